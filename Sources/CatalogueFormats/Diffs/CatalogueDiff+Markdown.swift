import CatalogueModel

extension CatalogueDiff {
    /// The diff for a pull request: a marker by which a bot finds its own comment again, the counts, what breaks, then
    /// tables, long ones folded.
    ///
    /// - Parameters:
    ///   - rules: what changes mean.
    ///   - limit: the most characters; what does not fit is counted, and the worst stays.
    public func markdown(rules: ChangeRules = .standard, limit: Int = 60_000) -> String {
        DiffMarkdown(DiffReport(self, rules: rules), limit: limit).text
    }

    /// What the Markdown begins with.
    public static let markdownMarker = "<!-- presets diff -->"
}

/// Writes a report as Markdown of a limited size.
private struct DiffMarkdown {
    let report: DiffReport
    /// In characters as code hosts count them: scalars.
    let limit: Int

    init(_ report: DiffReport, limit: Int) {
        self.report = report
        self.limit = limit
    }

    /// What a table may need beside its rows, and what is said of those that are left out.
    private static let reserve = 400
    private static let foldedRows = 20

    var text: String {
        let impact = report.impact.map { " (\($0.rawValue))" } ?? ""
        var text =
            "\(CatalogueDiff.markdownMarker)\n### \(markdownText(report.title)): \(markdownText(report.summary))\(impact)\n"
        if !report.breaking.isEmpty {
            text += "\n" + list(report.breaking, room: room(beside: text) / 3)
        }
        for section in report.sections {
            let table = table(section, room: room(beside: text))
            if !table.isEmpty { text += "\n" + table }
        }
        return text
    }

    private func room(beside text: String) -> Int { limit - text.unicodeScalars.count - Self.reserve }

    private func list(_ sentences: [String], room: Int) -> String {
        var text = "**Breaking**\n"
        for (index, sentence) in sentences.enumerated() {
            let line = "- \(markdownText(sentence))\n"
            guard text.unicodeScalars.count + line.unicodeScalars.count < room || index == 0 else {
                return text + "- and \(sentences.count - index) more\n"
            }
            text += line
        }
        return text
    }

    /// As many rows as fit; empty where there is no room for a table at all.
    private func table(_ section: DiffReport.Section, room: Int) -> String {
        var table = MarkdownTable(columns: section.columns)
        var used = table.markdown.unicodeScalars.count
        var count = 0
        for row in section.rows {
            var single = MarkdownTable(columns: section.columns)
            let empty = single.markdown.unicodeScalars.count
            single.append(row)
            let length = single.markdown.unicodeScalars.count - empty
            guard used + length <= room else { break }
            used += length
            table.append(row)
            count += 1
        }
        let rest = section.rows.count - count
        let more = rest == 0 ? "" : "\nand \(counted(rest, "more row")) of \(section.title)\n"
        if count == 0 { return room + Self.reserve / 2 > more.count ? more : "" }
        let heading = "\(section.title): \(section.rows.count)"
        let body = table.markdown + more
        if section.rows.count <= Self.foldedRows { return "**\(section.title)**\n\n\(body)" }
        return "<details><summary>\(heading)</summary>\n\n\(body)\n</details>\n"
    }
}
