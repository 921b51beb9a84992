import CHarfBuzz
import CatalogueModel

/// One face of a font file, ready to be measured with.
public final class Font {
    public let face: FontFace
    /// As in `Roboto`; nil when the font does not say.
    public let family: String?
    /// As in `Medium Italic`; nil when the font does not say.
    public let style: String?
    /// 1 to 1000, 400 is regular; nil when the font does not say.
    public let weight: Int?
    public let glyphCount: Int
    /// In font units. A font with an axis of optical sizes may have others at a size: `lineMetrics(at:)`.
    public let lineMetrics: LineMetrics

    let library: HarfBuzz
    let handle: Handle
    private let hasOpticalSizes: Bool

    /// Reads a font.
    /// - Parameters:
    ///   - bytes: the content of a TrueType or OpenType file, or of a collection of them.
    ///   - faceIndex: which face of a collection, from 0 on.
    ///   - wanted: the weight that a font with an axis of weights is set to; nil leaves it as it is. Others have the one
    ///     that they have.
    /// - Throws: `harfBuzzMissing`, `harfBuzzTooOld`, `notAFont`, `noSuchFace`.
    public init(_ bytes: [UInt8], faceIndex: Int = 0, weight wanted: FontWeight? = nil) throws(MeasuringError) {
        let library = try HarfBuzz.shared()
        let file = try FontFile(bytes, faceIndex: faceIndex, library: library)
        let face = file.face
        let font = Handle(library.call.font_create(face.pointer), library.call.font_destroy)
        library.call.font_set_scale(font.pointer, Int32(file.unitsPerEm), Int32(file.unitsPerEm))

        let axisWeight = file.hasAxis("wght") ? wanted : nil
        if let axisWeight { Self.set([("wght", Float(axisWeight.value))], of: font, library) }
        guard let metrics = LineMetrics(of: font, library: library) else { throw .notAFont(.table("hhea")) }
        self.library = library
        handle = font
        // The names for more than four styles a family, then those that every font has (OpenType, `name`).
        family = file.name(16) ?? file.name(1)
        style = file.name(17) ?? file.name(2)
        weight = axisWeight?.value ?? file.weight
        glyphCount = file.glyphCount
        lineMetrics = metrics
        hasOpticalSizes = file.hasAxis("opsz")
        self.face = FontFace(
            id: FontID(of: bytes, faceIndex: faceIndex, weight: axisWeight), unitsPerEm: file.unitsPerEm,
            lineHeight: metrics.lineHeight, dependsOnSize: hasOpticalSizes || file.hasTable("trak"))
    }

    /// The vertical metrics in font units at a size in points.
    public func lineMetrics(at size: Double) -> LineMetrics {
        guard hasOpticalSizes else { return lineMetrics }
        use(size: size)
        return LineMetrics(of: handle, library: library) ?? lineMetrics
    }

    /// Makes what is shaped next come out as at that size in points, still in font units.
    func use(size: Double) {
        guard face.dependsOnSize else { return }
        library.call.font_set_ptem(handle.pointer, Float(size))
        guard hasOpticalSizes else { return }
        // Those that are not named go back to where they were.
        let weight = face.id.weight.map { ("wght" as StaticString, Float($0.value)) }
        Self.set([("opsz", Float(size))] + [weight].compactMap { $0 }, of: handle, library)
    }

    private static func set(_ axes: [(tag: StaticString, value: Float)], of font: Handle, _ library: HarfBuzz) {
        var variations = axes.map { hb_variation_t(tag: Tag($0.tag).rawValue, value: $0.value) }
        library.call.font_set_variations(font.pointer, &variations, UInt32(variations.count))
    }
}

// The object of HarfBuzz behind it is changed when its size is.
@available(*, unavailable, message: "A Font belongs to one thread at a time; read it again for another.")
extension Font: Sendable {}

extension LineMetrics {
    /// Nil when the font has none.
    init?(of font: Handle, library: HarfBuzz) {
        var extents = hb_font_extents_t()
        guard library.call.font_get_h_extents(font.pointer, &extents) != 0 else { return nil }
        self.init(
            ascender: Int(extents.ascender), descender: Int(extents.descender), lineGap: Int(extents.line_gap))
    }
}
