/// How large a title is, and what there is to know about that.
public struct MeasuredTitle: Hashable, Sendable {
    /// In points, not rounded: `size.roundedUp(scale:)` has the natural size that layouts want.
    public let size: TitleSize
    /// At least one: an empty title is as high as a line.
    public let lineCount: Int
    /// The fonts used, by their place in the list, in the order of their use.
    public let fonts: [Int]
    /// The characters for which no font has a glyph, each once; they are measured as the box that stands for them.
    public let missing: [Character]
    /// Whether lines were left out, or one is wider than it should be: this title is shown truncated.
    public let exceedsLimits: Bool

    public init(size: TitleSize, lineCount: Int, fonts: [Int], missing: [Character], exceedsLimits: Bool) {
        self.size = size
        self.lineCount = lineCount
        self.fonts = fonts
        self.missing = missing
        self.exceedsLimits = exceedsLimits
    }
}
