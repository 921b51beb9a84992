/// Texts as Objective-C has them.
enum ObjectiveCText {
    /// A text as a literal of C. What a terminal would obey stands there byte by byte, as escapes that end by
    /// themselves; no two question marks stand together, for they would begin a trigraph.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "?" where result.utf8.last == UInt8(ascii: "?"): result += "\\?"
            case _ where isUnsafeOnTerminal(scalar): result += String(scalar).utf8.map(octal).joined()
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A text as the literal of an attribute, in which no numbers of characters may stand; it is for reading alone.
    static func message(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return literal(escapedForTerminal(line))
    }

    /// Lines for a comment that a documentation tool reads: it takes them for text, whatever they look like.
    static func documentation(_ lines: [String]) -> [String] {
        lines.flatMap { line in
            commentLines(line.unicodeScalars.map { (isMarkup($0) ? "\\" : "") + String($0) }.joined())
        }
    }

    private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool { "\\@<>&".unicodeScalars.contains(scalar) }

    private static func octal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
