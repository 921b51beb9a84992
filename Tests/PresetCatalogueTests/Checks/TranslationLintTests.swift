import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

/// Titles that a language lacks.
@Suite struct TranslationLintTests {
    private let workbench: Workbench

    init() throws {
        workbench = try Workbench()
        try take([
            ("buy", ["en": "Buy", "de": "Kaufen", "pt": "Comprar"]), ("sell", ["en": "Sell", "de": "Verkaufen"]),
        ])
        try workbench.perform(
            .addTrait("locale", values: ["pt-BR", "en-GB"], defaultValue: nil), preset("one", "{L.buy}"),
            preset("two", "{L.sell}"))
    }

    private func take(_ strings: [(String, [String: String])], fixed: Set<String> = []) throws {
        let table = StringTable(
            sourceLocale: "en",
            strings: strings.map { key, texts in
                LocalizedString(
                    key: key, shouldTranslate: !fixed.contains(key),
                    translations: texts.map { Translation(locale: $0, text: $1) })
            })
        try workbench.perform(.importTitles(table.titles(of: "L").table, prune: false))
    }

    private func preset(_ name: String, _ title: String) throws -> Edit {
        try .add(name, .exact(.leading)) { $0.titleText = .value(TextValue(parsing: title)) }
    }

    private func missing(_ pattern: String = "**", traits: [String: String] = [:]) throws -> [String] {
        try workbench.catalogue.check(matching: Pattern(pattern), traits: traits).issues.compactMap { issue in
            guard case .missingTranslation(let locales, let count, let users) = issue.matter else { return nil }
            return "\(issue.name): \(locales.joined(separator: " ")) of \(count), \(users.joined(separator: " "))"
        }
    }

    /// `pt-BR` has what `pt` has, and `en-GB` what the source has.
    @Test func aLanguageHasWhatTheLessSpecialHas() throws {
        #expect(try missing() == ["L.sell: pt pt-BR of 4, two"])
        try workbench.perform(.metric("L.sell", "Vender", for: "locale=pt-BR"))
        #expect(try missing() == ["L.sell: pt of 4, two"])
    }

    @Test func onlyTitlesOfButtonsCount() throws {
        try workbench.perform(.removePresets(Pattern("two")))
        #expect(try missing() == [])
        try workbench.perform(.metric("alias", "{L.sell}", .string), preset("three", "{alias}"))
        #expect(try missing() == ["L.sell: pt pt-BR of 4, three"])
        #expect(try missing("three") == ["L.sell: pt pt-BR of 4, three"])
        #expect(try missing("one") == [])
    }

    @Test func oneLanguageCanBeAskedFor() throws {
        try workbench.perform(.addCollections(of: ["locale"], limit: 10))
        #expect(try missing(traits: ["locale": "de"]) == [])
        #expect(try missing(traits: ["locale": "pt-BR"]) == ["L.sell: pt-BR of 1, two"])
        #expect(try missing(traits: ["locale": "en"]) == [])
        #expect(try missing(traits: ["scale": "3"]) == ["L.sell: pt pt-BR of 4, two"])
    }

    @Test func whatIsNotToBeTranslatedIsNotMissing() throws {
        try take([("sell", ["en": "Sell", "de": "Verkaufen"])], fixed: ["sell"])
        #expect(try missing() == [])
        // Nor what is no localized text.
        try workbench.perform(.metric("own", "Own", .string), preset("three", "{own}"))
        #expect(try missing() == [])
    }

    @Test func localizedTextsAreNoUnusedMetrics() throws {
        try take([("lonely", ["en": "Lonely"])])
        try workbench.perform(.metric("lost", "Lost", .string))
        let unused = try workbench.catalogue.check().issues.filter { $0.rule == .lint(.unusedMetric) }
        #expect(unused.map(\.name) == ["lost"])
    }

    @Test func withoutLocalesNothingIsMissing() throws {
        let workbench = try Workbench()
        try workbench.perform(.metric("own", "Own", .string), preset("three", "{own}"))
        #expect(try workbench.catalogue.check().issues.filter { $0.rule == .lint(.missingTranslation) } == [])
    }
}
