/// Identifiers as Swift's API guidelines want them, and texts as its literals.
enum SwiftIdentifier {
    /// `iconLeft`, for a property or a case.
    static func member(_ name: String) -> String {
        escaped(camelCase(words(of: name), startsUpper: false).startingLikeAnIdentifier)
    }

    /// `IconLeft`, for a type.
    static func type(_ name: String) -> String {
        let identifier = camelCase(words(of: name), startsUpper: true).startingLikeAnIdentifier
        return reservedTypes.contains(identifier) ? identifier + "_" : identifier
    }

    private static func escaped(_ identifier: String) -> String {
        if unspeakable.contains(identifier) { return identifier + "_" }
        return keywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    /// Whether a text is an identifier as it stands, without backticks.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.first.map { isLetter($0) } == true && !keywords.contains(text) && !unspeakable.contains(text)
            && !reservedTypes.contains(text)
            && text.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    /// What may follow a dot only in backticks, or means something else there even so.
    private static let unspeakable: Set<String> = ["self", "Self", "Type", "Protocol", "init", "_"]

    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "inout", "internal", "is", "let", "nil", "nonisolated", "open", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Types that the generated code itself speaks of, and that no other may stand in front of.
    private static let reservedTypes: Set<String> = [
        "Any", "Bool", "CGFloat", "CGRect", "CGSize", "CaseIterable", "Hashable", "Int", "NSDirectionalEdgeInsets",
        "OptionSet", "Protocol", "Self", "Sendable", "String", "Swift", "Type", "UIButton", "UIControl",
        "UIEdgeInsets", "UIKit", "UITraitCollection",
    ]

    /// A text as a literal in double quotes.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isUnsafeOnTerminal(scalar): result += visibleEscape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
