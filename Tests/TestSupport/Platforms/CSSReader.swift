/// Takes a style sheet apart as CSS Syntax says.
struct CSSReader {
    private var rest: ArraySlice<Unicode.Scalar>

    init(_ text: String) {
        rest = Array(text.unicodeScalars)[...]
        skip()
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func rule() throws -> CSSPage.Rule {
        var rule = CSSPage.Rule()
        try take(":root")
        while !has(" {") {
            if has("[") {
                let name = identifier()
                try take("=\"")
                rule.attributes[name] = string()
                try take("]")
            } else {
                try take(":lang(")
                rule.language = identifier()
                try take(")")
            }
        }
        skip()
        while !has("}") {
            let name = identifier()
            try take(": ")
            let value = rest.prefix { $0 != ";" }
            rest = rest.dropFirst(value.count)
            try take(";")
            rule.declarations.append((name, Self.text(value)))
            skip()
        }
        skip()
        return rule
    }

    private mutating func has(_ text: String) -> Bool {
        guard rest.starts(with: text.unicodeScalars) else { return false }
        rest = rest.dropFirst(text.unicodeScalars.count)
        return true
    }

    private mutating func take(_ text: String) throws {
        if !has(text) { throw CSSPage.Failure(rest: Self.text(rest.prefix(60))) }
    }

    /// White space and comments.
    private mutating func skip() {
        while true {
            if has("/*") {
                while !rest.isEmpty, !has("*/") { rest = rest.dropFirst() }
            } else if rest.first?.properties.isWhitespace == true {
                rest = rest.dropFirst()
            } else {
                return
            }
        }
    }

    /// An identifier with its escapes undone; empty where none begins.
    private mutating func identifier() -> String {
        let start = rest.prefix(2).map { $0 }
        guard let first = start.first, !("0"..."9").contains(first) else { return "" }
        if first == "-", start.count == 2, ("0"..."9").contains(start[1]) { return "" }
        var text = String.UnicodeScalarView()
        while let scalar = rest.first {
            switch scalar {
            case "\\": text.append(escaped())
            case "-", "_", "0"..."9", "A"..."Z", "a"..."z", "\u{80}"...:
                text.append(scalar)
                rest = rest.dropFirst()
            default: return String(text)
            }
        }
        return String(text)
    }

    /// The rest of a string up to its closing quote.
    private mutating func string() -> String {
        var text = String.UnicodeScalarView()
        while let scalar = rest.first {
            if scalar == "\\" {
                text.append(escaped())
                continue
            }
            rest = rest.dropFirst()
            if scalar == "\"" { break }
            text.append(scalar)
        }
        return String(text)
    }

    private mutating func escaped() -> Unicode.Scalar {
        rest = rest.dropFirst()
        let digits = rest.prefix(6).prefix { $0.isASCII && $0.properties.isASCIIHexDigit }
        guard !digits.isEmpty else { return rest.popFirst() ?? "\u{FFFD}" }
        rest = rest.dropFirst(digits.count)
        if rest.first?.properties.isWhitespace == true { rest = rest.dropFirst() }
        return UInt32(Self.text(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
