/// A part of a line in one script and one font: what HarfBuzz shapes at once.
struct TextRun: Hashable, Sendable {
    /// Of the line's scalars.
    var range: Range<Int>
    /// ISO 15924.
    var script: Tag
    /// The font's place in the list.
    var font: Int
}
