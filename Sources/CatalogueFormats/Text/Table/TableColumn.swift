/// A column of a table for people.
public struct TableColumn: Hashable, Sendable {
    /// What a column holds, and so how it is set.
    public enum Kind: Hashable, Sendable {
        /// Words, aligned to the left.
        case text
        /// Names as one would type them, aligned to the left; code in Markdown.
        case name
        /// Numbers, aligned to the right.
        case number
    }

    /// What stands above the column.
    public var title: String

    /// What the column holds.
    public var kind: Kind

    /// Makes a column.
    public init(_ title: String, _ kind: Kind = .text) {
        self.title = title
        self.kind = kind
    }
}
