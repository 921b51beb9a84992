import CatalogueModel

/// Writes layouts as a table for GitHub.
public struct MarkdownLayoutWriter: LayoutTextWriter {
    private let columns: [Int]
    private let table: MarkdownTable

    /// Makes a writer.
    /// - Parameter hasNames: whether the layouts belong to presets. The state is always there, so that a table keeps its
    ///   shape when one is added.
    public init(hasNames: Bool = true) {
        columns = LayoutTable.columns.indices.filter { hasNames || LayoutTable.columns[$0].title != "name" }
        table = MarkdownTable(columns: columns.map { LayoutTable.columns[$0] })
    }

    public mutating func begin(_ text: inout String) { text += table.head }

    public mutating func append(_ layout: NamedLayout, to text: inout String) {
        let cells = LayoutTable.cells(layout)
        text += table.row(columns.map { cells[$0] })
    }
}
