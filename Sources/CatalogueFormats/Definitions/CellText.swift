/// Texts in cells. An empty cell says that nothing is set, so the empty text is written as two double quotes: a text of
/// nothing but white space and double quotes gets two more at its end.
enum CellText {
    static func written(_ text: String) -> String {
        isBlank(text) ? text + "\"\"" : text
    }

    static func read(_ cell: String) -> String {
        guard isBlank(cell), cell.unicodeScalars.suffix(2).elementsEqual("\"\"".unicodeScalars) else { return cell }
        return String(cell.unicodeScalars.dropLast(2))
    }

    private static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\"" || $0.properties.isWhitespace }
    }

    static let none = "none"
    static let yes = "yes"
}

extension String {
    /// Without white space around it.
    var trimmed: String {
        let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
        guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(scalars[...last])
    }
}
