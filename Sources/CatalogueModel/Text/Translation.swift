/// What a key says in one language.
public struct Translation: Hashable, Sendable {
    /// The language as its file names it: `en`, `pt-BR`, `zh-Hans`.
    public let locale: String

    /// One text for each variation, sorted by it; at least one.
    public let forms: [Form]

    /// That of its weakest form.
    public let state: TranslationState

    /// One of the texts.
    public struct Form: Hashable, Sendable {
        /// Where the text holds: empty for a plain text, else `plural.one`, `device.iphone.plural.other`, and for an
        /// argument within a text its name and its variation, `birds.plural.one`. Several are joined with `+`.
        public let variation: String

        /// The text, with its placeholders.
        public let text: String

        /// Makes a form.
        public init(variation: String = "", text: String) {
            self.variation = variation
            self.text = text
        }
    }

    /// Makes a translation, or nil without a form.
    /// - Parameter states: those of its forms.
    public init?(locale: String, forms: [Form], states: some Sequence<TranslationState>) {
        guard !forms.isEmpty else { return nil }
        self.locale = locale
        self.forms = forms.sorted { $0.variation.precedes($1.variation) }
        state = states.min { $0.isWeaker(than: $1) } ?? .translated
    }

    /// Makes a translation that is the same everywhere.
    public init(locale: String, text: String, state: TranslationState = .translated) {
        self.locale = locale
        forms = [Form(text: text)]
        self.state = state
    }
}
