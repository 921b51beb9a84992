/// Expressions side by side. What separates them does not where it stands in braces or parentheses.
///
/// By scalars: a combining mark would hide a separator.
public enum ExpressionList {
    /// The parts of `WxH`, split at the first x; nil for what has no two parts.
    public static func size(_ text: String) -> (width: String, height: String)? {
        let parts = split(text, at: "x", limit: 1)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        return (parts[0], parts[1])
    }

    /// The parts between commas.
    public static func separatedByCommas(_ text: String) -> [String] { split(text, at: ",", limit: .max) }

    private static func split(_ text: String, at separator: Unicode.Scalar, limit: Int) -> [String] {
        var parts = [String.UnicodeScalarView()]
        var depth = 0
        var before: (Unicode.Scalar?, Unicode.Scalar?)
        for scalar in text.unicodeScalars {
            if scalar == "(" || scalar == "{" { depth += 1 }
            if scalar == ")" || scalar == "}" { depth -= 1 }
            // `fitx52` and `fitxfit`: the word holds no x of its own, a function's name may.
            let isWord = scalar == "x" && before == ("m", "a")
            if scalar == separator, depth == 0, parts.count <= limit, !isWord {
                parts.append(String.UnicodeScalarView())
            } else {
                parts[parts.count - 1].append(scalar)
            }
            before = (before.1, scalar)
        }
        return parts.map { part in
            let tail = part.drop { $0.properties.isWhitespace }.reversed().drop { $0.properties.isWhitespace }
            return String(String.UnicodeScalarView(tail.reversed()))
        }
    }
}
