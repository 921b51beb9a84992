import CatalogueModel
import CatalogueStorage
import TitleMeasuring

extension Catalogue {
    /// The fonts, sorted by family and weight, and whether their files are here.
    public func fonts(at name: RevisionName = .now) throws -> [FontSummary] {
        try store.read {
            try store.fonts(at: try moment(name)).map {
                FontSummary(font: $0, file: $0.search(fontFiles($0.file)).state)
            }
            .sorted { ($0.font.family, $0.font.weight) < ($1.font.family, $1.font.weight) }
        }
    }

    /// What a font has become, where its file is here in another version only.
    func newFace(of font: RegisteredFont) -> FontFace? {
        guard font.search(fontFiles(font.file)).state == .changed else { return nil }
        for bytes in fontFiles(font.file) {
            if let found = try? Font(bytes, faceIndex: font.face.id.faceIndex, weight: font.face.id.weight) {
                return found.face
            }
        }
        return nil
    }
}
