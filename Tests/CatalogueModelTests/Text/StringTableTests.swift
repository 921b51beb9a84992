import CatalogueModel
import Testing

@Suite("String tables")
struct StringTableTests {
    private func string(
        _ key: String, shouldTranslate: Bool = true, _ translations: (String, TranslationState)...
    ) -> LocalizedString {
        LocalizedString(
            key: key, shouldTranslate: shouldTranslate,
            translations: translations.map { Translation(locale: $0.0, text: "\(key) \($0.0)", state: $0.1) })
    }

    private func missing(_ table: StringTable, _ locales: String...) -> [String] {
        table.missingTranslations(in: locales).map { "\($0.locale) \($0.key)" }
    }

    @Test("are sorted by the bytes of keys and locales")
    func order() {
        let table = StringTable(
            sourceLocale: "en",
            strings: [string("é"), string("z", ("fr", .new), ("de", .new)), string("B"), string("a")])
        #expect(table.strings.map(\.key) == ["B", "a", "z", "é"])
        #expect(table.strings[2].translations.map(\.locale) == ["de", "fr"])
    }

    @Test("know what is not translated")
    func missing() {
        let table = StringTable(
            sourceLocale: "en",
            strings: [
                string("done", ("en", .translated), ("de", .translated), ("pt-BR", .needsReview)),
                string("new", ("en", .new), ("de", .new)),
                string("OK", shouldTranslate: false, ("en", .translated)),
                string("stale", ("en", .translated), ("de", .stale), ("pt-BR", .other("odd"))),
                LocalizedString(key: "", translations: [Translation(locale: "en", text: "")]),
                LocalizedString(key: "empty", translations: [Translation(locale: "en", text: "")]),
                string("lost", ("de", .translated)),
            ])
        #expect(missing(table, "de") == ["de new"])
        #expect(missing(table, "pt_BR", "en") == ["pt_BR lost", "pt_BR new", "en lost"])
        #expect(missing(table, "pt") == ["pt done", "pt lost", "pt new", "pt stale"])
        #expect(missing(table) == [])
    }

    @Test("of one language each become one")
    func merging() throws {
        let english = StringTable(
            sourceLocale: "en", strings: [string("a", ("en", .translated)), string("b", ("en", .translated))])
        let german = StringTable(sourceLocale: "de", strings: [string("c", ("de", .new)), string("a", ("de", .stale))])
        let again = StringTable(sourceLocale: "de", strings: [string("a", ("de", .translated))])
        let table = StringTable(sourceLocale: "en", merging: [english, german, again])
        #expect(table.sourceLocale == "en")
        #expect(table.strings.map(\.key) == ["a", "b", "c"])
        #expect(table.strings[0].translations.map(\.state) == [.stale, .translated])
        #expect(missing(table, "de", "en") == ["de b", "de c", "en c"])
    }

    @Test("find a translation however its locale is spelled")
    func lookup() {
        let text = string("a", ("pt-BR", .translated))
        #expect(text.translation(in: "pt_br")?.locale == "pt-BR")
        #expect(text.translation(in: "pt") == nil)
    }

    @Test("a translation is as good as its weakest form")
    func state() {
        let forms = [Translation.Form(variation: "plural.other", text: "b"), .init(variation: "plural.one", text: "a")]
        let translation = Translation(locale: "de", forms: forms, states: [.translated, .needsReview, .other("x")])
        #expect(translation?.state == .needsReview)
        #expect(translation?.forms.map(\.text) == ["a", "b"])
        #expect(Translation(locale: "de", forms: [], states: []) == nil)
        let states: [TranslationState] = [.new, .stale, .needsReview, .other("x"), .translated]
        for (weaker, stronger) in zip(states, states.dropFirst()) { #expect(weaker.isWeaker(than: stronger)) }
    }

    @Test("words of states are kept", arguments: ["translated", "new", "needs_review", "stale", "", "reviewed"])
    func words(word: String) {
        #expect(TranslationState(rawValue: word).rawValue == word)
    }

    @Test("words of origins are kept", arguments: ["manual", "stale", "migrated", "extracted_with_value", "", "x"])
    func origins(word: String) {
        #expect(ExtractionState(rawValue: word).rawValue == word)
    }
}
