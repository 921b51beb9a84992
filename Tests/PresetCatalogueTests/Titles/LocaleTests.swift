import CatalogueModel
import PresetCatalogue
import Testing

/// Titles follow the locale, and so does the direction.
@Suite(.needsHarfBuzz) struct LocaleTests {
    private let bench: TitleBench

    init() throws {
        bench = try .filled()
        try bench.perform(
            bench.font("made.ttf", TitleBench.letters + "حفظ"),
            .addTrait("locale", values: ["en", "de", "pt", "pt-BR", "ar"], defaultValue: nil),
            .metric("save", "Save", .string), .metric("save", "Sichern", for: "locale=de"),
            .metric("save", "Gravar", for: "locale=pt"), .metric("save", "حفظ", for: "locale=ar"),
            .measured("buy", "{save}"), .measured("other", "Save"),
            .addCollections(of: ["locale"], limit: 10))
    }

    private func title(_ locale: String) throws -> String? { try bench.title("buy", .normal, ["locale": locale]) }

    @Test func eachLocaleHasItsTextOrThatOfTheLessSpecial() throws {
        #expect(try ["en", "de", "pt", "pt-BR", "ar"].map(title) == ["20x12", "35x12", "30x12", "30x12", "15x12"])
        #expect(try bench.title() == "20x12")
        try bench.perform(.metric("save", "Salvar ja", for: "locale=pt-BR"))
        #expect(try ["pt", "pt-BR"].map(title) == ["30x12", "45x12"])
    }

    @Test func aTranslationReachesItsLayoutsOnly() throws {
        let report = try bench.perform(.metric("save", "Speichern", for: "locale=de"))
        #expect((report.recomputed, report.changed, report.changedPresets) == (1, 1, ["buy"]))
        let fallback = try bench.perform(.metric("save", "Guardar", for: "locale=pt"))
        #expect((fallback.recomputed, fallback.changed) == (2, 2))
        let unseen = try bench.perform(.metric("save", "Gravar", for: "locale=pt-BR"))
        #expect((unseen.recomputed, unseen.changed) == (1, 1))
        let diff = try bench.catalogue.diff(from: .number(3), to: .number(4))
        #expect(diff.layouts.map(\.traits) == ["locale=pt", "locale=pt-BR"])
        #expect(diff.layouts[0].causes == [Cause(kind: .metric, name: "save", old: "Gravar", new: "Guardar")])
    }

    @Test func theDirectionFollows() throws {
        func direction(_ traits: [String: String]) throws -> String? {
            try bench.catalogue.layouts(matching: Pattern("buy"), traits: traits).first?.traits["direction"]
        }
        #expect(try direction(["locale": "ar"]) == "rtl")
        #expect(try direction(["locale": "de"]) == "ltr")
        let arabic = try #require(try bench.workbench.layout("buy", .normal, ["locale": "ar"])?.layout)
        #expect((arabic.title?.x ?? 0) < (arabic.image?.x ?? 0))
        // Named or not, it is one collection.
        #expect(try bench.title("buy", .normal, ["locale": "ar", "direction": "rtl"]) == "15x12")
        #expect(
            try bench.refusal(of: .addCollection(["direction": "rtl", "locale": "ar"]))
                == "layouts for locale=ar are kept already")
        try bench.perform(.addCollection(["direction": "ltr", "locale": "ar"]))
        #expect(try direction(["locale": "ar", "direction": "ltr"]) == "ltr")
        try bench.perform(.removeCollection(["direction": "rtl", "locale": "ar"]))
        #expect(try bench.catalogue.collections().map(\.collection.text).contains("direction=ltr,locale=ar"))
    }

    @Test func theDirectionOfTheDefaultFollowsItsLocale() throws {
        let bench = try TitleBench.filled()
        try bench.perform(.measured("buy", "Save"), .addCollection(["direction": "rtl"]))
        func isMirrored() throws -> Bool {
            let layout = try bench.workbench.layout("buy")?.layout
            return (layout?.title?.x ?? 0) < (layout?.image?.x ?? 0)
        }
        #expect(try !isMirrored())
        let report = try bench.perform(.addTrait("locale", values: ["ar", "en"], defaultValue: nil))
        #expect((report.recomputed, report.changed) == (1, 1))
        #expect(try isMirrored())
        let removed = try bench.perform(.removeTrait("locale"))
        #expect((removed.recomputed, removed.changed) == (1, 1))
        #expect(try !isMirrored())
        let diff = try bench.catalogue.diff(from: .number(3), to: .now)
        #expect(diff.layouts.map(\.causes) == [[Cause(kind: .trait, name: "locale", old: "ar", new: nil)]])
    }

    @Test func valuesAreAddedToTheTrait() throws {
        let report = try bench.perform(.addTrait("locale", values: ["fr", "de"], defaultValue: nil))
        #expect(report.recomputed == 0)
        let values = try #require(try bench.catalogue.traits().last?.values)
        #expect(values == ["en", "de", "pt", "pt-BR", "ar", "fr"])
        // Its default may be named.
        try bench.perform(.addTrait("locale", values: ["it"], defaultValue: "en"))
        #expect(try bench.refusal(of: .addTrait("locale", values: ["fr"], defaultValue: nil)).contains("already"))
        #expect(try bench.refusal(of: .addTrait("locale", values: ["el"], defaultValue: "de")).contains("already"))
        #expect(try bench.refusal(of: .addTrait("locale", values: ["pt_PT"], defaultValue: nil)).contains("no locale"))
        #expect(try bench.refusal(of: .addTrait("direction", values: ["up"], defaultValue: nil)).contains("belongs to"))
    }
}
