import CatalogueModel

/// Names of Android's resources: small letters, digits and underscores, as R.java can hold them.
enum AndroidIdentifier {
    /// What a name becomes when more may follow.
    static func base(_ name: Name) -> String {
        let text = snake(name.segments)
        // An identifier of Java begins with a letter.
        return text.first?.isNumber == true ? "n_" + text : text
    }

    /// What a whole identifier becomes.
    static func finished(_ identifier: String) -> String {
        keywords.contains(identifier) ? identifier + "_" : identifier
    }

    /// `content_size_ax1` of `["content-size", "AX1"]`. Other letters are `u` and their number: `gruf6udfe`.
    static func snake(_ texts: [String]) -> String {
        snakeCase(texts.flatMap(words)).unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "0"..."9", "_": String(scalar)
            default: "u" + String(scalar.value, radix: 16)
            }
        }.joined()
    }

    private static let keywords: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
        "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package",
        "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized",
        "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]
}
