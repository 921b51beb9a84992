extension StringTable {
    /// The keys that have no translation in some of these locales, or one of which a form is still new; in the order of
    /// the locales, then of the keys.
    ///
    /// Missing is what has none of just this locale: whether `pt` is good enough for `pt-BR` is not decided here.
    /// Nothing is missing of a key that is not to be translated or has no text in the source language, and in the source
    /// language only what it lacks: a text that was found in the code stays new there.
    public func missingTranslations(in locales: [String]) -> [MissingTranslation] {
        let spellings = Set(strings.flatMap(\.translations).map(\.locale))
        let usual = Dictionary(uniqueKeysWithValues: spellings.map { ($0, LocaleIdentifier.normalized($0)) })
        let source = LocaleIdentifier.normalized(sourceLocale)
        let wanted = strings.filter { $0.shouldTranslate && !isEmpty($0) }
        let done = wanted.map { string in
            let finished = string.translations.filter { $0.state != .new || usual[$0.locale] == source }
            return Set(finished.compactMap { usual[$0.locale] })
        }
        return locales.flatMap { locale in
            let place = LocaleIdentifier.normalized(locale)
            return zip(wanted, done).filter { !$0.1.contains(place) }
                .map { MissingTranslation(locale: locale, key: $0.0.key) }
        }
    }

    /// An interface without words leaves an empty text, which nobody can translate.
    private func isEmpty(_ string: LocalizedString) -> Bool {
        string.translation(in: sourceLocale)?.forms.allSatisfy(\.text.isEmpty) ?? string.key.isEmpty
    }
}
