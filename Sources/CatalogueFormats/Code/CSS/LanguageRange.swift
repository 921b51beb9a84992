/// What `:lang()` is given.
struct LanguageRange {
    private let subtags: [Substring]

    init(_ text: String) { subtags = text.lowercased().split(separator: "-") }

    /// Whether older browsers find a language in it: de-AT in de.
    func begins(_ language: String) -> Bool { language.lowercased().split(separator: "-").starts(with: subtags) }

    /// Whether any browser does: zh-Hant-TW in zh-TW too (RFC 4647, extended filtering).
    func matches(_ language: String) -> Bool {
        var rest = language.lowercased().split(separator: "-")[...]
        guard rest.first == subtags.first else { return false }
        rest = rest.dropFirst()
        for subtag in subtags.dropFirst() {
            // What follows a single letter or digit is another matter.
            while let next = rest.first, next != subtag, next.count > 1 { rest = rest.dropFirst() }
            guard rest.first == subtag else { return false }
            rest = rest.dropFirst()
        }
        return true
    }
}
