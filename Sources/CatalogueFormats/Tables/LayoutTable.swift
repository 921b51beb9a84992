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
            result.judgement.gap?.got.readableText ?? "", findings(layout),
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
        // Layouts without a preset need no name; the state stays, so that a table keeps its shape when one is added.
        let shown = columns.indices.filter { columns[$0].title != "name" || layouts.isEmpty || hasNames(layouts) }
        var table = MarkdownTable(columns: shown.map { columns[$0] })
        for layout in layouts {
            let cells = cells(layout)
            table.append(shown.map { cells[$0] })
        }
        return table.markdown
    }

    /// Every number of the layouts for a spreadsheet, by RFC 4180.
    public static func csv(_ layouts: [NamedLayout]) -> String {
        var output = CSVWriter.line((words + numbers).map(CSVField.text))
        for layout in layouts { output += CSVWriter.line(fields(layout)) }
        return output
    }

    private static let words = ["name", "style", "state", "traits", "findings"]

    /// The numbers that a layout can have, as in its JSON.
    private static let numbers =
        size("button") + edges("contentEdgeInsets") + edges("titleEdgeInsets") + edges("imageEdgeInsets")
        + frame("image") + frame("title") + size("fitting") + ["gap.asked", "gap.got", "offCenter.x", "offCenter.y"]
        + ["configuration.imagePadding"]
        + ["top", "leading", "bottom", "trailing"].map { "configuration.contentInsets.\($0)" }

    private static func fields(_ layout: NamedLayout) -> [CSVField] {
        var values = Dictionary(uniqueKeysWithValues: layout.result.numbers.map { ($0.name, $0.value) })
        values["gap.asked"] = layout.result.judgement.gap?.asked
        let words = [
            layout.name ?? "", layout.style.name, layout.state.name, TraitCollection.text(of: layout.traits),
            findings(layout),
        ]
        return words.map(CSVField.text) + numbers.map { values[$0].map(CSVField.number) ?? .empty }
    }

    private static func hasNames(_ layouts: [NamedLayout]) -> Bool { layouts.contains { $0.name != nil } }

    private static func findings(_ layout: NamedLayout) -> String {
        layout.result.judgement.findings.elements.map(\.name).joined(separator: " ")
    }

    private static func frame(_ frame: Rect?) -> String {
        guard let frame else { return "" }
        return "\(frame.width.readableText) x \(frame.height.readableText) at \(frame.x.readableText), "
            + frame.y.readableText
    }

    private static func size(_ name: String) -> [String] { ["\(name).width", "\(name).height"] }
    private static func frame(_ name: String) -> [String] { ["\(name).x", "\(name).y"] + size(name) }
    private static func edges(_ name: String) -> [String] {
        ["top", "left", "bottom", "right"].map { "\(name).\($0)" }
    }
}
