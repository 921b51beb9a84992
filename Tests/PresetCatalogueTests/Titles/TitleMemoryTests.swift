import CatalogueModel
import PresetCatalogue
import Testing

/// What was measured holds without the font's file.
@Suite(.needsHarfBuzz) struct TitleMemoryTests {
    private let bench: TitleBench

    init() throws {
        bench = try .filled()
        try bench.perform(.metric("gap", "8"), .measured("buy", "Save") { try $0.number(.spacing, "{gap}") })
    }

    @Test func unchangedTitlesNeedNoFile() throws {
        bench.shelf.files = [:]
        let report = try bench.perform(.metric("gap", "9"), .addCollection(["scale": "1"]))
        #expect((report.changed, report.added) == (1, 1))
        // Another size of the same letters is a multiplication.
        try bench.perform(.metric("type", "20 Made; letterSpacing 1"))
        #expect(try bench.title() == "44x24")
        try bench.perform(.measured("again", "Save"), .restore(2))
        #expect(try bench.title() == "20x12")
        #expect(try bench.catalogue.recalculate(by: Workbench.attribution()).revision == nil)
        #expect(bench.shelf.asked.suffix(3).allSatisfy { $0 == "made.ttf" })
    }

    @Test func theFileIsNotReadWithoutNeed() throws {
        let before = bench.shelf.asked.count
        try bench.perform(.metric("gap", "9"), .measured("two", "Save"))
        #expect(bench.shelf.asked.count == before)
        try bench.perform(.measured("three", "Save\nme"))
        #expect(bench.shelf.asked.count == before + 1)
    }

    @Test func aNewTitleNeedsIt() throws {
        bench.shelf.files = [:]
        #expect(
            try bench.refusal(of: .retitled("buy", "Buy")) == """
                the title 'Buy' of 'buy' cannot be measured: the font 'Made regular' is needed, and its file 'made.ttf' is \
                not there; put it there, or name the folder that it is in in PRESETS_FONTS
                """)
    }

    @Test func noOtherVersionOfItWillDo() throws {
        let version = try #require(bench.shelf.files["made.ttf"])
        _ = try bench.font("made.ttf", advance: 600)
        let other = bench.shelf.files["made.ttf"] ?? []
        #expect(
            try bench.refusal(of: .retitled("buy", "Buy")) == """
                the title 'Buy' of 'buy' cannot be measured: the font 'Made regular' is needed, and 'made.ttf' is another \
                version of it; 'presets font add FILE' takes that one
                """)
        bench.shelf.files["made.ttf"] = [[1, 2, 3]]
        #expect(try bench.refusal(of: .retitled("buy", "Buy")).contains("another version"))
        // The right one may be in another place.
        bench.shelf.files["made.ttf"] = [[1, 2, 3]] + other + version
        try bench.perform(.retitled("buy", "Buy"))
        #expect(try bench.title() == "15x12")
    }

    @Test func recalculatingTakesTheVersionThatIsHere() throws {
        _ = try bench.font("made.ttf", advance: 600)
        let before = try bench.workbench.folder.contents()
        let dry = try bench.catalogue.recalculate(by: Workbench.attribution(), isDryRun: true)
        #expect((dry.revision, dry.changed) == (nil, 1))
        #expect(try bench.workbench.folder.contents() == before)
        let report = try bench.catalogue.recalculate(by: Workbench.attribution())
        #expect((report.revision, report.numbers) == (3, dry))
        #expect(try bench.title() == "24x12")
        try bench.workbench.checkLayouts(report)
        let diff = try bench.catalogue.diff(from: .number(2), to: .now)
        #expect(
            diff.facts.map { "\($0.kind) \($0.name) \($0.properties.map(\.property))" } == [
                #"font Made regular ["content"]"#
            ])
        #expect(
            diff.layouts.map(\.causes) == [
                [Cause(kind: .font, name: "Made regular", old: "made.ttf", new: "made.ttf")]
            ])
        #expect(try bench.catalogue.recalculate(by: Workbench.attribution()).revision == nil)
    }

    /// A version that measures all titles alike is another fact nevertheless.
    @Test func anEqualVersionIsARevisionWithoutLayouts() throws {
        _ = try bench.font("made.ttf") { $0.style = "There" }
        let report = try bench.catalogue.recalculate(by: Workbench.attribution())
        #expect((report.revision, report.changed) == (3, 0))
        #expect(try bench.catalogue.fonts().map(\.file) == [.here])
    }

    @Test func aDryRunRemembersNothing() throws {
        let before = try bench.workbench.folder.contents()
        let dry = try bench.perform(.measured("two", "Later"), .retitled("buy", "Buy"), isDryRun: true)
        #expect((dry.added, dry.changed) == (1, 1))
        #expect(try bench.workbench.folder.contents() == before)
        #expect(try !bench.isRemembered("Later"))
        let report = try bench.perform(.measured("two", "Later"), .retitled("buy", "Buy"))
        #expect(report.numbers == dry)
        #expect(try bench.isRemembered("Later"))
    }

    @Test func aRefusedChangeRemembersNothing() throws {
        _ = try bench.refusal(of: .measured("two", "Later"), .measured("three", "None", font: nil))
        #expect(try !bench.isRemembered("Later"))
    }

    /// Verifying reads, and has to measure nothing.
    @Test func verifyingNeedsNoFile() throws {
        bench.shelf.files = [:]
        try bench.workbench.checkLayouts()
    }

    /// Letters that are equal to Swift may be shaped differently.
    @Test func spellingsOfALetterAreTwoTexts() throws {
        try bench.perform(.font("two", letters: "e\u{301}", on: bench), .metric("two", "10 Two", .typography))
        try bench.perform(.measured("one", "\u{E9}", font: "two"))
        #expect(try bench.isRemembered("\u{E9}", in: "Two"))
        #expect(try !bench.isRemembered("e\u{301}", in: "Two"))
    }
}

extension Edit {
    fileprivate static func font(_ name: String, letters: String, on bench: TitleBench) throws -> Edit {
        try bench.font("\(name).ttf", letters, family: "Two")
    }
}
