/// The vertical metrics of a font, in its units, as HarfBuzz takes them from the font: `hhea`, or the typographic ones
/// of `OS/2` where the font asks for that.
public struct LineMetrics: Hashable, Sendable {
    /// Above the baseline.
    public let ascender: Int
    /// Below the baseline, therefore negative.
    public let descender: Int
    /// Between two lines.
    public let lineGap: Int

    public init(ascender: Int, descender: Int, lineGap: Int) {
        self.ascender = ascender
        self.descender = descender
        self.lineGap = lineGap
    }

    /// The height of a line in font units; 0 where a damaged font has less.
    public var lineHeight: Int { max(0, ascender - descender + lineGap) }
}
