import CatalogueModel

extension CatalogueDiff {
    /// The diff as a page that stands alone, for light and dark, on paper and on a telephone. The layouts that moved most
    /// are drawn before and after.
    /// - Parameter pictured: what a picture of a moved layout shows beside its frames; nil where that is not known.
    public func html(
        rules: ChangeRules = .standard, pictured: (LayoutChange) -> PicturedLayout? = { _ in nil }
    ) -> String {
        let report = DiffReport(self, rules: rules)
        var body = "<h1>\(htmlText(report.title))</h1>\n<p>\(htmlText(report.summary))"
        if let impact = report.impact { body += " <strong>(\(impact.rawValue))</strong>" }
        body += "</p>\n"
        if !report.breaking.isEmpty {
            body += "<h2>Breaking</h2>\n<ul>\n"
            body += report.breaking.map { "<li>\(htmlText($0))</li>\n" }.joined() + "</ul>\n"
        }
        for section in report.sections {
            body += "<h2>\(htmlText(section.title)) (\(section.rows.count))</h2>\n"
            let pictures = Self.overlays(of: section.layouts, pictured).mapValues { $0.drawing.element() }
            if let remark = Self.remark(pictures.count, of: section.layouts) { body += "<p>\(remark)</p>\n" }
            body += Self.table(section, pictures)
        }
        let hasPictures = report.sections.contains { $0.layouts.contains { $0.sides != nil } }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(htmlText("\(report.title): \(report.summary)"))</title>
            <style>\(Self.style)\(hasPictures ? PictureStyle.css : "")</style>
            </head>
            <body>
            \(body)</body>
            </html>

            """
    }

    private static func table(_ section: DiffReport.Section, _ pictures: [Int: String]) -> String {
        var text = "<div class=\"scroll\"><table>\n<thead><tr>"
        text += section.columns.map { "<th scope=\"col\">\(htmlText($0.title))</th>" }.joined()
        if !pictures.isEmpty { text += "<th scope=\"col\">picture</th>" }
        text += "</tr></thead>\n<tbody>\n"
        for (index, row) in section.rows.enumerated() {
            let cells = zip(section.columns, row).map { column, cell in
                let lines = cell.split(separator: "\n", omittingEmptySubsequences: false).map { htmlText(String($0)) }
                    .joined(separator: "<br>")
                return column.kind == .name && !cell.isEmpty ? "<td><code>\(lines)</code></td>" : "<td>\(lines)</td>"
            }
            let picture = pictures.isEmpty ? "" : "<td class=\"picture\">\(pictures[index] ?? "")</td>"
            text += "<tr>\(cells.joined())\(picture)</tr>\n"
        }
        return text + "</tbody>\n</table></div>\n"
    }

    private static let style = """
        :root { color-scheme: light dark; }
        body { font: 15px/1.45 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
        h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid #8886; }
        .picture { width: 360px; min-width: 260px; padding: .5rem 0; }
        .picture svg { max-width: 100%; height: auto; }
        code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
        """
}

/// A text as HTML that shows just that text, within an element or a quoted attribute.
func htmlText(_ text: String) -> String {
    var result = ""
    for scalar in escapedForTerminal(text).unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
