/// Identifiers that C, Objective-C and C++ take.
enum ObjectiveCIdentifier {
    /// `TabHome` of the words of its parts, to stand behind a prefix.
    static func suffix(_ parts: some Sequence<String>) -> String {
        speakable(camelCase(parts.flatMap(words), startsUpper: true))
    }

    /// `contentSize`, for a member of a struct.
    static func member(_ name: String) -> String {
        let identifier = speakable(camelCase(words(of: name), startsUpper: false)).startingLikeAnIdentifier
        return reserved.contains(identifier) ? identifier + "_" : identifier
    }

    /// The same with the numbers of the few letters that no identifier may have.
    private static func speakable(_ identifier: String) -> String {
        if identifier.unicodeScalars.allSatisfy(isSpeakable) { return identifier }
        return identifier.unicodeScalars.map {
            isSpeakable($0) ? String($0) : "u" + String($0.value, radix: 16, uppercase: true)
        }.joined()
    }

    /// All that continues an identifier, but for the letter (U+01C3) that looks like an exclamation mark: clang warns.
    private static func isSpeakable(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isXIDContinue && scalar.value != 0x01C3
    }

    /// Keywords of the three languages, and macros of their libraries.
    private static let reserved: Set<String> = [
        "alignas", "alignof", "and", "asm", "assert", "atomic", "auto", "bitand", "bitor", "bool", "break", "case",
        "catch", "char", "class", "compl", "complex", "concept", "const", "consteval", "constexpr", "constinit",
        "continue", "decltype", "default", "delete", "do", "double", "else", "enum", "errno", "explicit", "export",
        "extern", "false", "float", "for", "friend", "goto", "id", "if", "imaginary", "inline", "int", "linux", "long",
        "mutable", "namespace", "new", "nil", "noexcept", "noreturn", "not", "nonatomic", "nullptr", "operator", "or",
        "private", "protected", "public", "register", "requires", "restrict", "return", "self", "short", "signed",
        "sizeof", "static", "stderr", "stdin", "stdout", "struct", "super", "switch", "template", "this", "throw",
        "true", "try", "typedef", "typeid", "typename", "typeof", "union", "unix", "unsigned", "using", "virtual",
        "void", "volatile", "while", "xor",
    ]
}
