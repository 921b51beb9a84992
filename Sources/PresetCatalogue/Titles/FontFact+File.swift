import CatalogueModel
import TitleMeasuring

extension FontFact {
    /// Reads what a font says of itself.
    /// - Parameters:
    ///   - bytes: the content of a TrueType or OpenType file, or of a collection of them.
    ///   - file: how the catalogue finds the file again.
    ///   - faceIndex: which face of a collection, from 0 on.
    ///   - family: nil takes the font's own.
    ///   - weight: nil takes the font's own, and regular when it has none. A font with an axis of weights is set to it.
    /// - Throws: `MeasuringError`, `CatalogueError`.
    public init(
        reading bytes: [UInt8], file: String, faceIndex: Int = 0, family: String? = nil, weight: FontWeight? = nil
    ) throws {
        let font = try Font(bytes, faceIndex: faceIndex, weight: weight)
        guard let family = family ?? font.family, !family.isEmpty else {
            throw CatalogueError(.fontNeedsFamily(file: file))
        }
        self.init(
            id: nil, family: family, weight: weight ?? font.weight.flatMap { FontWeight($0) } ?? .regular, file: file,
            face: font.face)
    }
}
