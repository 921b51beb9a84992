import ButtonLayout
import CatalogueModel

/// The layouts of one preset across trait collections: a column for each trait that varies, and a mark where it breaks.
public enum MatrixTable {
    /// A table for a terminal.
    public static func text(_ layouts: [NamedLayout], maximumWidth: Int?, color: Bool) -> String {
        let (columns, rows) = content(of: layouts)
        var table = TextTable(columns: columns)
        for row in rows { table.append(row) }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    /// A table for GitHub.
    public static func markdown(_ layouts: [NamedLayout]) -> String {
        let (columns, rows) = content(of: layouts)
        var table = MarkdownTable(columns: columns)
        for row in rows { table.append(row) }
        return table.markdown
    }

    private static func content(of layouts: [NamedLayout]) -> (columns: [TableColumn], rows: [[String]]) {
        let values = Dictionary(grouping: layouts.flatMap(\.traits), by: \.key).mapValues { Set($0.map(\.value)) }
        let traits = values.filter { $0.value.count > 1 }.keys.sorted { $0.precedes($1) }
        // Name and style are the same in all rows.
        let shown = LayoutTable.columns.indices.filter { column in
            switch LayoutTable.columns[column].title {
            case "name", "style": false
            case "state": layouts.contains { $0.state != .normal }
            default: true
            }
        }
        let columns = traits.map { TableColumn($0) } + [TableColumn("breaks")] + shown.map { LayoutTable.columns[$0] }
        let rows = layouts.map { layout in
            let cells = LayoutTable.cells(layout)
            return traits.map { layout.traits[$0] ?? "" } + [mark(layout)] + shown.map { cells[$0] }
        }
        return (columns, rows)
    }

    /// The worst that is wrong; a note breaks nothing.
    private static func mark(_ layout: NamedLayout) -> String {
        let worst = layout.result.judgement.findings.elements.map { $0.severity(in: layout.style) }.max()
        return worst.flatMap { $0 == .note ? nil : $0.rawValue } ?? ""
    }
}
