import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// A title without a size has the one that its font gives it.
@Suite(.needsHarfBuzz) struct MeasuredTitleTests {
    private let bench: TitleBench

    init() throws { bench = try .filled() }

    @Test func itIsMeasured() throws {
        let report = try bench.perform(.measured("buy", "Save"))
        #expect((report.recomputed, report.added) == (1, 1))
        #expect(try bench.title() == "20x12")
        let layout = try #require(try bench.workbench.layout("buy"))
        #expect(layout.layout.title?.width == 20)
        #expect(layout.judgement.findings == [])
    }

    /// 10.1 points: 20.2 wide, 12.12 high.
    @Test func bothSidesGoUpToThePixelsOfTheCollection() throws {
        try bench.perform(
            .metric("type", "10.1 Made"), .measured("buy", "Save"), .addCollection(["scale": "1"]),
            .addCollection(["scale": "2"]))
        #expect(try bench.title("buy", .normal, ["scale": "1"]) == "21x13")
        #expect(try bench.title("buy", .normal, ["scale": "2"]) == "20.5x12.5")
        #expect(try bench.workbench.layout("buy")?.content.title == Size(width: 61.0 / 3, height: 37.0 / 3))
    }

    @Test func aGivenSizeIsNotMeasured() throws {
        try bench.perform(.measured("buy", "Save") { $0.title = .value(try .of("7", "3")) })
        #expect(try bench.title() == "7x3")
        try bench.perform(.measured("no", "Save") { $0.title = .value(ItemSize.none) })
        #expect(try bench.title("no") == nil)
        #expect(try !bench.isRemembered("Save"))
        try bench.perform(.set("buy") { $0.title = .reset })
        #expect(try bench.title() == "20x12")
    }

    @Test func anEmptyTitleIsNone() throws {
        try bench.perform(
            .metric("text", "", .string), .measured("buy", "{text}"), .measured("two", "a\n\nbcd"))
        #expect(try bench.title() == nil)
        #expect(try bench.title("two") == "15x36")
        #expect(try bench.perform(.metric("text", "Buy")).changed == 1)
        #expect(try bench.title() == "15x12")
    }

    @Test func aStateHasTheSizeOfItsOwnText() throws {
        try bench.perform(
            .measured("buy", "Save"),
            .set("buy") {
                $0.states = [.selected]
                $0.titleText = .value(.literal("Saved!"))
            },
            .set("buy") {
                $0.states = [.disabled]
                $0.stateWords = [.titleColor: .value("gray")]
            })
        #expect(try bench.title("buy", .selected) == "30x12")
        #expect(try bench.title("buy", .disabled) == "20x12")
        let report = try bench.perform(.retitled("buy", "Buy"))
        #expect((report.recomputed, report.changed) == (3, 2))
        #expect(try bench.title("buy", .disabled) == "15x12")
        // Without a font the state has normal's size, which is given.
        try bench.perform(
            .set("buy") {
                $0.titleFont = .reset
                $0.title = .value(try .of("9", "9"))
            })
        #expect(try bench.title("buy", .selected) == "9x9")
    }

    @Test func familyWeightSpacingAndSizeComeFromMetrics() throws {
        try bench.perform(
            bench.font("bold.ttf", advance: 600, weight: .semibold),
            .metric("size", "10"), .metric("family", "Made", .fontFamily), .metric("weight", "semibold", .fontWeight),
            .metric("kern", "0.5"),
            .metric("type", "{weight} ({size} * 2) {family}; letterSpacing {kern}"), .measured("buy", "Save"))
        // Letter spacing stands behind each of the four letters.
        #expect(try bench.title() == "50x24")
        let report = try bench.perform(.metric("kern", "0"), .metric("weight", "400"))
        #expect((report.recomputed, report.changed) == (1, 1))
        #expect(try bench.title() == "40x24")
        let line = try bench.perform(.metric("type", "{weight} ({size} * 2) {family}; lineHeight 3"))
        #expect((line.changed, try bench.title()) == (0, "40x24"))
    }

    @Test func aTextAloneIsNoTitle() throws {
        #expect(
            try bench.refusal(of: .measured("buy", "Save", font: nil)) == """
                the title 'Save' of 'buy' has no size and no font to measure it with: --title-font names a metric of type \
                typography, --title-size gives the size
                """)
        try bench.perform(.measured("buy", "Save"))
        #expect(try bench.refusal(of: .set("buy") { $0.titleFont = .reset }).contains("no font to measure it with"))
        let state = try bench.refusal(
            of: .add("tab") {
                $0.title = nil
            },
            .set("tab") {
                $0.states = [.selected]
                $0.titleText = .value(.literal("On"))
            })
        #expect(state.hasPrefix("the title 'On' of 'tab' has no size"))
    }

    /// R7: a button without a title is as high as a line of its font.
    @Test func aButtonWithoutATitleIsAsHighAsALine() throws {
        func height() throws -> Double? { try bench.workbench.layout("icon")?.layout.fitting.height }
        try bench.perform(
            .add("icon", .system) {
                $0.numbers = [:]
                $0.image = .value(try .of("4", "4"))
                $0.title = nil
            })
        let usual = try height()
        try bench.perform(.set("icon") { $0.titleFont = .value(try Name("type")) })
        #expect(try height() == 12)
        #expect(try bench.perform(.metric("type", "20 Made")).changed == 1)
        #expect(try height() == 24)
        // Without a font of that family it is UIKit's own.
        try bench.perform(.metric("type", "20 Nobody"))
        #expect(try height() == usual)
        try bench.perform(bench.font("other.ttf", family: "Nobody") { $0.ascender = 1900 })
        #expect(try height() == 44)
    }

    @Test(arguments: ["0", "7", "{n}"]) func linesAreANumberOfThem(lines: String) throws {
        try bench.perform(
            .metric("n", "2", .number), .measured("buy", "ab\ncd\nef") { try $0.number(.lines, lines) })
        #expect(try bench.title() == (lines == "{n}" ? "10x24" : "10x36"))
    }
}
