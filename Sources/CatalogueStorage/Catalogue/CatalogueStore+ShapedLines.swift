import CatalogueModel

/// Lines of text as they were shaped. They are no facts: they follow from fonts, and are kept so that who lacks a font
/// can still recalculate.
extension CatalogueStore {
    /// - Parameter size: in points; nil for fonts that come out alike at every size.
    public func shapedLine(of text: String, in fonts: [FontID], size: Double?) throws -> ShapedLine? {
        try database.first(
            """
            SELECT l.advances, l.missing, l.line_height FROM shaped_line l JOIN font_stack s ON s.id = l.stack
            WHERE s.fonts = ? AND l.text = ? AND l.size = ?
            """, Self.stack(fonts), text, size ?? 0
        ) { row in
            let advances = try row.text(0).split(separator: " ").map { word in
                let parts = word.split(separator: ":").compactMap { Int($0) }
                guard parts.count == 2, fonts.indices.contains(parts[0]) else {
                    throw UnreadableText(text: row.text(0))
                }
                return ShapedLine.Advance(font: parts[0], units: parts[1])
            }
            return ShapedLine(advances: advances, missing: Array(row.text(1)), lineHeight: Int(row.int64(2)))
        }
    }

    /// Keeps a shaped line, within a write.
    public func keep(_ line: ShapedLine, of text: String, in fonts: [FontID], size: Double?) throws {
        let stack = Self.stack(fonts)
        try database.run("INSERT INTO font_stack (fonts) VALUES (?) ON CONFLICT DO NOTHING", stack)
        try database.run(
            """
            INSERT INTO shaped_line (stack, text, size, advances, missing, line_height)
            SELECT id, ?, ?, ?, ?, ? FROM font_stack WHERE fonts = ? ON CONFLICT DO NOTHING
            """, text, size ?? 0, line.advances.map { "\($0.font):\($0.units)" }.joined(separator: " "),
            String(line.missing), line.lineHeight, stack)
    }

    private static func stack(_ fonts: [FontID]) -> String { fonts.map(\.description).joined(separator: " ") }
}
