/// Names and texts as CSS takes them: any that there is, with backslashes (CSSOM, "serialize an identifier").
enum CSSIdentifier {
    static func escaped(_ text: String) -> String {
        var result = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isStart = index == 0 || index == 1 && scalars[0] == "-"
            switch scalar {
            case "\0": result += "\u{FFFD}"
            case "\u{1}"..."\u{1F}", "\u{7F}": result += codePoint(scalar)
            case "0"..."9" where isStart: result += codePoint(scalar)
            case "-" where scalars.count == 1: result += "\\-"
            case "-", "_", "0"..."9", "A"..."Z", "a"..."z": result.unicodeScalars.append(scalar)
            case _ where isPlain(scalar): result.unicodeScalars.append(scalar)
            default: result += "\\" + String(scalar)
            }
        }
        return result
    }

    /// A text in double quotes.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\0": result += "\u{FFFD}"
            case "\u{1}"..."\u{1F}", "\u{7F}": result += codePoint(scalar)
            case "\"", "\\": result += "\\" + String(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Lines as a comment that ends where it should.
    static func comment(_ lines: [String]) -> [String] {
        var lines = lines.map { $0.replacingScalars("*/", with: "*\\/") }
        guard let last = lines.indices.last else { return [] }
        for index in lines.indices {
            let mark = index == 0 ? "/*" : " *"
            lines[index] = lines[index].isEmpty ? mark : "\(mark) \(lines[index])"
        }
        lines[last] += " */"
        return lines
    }

    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        "\\" + String(scalar.value, radix: 16) + " "
    }

    /// Whether it may stand in an identifier without a backslash, also by the newer rule (CSS Syntax, "non-ASCII ident
    /// code point"), which leaves out symbols.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C, 0x200D, 0x203F, 0x2040,
            0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...:
            true
        default: false
        }
    }
}
