import CatalogueModel

/// Writes CSV (RFC 4180): commas, CRLF, quotes where a field needs them.
///
/// A text that a spreadsheet could run as a formula gets an apostrophe in front, which spreadsheets take as "this is
/// text". ``CSVReader`` takes it away again, so every text reads back as it was.
public enum CSVWriter {
    /// Writes a record with its CRLF.
    public static func line(_ fields: [CSVField]) -> String {
        // A single empty field would be a blank line, which readers skip.
        if fields == [.empty] { return "\"\"\r\n" }
        return fields.map(written).joined(separator: ",") + "\r\n"
    }

    /// Writes records one after the other.
    public static func text(_ records: [[CSVField]]) -> String {
        records.map(line).joined()
    }

    /// A text as a field.
    static func field(_ text: String) -> String {
        isPlain(text) ? text : quotedIfNeeded(FormulaGuard.added(to: text))
    }

    /// Whether a text is its own field beyond doubt, as most names are.
    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func written(_ value: CSVField) -> String {
        switch value {
        case .empty: ""
        case .number(let number) where number.isFinite: number.shortestText
        case .number(let number): field(number.shortestText)
        case .text(let text): field(text)
        }
    }

    private static func quotedIfNeeded(_ text: String) -> String {
        let scalars = text.unicodeScalars
        // Semicolons and tabs are separators to other readers; spaces, a byte order mark and the guard are lost by some.
        let needsQuotes =
            scalars.contains { ",;\t\"\r\n".unicodeScalars.contains($0) }
            || scalars.first.map { $0.properties.isWhitespace || $0 == "\u{FEFF}" || $0 == "'" } ?? true
            || scalars.last.map(\.properties.isWhitespace) ?? true
        guard needsQuotes else { return text }
        var result = "\""
        for scalar in scalars {
            if scalar == "\"" { result += "\"" }
            result.unicodeScalars.append(scalar)
        }
        return result + "\""
    }
}
