import CatalogueFormats
import CatalogueModel
import Testing

/// Localized texts as metrics, and what is said of them.
struct TitleTests {
    private func read(_ strings: String) throws -> StringTable {
        try StringCatalogReader.read(Array(catalog(strings).utf8))
    }

    /// Each metric as `name: value, locale text`.
    private func titles(_ strings: String) throws -> [String] {
        try read(strings).titles(of: "T").table.strings.map { fact in
            let overrides = fact.value.overrides.sorted { $0.key < $1.key }
                .map { ", \($0.key.value) \($0.value.text(naming: \.text))" }
            return "\(fact.name): \(fact.value.value.text(naming: \.text))\(overrides.joined())"
        }
    }

    private func string(_ key: String, _ localizations: (String, String)..., more: String = "") -> String {
        let members = localizations.map { #""\#($0.0)": {\#($0.1)}"# }.joined(separator: ", ")
        return #""\#(key)": {"localizations": {\#(members)}\#(more)}"#
    }

    @Test func aKeyIsItsOwnTextWhereNoneIsGiven() throws {
        #expect(try titles(string("Buy now", ("de", unit("Jetzt kaufen")))) == ["T.Buy now: Buy now, de Jetzt kaufen"])
        #expect(
            try titles(string("buy", ("en", unit("Buy")), ("pt_BR", unit("Compre")))) == ["T.buy: Buy, pt-BR Compre"])
        let table = try read(string("b", ("en", unit("B"))) + ", " + string("a", ("de", unit("A")))).titles(of: "T")
            .table
        #expect(table.withoutSource.map(\.text) == [])
        #expect(table.locales == ["de", "en"])
    }

    @Test func ofSeveralFormsThatOfAnIPhoneAndTheOtherIsTaken() throws {
        let plural = variations("plural", ("one", unit("%d day")), ("other", unit("%d days")))
        #expect(try titles(string("a", ("en", plural))) == ["T.a: %d days"])
        let device = variations(
            "device", ("applewatch", unit("Tap")), ("iphone", unit("Touch")), ("other", unit("Click")))
        #expect(try titles(string("a", ("en", device))) == ["T.a: Touch"])
        let both = variations(
            "device", ("iphone", variations("plural", ("one", unit("i1")), ("other", unit("i2")))), ("mac", unit("m")))
        #expect(try titles(string("a", ("en", both))) == ["T.a: i2"])
    }

    @Test func whatIsNewIsNone() throws {
        #expect(try titles(string("a", ("en", unit("A", "new")), ("de", unit("A", "new")))) == ["T.a: A"])
        #expect(try titles(string("a", ("en", unit("A")), ("de", unit("Ä", "needs_review")))) == ["T.a: A, de Ä"])
    }

    @Test func whatIsKnownOfAKeyIsKept() throws {
        let fact = try #require(
            try read(
                string(
                    "a.$b", ("en", unit("A", "stale")),
                    more: #", "comment": "Short", "shouldTranslate": false, "extractionState": "manual""#)
            ).titles(of: "T").table.strings.first)
        #expect(fact.name.text == "T.a.%24b")
        #expect(fact.description == "Short")
        #expect(
            fact.extensions == #"{"org.presets.strings":{"key":"a.$b","shouldTranslate":false,"#
                + #""extractionState":"manual","states":{"en":"stale"}}}"#)
        #expect(!LocalizedStringExtension.isToBeTranslated(fact.extensions))
    }

    @Test func aKeyThatOthersGoOnFromIsTheRoot() throws {
        let keys = ["a", "a.b", "a.b.c", "ab", "a.b.c.d"].map { string($0) }.joined(separator: ", ")
        #expect(
            try titles(keys).map { String($0.prefix { $0 != ":" }) }
                == ["T.a.$root", "T.a.b.$root", "T.a.b.c.$root", "T.a.b.c.d", "T.ab"])
    }

    @Test func whatCannotBeANameIsLeftOut() throws {
        let table = try read(string("a") + ", " + string(String(repeating: "é", count: 600)))
        #expect(table.titles(of: "T").leftOut.count == 1)
        #expect(table.titles(of: "a{b").table.strings.isEmpty)
        #expect(table.titles(of: "a{b").leftOut.count == 2)
    }

    @Test func aSummarySaysHowFarTheTranslationsAre() throws {
        func summary(_ strings: String) throws -> String {
            let table = try read(strings)
            return StringSummary(table, in: table.titles(of: "T").table).text
        }
        #expect(try summary("") == "0 strings in 1 language (source en)")
        #expect(try summary(string("a", ("en", unit("A")))) == "1 string in 1 language (source en)")
        let plural = variations("plural", ("one", unit("day")), ("other", unit("days")))
        let strings = [
            string("a", ("en", unit("A")), ("de", unit("Ä", "needs_review")), ("fr", unit("A", "new"))),
            string("b", ("en", plural), ("de", unit("B"))), string("c", more: #", "extractionState": "stale""#),
            string("d", ("en", unit("D")), more: #", "shouldTranslate": false"#),
        ].joined(separator: ", ")
        #expect(
            try summary(strings) == """
                4 strings in 3 languages (source en), 1 with variations, of which those of an iPhone and of 'other' are taken, \
                1 to be reviewed, 1 stale, 1 not to be translated; missing translations: fr 3, de 1
                """)
    }

    @Test func aSummaryNamesTheWorstLanguages() throws {
        let locales = (0..<10).map { "a\(Character(UnicodeScalar(UInt8(97 + $0))))" }
        let table = StringTable(
            sourceLocale: "en",
            strings: locales.enumerated().map { index, locale in
                LocalizedString(
                    key: "k\(index)",
                    translations: locales.prefix(index + 1).map { Translation(locale: $0, text: "x") })
            })
        let text = StringSummary(table, in: table.titles(of: "T").table).text
        #expect(text.hasSuffix("; missing translations: aj 9, ai 8, ah 7, ag 6, af 5, ae 4, ad 3, ac 2, …"))
    }
}
