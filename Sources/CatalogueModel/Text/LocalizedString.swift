/// A text of a program, by its key, in every language that has it.
public struct LocalizedString: Hashable, Sendable {
    /// What the code calls it; often the text itself.
    public let key: String

    /// What translators are told.
    public let comment: String?

    /// Where the key comes from; nil where its file does not say.
    public let extractionState: ExtractionState?

    /// Whether it differs between languages; if not, only the source language has it.
    public let shouldTranslate: Bool

    /// By locale.
    public let translations: [Translation]

    /// Makes a string; its translations may come in any order.
    public init(
        key: String, comment: String? = nil, extractionState: ExtractionState? = nil, shouldTranslate: Bool = true,
        translations: [Translation]
    ) {
        self.key = key
        self.comment = comment
        self.extractionState = extractionState
        self.shouldTranslate = shouldTranslate
        self.translations = translations.sorted { $0.locale.precedes($1.locale) }
    }

    /// The translation of a locale, however that is spelled (`pt_BR`); nil where there is none of just this locale.
    public func translation(in locale: String) -> Translation? {
        translations.first { $0.locale == locale }
            ?? translations.first {
                LocaleIdentifier.normalized($0.locale) == LocaleIdentifier.normalized(locale)
            }
    }
}
