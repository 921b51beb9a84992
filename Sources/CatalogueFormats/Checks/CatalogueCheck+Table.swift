import CatalogueModel

extension CatalogueCheck {
    /// What was found, as a table for a terminal, and a line that counts.
    public func text(maximumWidth: Int?, color: Bool) -> String {
        let rows = rows
        let shown = Self.columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        var table = TextTable(columns: shown.map { Self.columns[$0] })
        for row in rows { table.append(shown.map { row[$0] }) }
        let text = rows.isEmpty ? "" : table.text(maximumWidth: maximumWidth, color: color) + "\n"
        return text + summary + "\n"
    }

    /// What was found, for a pull request: the counts first, then a table.
    public var markdown: String {
        var table = MarkdownTable(columns: Self.columns)
        for row in rows { table.append(row) }
        return "### \(markdownText(summary))\n" + (issues.isEmpty ? "" : "\n" + table.markdown)
    }

    private static let columns = [
        TableColumn("severity"), TableColumn("name", .name), TableColumn("state"), TableColumn("finding"),
        TableColumn("what"), TableColumn("where"),
    ]

    private var rows: [[String]] {
        // Imported design tokens bring hundreds of metrics that no button needs: they are one line.
        let unused = issues.filter { $0.rule == .lint(.unusedMetric) }
        let isShortened = unused.count > Self.limit
        var rows: [[String]] = []
        for issue in issues where !isShortened || issue.rule != .lint(.unusedMetric) {
            let state = issue.state == .normal ? nil : issue.state?.name
            rows.append([
                issue.severity.rawValue, issue.name, state ?? "", issue.rule.id, issue.explanation(naming: Self.limit),
                issue.places?.text ?? "",
            ])
        }
        if isShortened {
            let names = listed(unused.map(\.name), Self.limit)
            rows.append([
                unused[0].severity.rawValue, "", "", unused[0].rule.id,
                "nothing depends on \(counted(unused.count, "metric")): \(names)", "",
            ])
        }
        return rows
    }

    /// How many names of a kind are written out.
    private static let limit = 5

    /// `1 error, 2 warnings, 0 notes: 24 layouts of 12 presets in 2 collections`.
    var summary: String {
        let counts = [Severity.error, .warning, .note].map { counted(count($0), $0.rawValue) }.joined(separator: ", ")
        let places = collections.count == 1 ? "" : " in \(counted(collections.count, "collection"))"
        let accepted = accepted.isEmpty ? "" : ", \(accepted.count) accepted"
        return "\(counts)\(accepted): \(counted(layouts, "layout")) of \(counted(presets, "preset"))\(places)"
    }
}
