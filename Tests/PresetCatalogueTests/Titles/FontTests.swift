import CatalogueModel
import PresetCatalogue
import Testing

/// Fonts come, change and go, and take the titles with them that are measured with them.
@Suite(.needsHarfBuzz) struct FontTests {
    private let bench: TitleBench

    init() throws {
        bench = try .filled()
        try bench.perform(
            bench.font("other.ttf", advance: 400, family: "Other"),
            .metric("other", "10 Other", .typography), .metric("alias", "{type}", .typography),
            .measured("buy", "Save"), .measured("far", "Save", font: "alias"), .measured("sell", "Sell", font: "other"))
    }

    private func fonts() throws -> [String] {
        try bench.catalogue.fonts().map { "\($0.font.name): \($0.font.file) is \($0.file)" }
    }

    @Test func theyAreListedWithWhatBecameOfTheirFiles() throws {
        #expect(try fonts() == ["Made regular: made.ttf is here", "Other regular: other.ttf is here"])
        bench.shelf.files["made.ttf"] = nil
        bench.shelf.files["other.ttf"] = [[1]]
        #expect(try fonts() == ["Made regular: made.ttf is missing", "Other regular: other.ttf is changed"])
        #expect(try bench.catalogue.fonts(at: .number(1)).count == 1)
    }

    @Test func anotherFileMovesOnlyWhoUsesIt() throws {
        let id = try bench.catalogue.fonts()[0].font.stableID
        let report = try bench.perform(bench.font("newer.ttf", advance: 600))
        #expect((report.recomputed, report.changed, report.changedPresets) == (2, 2, ["buy", "far"]))
        #expect(report.facts.map(\.name) == ["Made regular"])
        #expect(try bench.title() == "24x12")
        #expect(try bench.catalogue.fonts().map(\.font.stableID).contains(id))
        let diff = try bench.catalogue.diff(from: .number(2), to: .now)
        let cause = Cause(kind: .font, name: "Made regular", old: "made.ttf", new: "newer.ttf")
        #expect(diff.layouts.map(\.causes) == [[cause], [cause]])
    }

    @Test func theSameContentInAnotherPlaceMovesNothing() throws {
        bench.shelf.files["moved.ttf"] = bench.shelf.files["made.ttf"]
        let report = try bench.perform(bench.font("moved.ttf"))
        #expect((report.revision, report.recomputed) == (3, 0))
        #expect(try bench.perform(bench.font("moved.ttf")).revision == nil)
    }

    @Test func aBetterWeightTakesOver() throws {
        try bench.perform(.metric("type", "bold 10 Made"))
        #expect(try bench.title() == "20x12")
        let report = try bench.perform(bench.font("bold.ttf", advance: 700, weight: try #require(FontWeight(700))))
        #expect((report.changed, try bench.title()) == (2, "28x12"))
        // And gives way again.
        let removed = try bench.perform(.removeFonts(family: "Made", FontWeight(700)))
        #expect((removed.changed, try bench.title()) == (2, "20x12"))
        let diff = try bench.catalogue.diff(from: .number(4), to: .now)
        let cause = Cause(kind: .font, name: "Made bold", old: "bold.ttf", new: nil)
        #expect(diff.layouts.map(\.causes) == [[cause], [cause]])
    }

    @Test func aFontThatTitlesNeedStays() throws {
        #expect(
            try bench.refusal(of: .removeFonts(family: "Made", nil)) == """
                the title 'Save' of 'buy' cannot be measured: there is no font of the family 'Made' (regular); \
                'presets font add FILE' takes one
                """)
        try bench.perform(.removePresets(Pattern("*")), .removeFonts(family: "Made", nil))
        #expect(try fonts() == ["Other regular: other.ttf is here"])
        // Without the file of the one that would stand for it as well.
        try bench.perform(.restore(2), bench.font("bold.ttf", advance: 700, weight: .semibold))
        bench.shelf.files = [:]
        #expect(
            try bench.refusal(of: .removeFonts(family: "Made", .regular)).contains("its file 'bold.ttf' is not there"))
    }

    @Test func unknownOnesAreNotRemoved() throws {
        #expect(
            try bench.refusal(of: .removeFonts(family: "Mode", nil))
                == "there is no font 'Mode'; did you mean 'Made'?; 'presets font list' shows them")
        #expect(
            try bench.refusal(of: .removeFonts(family: "Made", .semibold)).hasPrefix(
                "there is no font 'Made semi-bold'"))
    }

    @Test func aTypographyNeedsNoFontUntilATitleDoes() throws {
        try bench.perform(.metric("away", "12 Nobody", .typography))
        #expect(
            try bench.refusal(of: .measured("new", "Save", font: "away")) == """
                the title 'Save' of 'new' cannot be measured: there is no font of the family 'Nobody' (regular); \
                'presets font add FILE' takes one
                """)
        try bench.perform(.metric("own", "body", .typography))
        #expect(try bench.refusal(of: .measured("new", "Save", font: "own")).contains("--family system"))
    }

    @Test func aFallbackFamilyHasTheMissingGlyphs() throws {
        func isMissing() throws -> Bool? {
            try bench.workbench.layout("buy")?.judgement.findings.contains(.missingGlyphs)
        }
        #expect(try isMissing() == false)
        try bench.perform(.retitled("buy", "Sλ"))
        #expect(try isMissing() == true)
        #expect(try bench.title() == "8.333333333333334x12")
        try bench.perform(.metric("type", "10 Made, Greek"))
        #expect(try isMissing() == true)
        let report = try bench.perform(
            bench.font("greek.ttf", "λ", advance: 900, family: "Greek") { $0.ascender = 3000 })
        #expect(report.changed == 1)
        #expect(try isMissing() == false)
        // The line is as high as the first font has it.
        #expect(try bench.title() == "14x12")
        try bench.perform(.metric("type", "10 Greek, Made"))
        #expect(try bench.title() == "14x33")
    }

    /// By its id it would get a name that another font has.
    @Test func aNameIsTakenOnce() throws {
        var document = CatalogueDocument(catalogue: nil)
        document.fonts = try bench.workbench.facts().fonts.filter { $0.family == "Other" }
        document.fonts[0].family = "Made"
        #expect(try bench.workbench.refusal(of: document) == "'Made regular' is given twice")
    }
}
