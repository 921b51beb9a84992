import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

/// Texts of a program as metrics.
@Suite struct TitleImportTests {
    private let workbench: Workbench

    init() throws { workbench = try Workbench() }

    /// `locale text` for each key; a text with a question mark is new.
    private func table(
        _ strings: KeyValuePairs<String, [String: String]>, source: String = "en", fixed: Set<String> = []
    ) -> StringTable {
        StringTable(
            sourceLocale: source,
            strings: strings.map { key, texts in
                LocalizedString(
                    key: key, comment: "of \(key)", shouldTranslate: !fixed.contains(key),
                    translations: texts.map {
                        Translation(locale: $0, text: $1, state: $1.hasSuffix("?") ? .new : .translated)
                    })
            })
    }

    @discardableResult
    private func take(_ table: StringTable, prune: Bool = false) throws -> RevisionReport {
        let report = try workbench.perform(.importTitles(table.titles(of: "L").table, prune: prune))
        try workbench.checkLayouts(report)
        return report
    }

    /// Each metric as `name: value, locale text`.
    private func metrics() throws -> [String] {
        try workbench.bareFacts().metrics.map { fact in
            let overrides = fact.value.overrides.sorted { $0.key < $1.key }
                .map { ", \($0.key.value) \($0.value.text(naming: \.text))" }
            return "\(fact.name): \(fact.value.value.text(naming: \.text))\(overrides.joined())"
        }
    }

    private func locales() throws -> [String]? {
        try workbench.catalogue.traits().first { $0.name == "locale" }.map { [$0.defaultValue] + $0.values }
    }

    @Test func keysBecomeMetricsAndLanguagesValues() throws {
        let strings = table(["tab.home": ["en": "Home", "de": "Start", "pt_BR": "Início"], "Buy": ["de": "Kaufen"]])
        let report = try take(strings)
        #expect(report.revision == 1)
        #expect(try metrics() == ["L.Buy: Buy, de Kaufen", "L.tab.home: Home, de Start, pt-BR Início"])
        #expect(try locales() == ["en", "en", "de", "pt-BR"])
        let fact = try #require(try workbench.bareFacts().metrics.first)
        #expect(fact.description == "of Buy")
        #expect(fact.extensions == #"{"org.presets.strings":{"key":"Buy"}}"#)
        #expect(try take(strings).revision == nil)
    }

    @Test func whatTheFilesDoNotSpeakOfStays() throws {
        try take(table(["a": ["en": "A", "de": "Ä"], "b": ["en": "B", "de": "Be"]]))
        try workbench.perform(
            .addTrait("locale", values: ["fr"], defaultValue: nil), .metric("L.a", "Â", for: "locale=fr"))
        try take(table(["a": ["en": "A!"]]))
        #expect(try metrics() == ["L.a: A!, de Ä, fr Â", "L.b: B, de Be"])
        // Of a language that is spoken of, what is no more goes.
        try take(table(["a": ["en": "A"], "c": ["de": "Ce"]]))
        #expect(try metrics() == ["L.a: A, fr Â", "L.b: B, de Be", "L.c: c, de Ce"])
    }

    @Test func pruningTakesTheRestOfTheGroup() throws {
        try workbench.perform(.metric("M.x", "1"), .metric("Lx", "1"))
        try take(table(["a": ["en": "A"], "b": ["en": "B"]]))
        let report = try take(table(["b": ["en": "B"]]), prune: true)
        #expect(report.facts.map { "\($0.category) \($0.name)" } == ["removed L.a"])
        #expect(try metrics() == ["L.b: B", "Lx: 1", "M.x: 1"])
        try workbench.perform(.add("buy") { $0.titleText = .value(.reference(try Name("L.b"))) })
        #expect(
            try workbench.refusal { _ in try take(table(["c": ["en": "C"]]), prune: true) } == "'L.b' is in use: buy")
    }

    /// A key that others go on from is the root of their group.
    @Test func aKeyMayBeTheStartOfAnother() throws {
        let (one, both) = (["en": "A"], table(["a": ["en": "A"], "a.b": ["en": "B"], "a.b.c": ["en": "C"]]))
        try take(both)
        #expect(try metrics() == ["L.a.$root: A", "L.a.b.$root: B", "L.a.b.c: C"])
        #expect(try take(both).revision == nil)
        #expect(try take(table(["a": one])).revision == nil)
        #expect(try take(table(["a.b": ["en": "B"], "a": one])).revision == nil)
    }

    @Test(arguments: [["a", "a.b"], ["a.b", "a"]]) func alsoOverTwoImports(keys: [String]) throws {
        for key in keys {
            try take(table([key: ["en": key.uppercased()]]))
            try workbench.perform(
                .add(key == "a" ? "one" : "two") { $0.titleText = .value(.reference(try Name("L.\(key)"))) })
        }
        #expect(try metrics() == ["L.a.$root: A", "L.a.b: A.B"])
        let texts = try workbench.bareFacts().presets.map { $0.value.normal.titleText?.text(naming: \.text) }
        #expect(texts == ["{L.a.$root}", "{L.a.b}"])
        try take(table(["a": ["en": "new"]]))
        #expect(try metrics() == ["L.a.$root: new", "L.a.b: A.B"])
        // It is found by its key.
        try workbench.perform(.set("two") { $0.titleText = .value(.reference(try Name("L.a"))) })
        try take(table(["a": ["en": "A"]]), prune: true)
        #expect(try metrics() == ["L.a.$root: A"])
    }

    @Test func aTraitIsExtended() throws {
        try workbench.perform(.addTrait("locale", values: ["fr", "en"], defaultValue: nil))
        try take(table(["a": ["en": "A", "de": "Ä"]]))
        #expect(try locales() == ["fr", "fr", "en", "de"])
        // The default is another language than the source, and has a text of its own.
        #expect(try metrics() == ["L.a: A, de Ä, en A"])
        try take(table(["a": ["en": "A", "fr": "Â"]]))
        #expect(try metrics() == ["L.a: A, de Ä, en A, fr Â"])
    }

    /// No language of the files is the default of the trait.
    @Test func aTraitMayKnowNoneOfTheLanguages() throws {
        try workbench.perform(.addTrait("locale", values: ["fr", "it"], defaultValue: "it"))
        try take(table(["a": ["en": "A", "de": "Ä"]]))
        #expect(try locales() == ["it", "fr", "it", "en", "de"])
        #expect(try metrics() == ["L.a: A, de Ä, en A"])
    }

    @Test func whatIsNewIsNoTranslation() throws {
        try take(table(["a": ["en": "A?", "de": "A?"], "b": ["en": "B", "de": "Be"]]))
        #expect(try metrics() == ["L.a: A?", "L.b: B, de Be"])
        // It is none any more when its text has changed.
        try take(table(["b": ["en": "B!", "de": "B!?"]]))
        #expect(try metrics() == ["L.a: A?", "L.b: B!"])
    }

    @Test func oneLanguageAloneLeavesTheOthers() throws {
        try take(table(["a": ["en": "A", "de": "Ä"], "b": ["en": "B"]]))
        // A German file has no English texts.
        try take(table(["a": ["de": "AA"], "b": ["de": "BB"], "c": ["de": "CC"]]))
        #expect(try metrics() == ["L.a: A, de AA", "L.b: B, de BB", "L.c: c, de CC"])
        try take(table(["a": ["en": "A2"], "b": ["en": "B"], "c": ["en": "C"]]))
        #expect(try metrics() == ["L.a: A2, de AA", "L.b: B, de BB", "L.c: C, de CC"])
    }

    @Test func textsAreNoReferences() throws {
        try take(table(["a": ["en": "{x}", "de": #"\{x}"#], "{n}": ["en": "{n}"]]))
        #expect(try metrics() == [#"L.%7Bn%7D: \{n}"#, #"L.a: \{x}, de \\{x}"#])
        let copy = try Workbench()
        try copy.take(DocumentReader.read(Array(workbench.facts().text().utf8)))
        #expect(try copy.facts() == workbench.facts())
    }

    @Test func whatCannotBeIsRefusedAsAWhole() throws {
        try workbench.perform(.metric("L.a", "1"), .add("L.tab"))
        #expect(
            try workbench.refusal { _ in try take(table(["a": ["en": "A"]])) }.hasPrefix("'L.a' is of type dimension"))
        #expect(
            try workbench.refusal { _ in try take(table(["tab": ["en": "A"]])) } == "there is a preset 'L.tab' already")
        #expect(
            try workbench.refusal { _ in try take(table(["tab.x": ["en": "A"]])) }
                == "'L.tab.x' cannot be a name: 'L.tab' is one, and so no group")
        #expect(
            try workbench.refusal { _ in try take(table(["b": ["en": "B", "Base": "b"]])) }.contains(
                "'Base' is no locale"))
        let (titles, leftOut) = table(["ok": ["en": "A"], String(repeating: "x", count: 1000): ["en": "B"]]).titles(
            of: "L")
        #expect(titles.strings.map(\.name.text) == ["L.ok"])
        #expect(leftOut.count == 1 && leftOut[0].contains("is too long for a name"))
    }

    @Test(.needsHarfBuzz) func atranslationMovesTheButtonsThatHaveIt() throws {
        let bench = try TitleBench(workbench)
        try take(table(["a": ["en": "A", "de": "Aa"], "b": ["en": "B"]]))
        try bench.perform(bench.font("made.ttf"), .metric("type", "10 Made", .typography))
        try bench.perform(.measured("one", "{L.a}"), .measured("two", "{L.b}"), .addCollection(["locale": "de"]))
        let report = try take(table(["a": ["en": "A", "de": "Aaa"], "b": ["en": "B"]]))
        #expect((report.recomputed, report.changed, report.changedPresets) == (1, 1, ["one"]))
        #expect(try bench.title("one", .normal, ["locale": "de"]) == "15x12")
    }
}
