import ButtonLayout
import CatalogueModel

/// Tables of layouts: a short one for people, and one with every number for spreadsheets.
public enum LayoutTable {
    /// The columns that people read: what it is, how large, where image and title are, and what is wrong.
    public static let columns = [
        TableColumn("name", .name), TableColumn("style"), TableColumn("state"), TableColumn("button", .number),
        TableColumn("image", .number), TableColumn("title", .number), TableColumn("gap", .number),
        TableColumn("findings"),
    ]

    /// The cells of those columns.
    public static func cells(_ layout: NamedLayout) -> [String] {
        let result = layout.result
        return [
            layout.name ?? "", layout.style.name, layout.state.name,
            "\(result.layout.button.width.readableText) x \(result.layout.button.height.readableText)",
            frame(result.layout.image), frame(result.layout.title),
            result.judgement.gap?.got.readableText ?? "", words(of: result.judgement.findings),
        ]
    }

    /// A table for a terminal.
    public static func text(_ layouts: [NamedLayout], maximumWidth: Int?, color: Bool) -> String {
        // Layouts of the normal state alone need no column that says so, layouts without a preset no name.
        let shown = columns.indices.filter { column in
            switch columns[column].title {
            case "state": layouts.contains { $0.state != .normal }
            case "name": hasNames(layouts)
            default: true
            }
        }
        var table = TextTable(columns: shown.map { columns[$0] })
        for layout in layouts {
            let cells = cells(layout)
            table.append(shown.map { cells[$0] })
        }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    /// A table for GitHub.
    public static func markdown(_ layouts: [NamedLayout]) -> String {
        MarkdownLayoutWriter(hasNames: layouts.isEmpty || hasNames(layouts)).text(of: layouts)
    }

    /// Every number of the layouts for a spreadsheet, by RFC 4180.
    public static func csv(_ layouts: [NamedLayout]) -> String { CSVLayoutWriter().text(of: layouts) }

    private static func hasNames(_ layouts: [NamedLayout]) -> Bool { layouts.contains { $0.name != nil } }

    static func words(of findings: FindingSet) -> String {
        findings.elements.map(\.name).joined(separator: " ")
    }

    private static func frame(_ frame: Rect?) -> String {
        guard let frame else { return "" }
        return "\(frame.width.readableText) x \(frame.height.readableText) at \(frame.x.readableText), "
            + frame.y.readableText
    }
}
