/// A table in GitHub-flavoured Markdown whose cells show exactly the texts given.
public struct MarkdownTable: Sendable {
    /// The columns.
    public let columns: [TableColumn]

    private var rows: [[String]] = []

    /// Makes a table without rows.
    public init(columns: [TableColumn]) {
        self.columns = columns
    }

    /// Adds a row, which has to have a cell for each column.
    public mutating func append(_ cells: [String]) {
        precondition(cells.count == columns.count, "a row has a cell for each column")
        rows.append(cells)
    }

    /// The Markdown, one line a row, with a newline at the end.
    public var markdown: String { head + rows.map(row).joined() }

    /// The titles and the rule below them.
    var head: String {
        line(columns.map { markdownText($0.title) }) + line(columns.map { $0.kind == .number ? "---:" : "---" })
    }

    func row(_ cells: [String]) -> String {
        line(zip(columns, cells).map { $0.kind == .name ? markdownCode($1) : markdownText($1) })
    }

    private func line(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |\n"
    }
}
