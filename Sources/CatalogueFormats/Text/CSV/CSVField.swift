/// One field of a CSV record.
public enum CSVField: Hashable, Sendable {
    /// A text, which no spreadsheet shall run as a formula.
    case text(String)
    /// A number, written plain in its shortest form; NaN and the infinities are written as texts.
    case number(Double)
    /// Nothing, as opposed to the empty text, which is written as two quotes.
    case empty
}
