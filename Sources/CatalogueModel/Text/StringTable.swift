/// The texts of a program, as one String Catalog or one `.strings` file of each language has them.
public struct StringTable: Hashable, Sendable {
    /// The language in which the texts are thought up.
    public let sourceLocale: String

    /// By the bytes of their keys.
    public let strings: [LocalizedString]

    /// Makes a table; its strings may come in any order.
    public init(sourceLocale: String, strings: [LocalizedString]) {
        self.sourceLocale = sourceLocale
        self.strings = strings.sorted { $0.key.precedes($1.key) }
    }

    /// One table of those of several languages, each from a file of its own. What several of them say of a key is taken
    /// from the first that says it.
    public init(sourceLocale: String, merging tables: [StringTable]) {
        var strings: [String: LocalizedString] = [:]
        for string in tables.lazy.flatMap(\.strings) {
            strings[string.key] = strings[string.key]?.adding(string) ?? string
        }
        self.init(sourceLocale: sourceLocale, strings: Array(strings.values))
    }
}

extension LocalizedString {
    fileprivate func adding(_ other: LocalizedString) -> LocalizedString {
        LocalizedString(
            key: key, comment: comment ?? other.comment, extractionState: extractionState ?? other.extractionState,
            shouldTranslate: shouldTranslate && other.shouldTranslate,
            translations: translations + other.translations.filter { translation(in: $0.locale) == nil })
    }
}
