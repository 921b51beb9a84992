import CatalogueModel

/// Layouts before and after in one file, two beside each other, below what they have in common.
struct OverlaySheet {
    /// What is compared: `1.0 → 1.1`
    let title: String
    /// What there is to say of all of it, a paragraph each.
    let remarks: [String]
    /// None shares its id with another.
    let overlays: [ButtonOverlay]

    private static let columns = 2
    private static let margin = 20.0

    /// An SVG file.
    var svg: String {
        let drawings = overlays.map(\.drawing)
        let cell = drawings.map(\.width).max() ?? ButtonOverlay.width
        let width = cell * Double(max(1, min(Self.columns, drawings.count)))
        let lines = remarks.flatMap { wrapped(xmlSafe($0), size: 11.5, width: width - 2 * Self.margin) }
        let top = 40 + 17 * Double(lines.count)
        let rows = stride(from: 0, to: drawings.count, by: Self.columns).map {
            drawings[$0..<min($0 + Self.columns, drawings.count)]
        }
        let height = rows.reduce(top) { $0 + ($1.map(\.height).max() ?? 0) } + 8
        var markup = Markup()
        markup.add(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": "bp", "width": pictureNumber(width),
                "height": pictureNumber(height), "viewBox": "0 0 \(pictureNumber(width)) \(pictureNumber(height))",
            ]
        ) { markup in
            markup.add("title", [:], ([title] + remarks).joined(separator: ". "))
            markup.add(raw: "<style>\n\(PictureStyle.css)</style>\n")
            markup.add(
                "rect",
                ["class": "bp-paper", "width": pictureNumber(width), "height": pictureNumber(height), "rx": "8"])
            header(&markup, lines, width)
            var y = top
            for row in rows {
                for (column, drawing) in row.enumerated() {
                    markup.add(raw: drawing.element(at: (Double(column) * cell, y)))
                }
                y += row.map(\.height).max() ?? 0
            }
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + markup.text
    }

    private func header(_ markup: inout Markup, _ lines: [String], _ width: Double) {
        let title = fitted(xmlSafe(title), size: 15, width: width - 2 * Self.margin)
        markup.add(
            "text", ["class": "bp-ink bp-name", "x": pictureNumber(Self.margin), "y": "28", "font-size": "15"], title)
        for (index, line) in lines.enumerated() {
            markup.add(
                "text",
                [
                    "class": "bp-muted", "x": pictureNumber(Self.margin), "y": pictureNumber(46 + 17 * Double(index)),
                    "font-size": "11.5",
                ], line)
        }
    }
}
