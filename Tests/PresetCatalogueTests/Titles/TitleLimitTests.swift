import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// Titles of several lines, and those that get no more room.
@Suite(.needsHarfBuzz) struct TitleLimitTests {
    private let bench: TitleBench

    init() throws {
        bench = try .filled()
        try bench.perform(.measured("buy", "Save for later"))
    }

    private func measured(lines: String? = nil, width: String? = nil) throws -> String {
        try bench.perform(
            .set("buy") {
                $0.numbers[.lines] = .init(try lines.map { try Expression(parsing: $0) })
                $0.numbers[.titleWidth] = .init(try width.map { try Expression(parsing: $0) })
            })
        let layout = try #require(try bench.workbench.layout("buy"))
        let isClipped = layout.judgement.findings.contains(.titleClipped)
        return "\(try bench.title() ?? "") \(isClipped ? "clipped" : "")"
    }

    @Test func theyBreakAtSpaces() throws {
        #expect(try measured() == "70x12 ")
        #expect(try measured(width: "40") == "40x24 ")
        #expect(try measured(width: "39.9") == "25x36 ")
        #expect(try measured(lines: "0", width: "25") == "25x36 ")
        #expect(try measured(lines: "3", width: "25") == "25x36 ")
        #expect(try measured(width: "70") == "70x12 ")
    }

    @Test func whatIsTooMuchIsClipped() throws {
        #expect(try measured(lines: "1", width: "40") == "40x12 clipped")
        #expect(try measured(lines: "2", width: "25") == "25x24 clipped")
        // A word that is wider than the room.
        #expect(try measured(width: "22.4") == "22.4x36 clipped")
        #expect(try measured(lines: "1") == "70x12 ")
        try bench.perform(.retitled("buy", "a\nb"))
        #expect(try measured(lines: "1") == "5x12 clipped")
    }

    @Test func theLimitsAreMetrics() throws {
        try bench.perform(
            .metric("room", "40"), .metric("room", "70", for: "direction=rtl"), .addCollection(["direction": "rtl"]))
        #expect(try measured(width: "{room}") == "40x24 ")
        #expect(try bench.title("buy", .normal, ["direction": "rtl"]) == "70x12")
        #expect(
            try bench.refusal(of: .set("buy") { try $0.number(.lines, "{room}") }).contains(
                "a dimension where a number"))
    }

    @Test(arguments: ["-1", "-1/2", "-{huge}"]) func fewerThanNoLinesAreRefused(lines: String) throws {
        try bench.perform(.metric("huge", "1e300", .number))
        #expect(
            try bench.refusal(of: .set("buy") { try $0.number(.lines, lines) }).contains(
                "there must be at least one line"))
    }

    @Test func manyLinesAreNone() throws {
        try bench.perform(.metric("huge", "1e300", .number))
        #expect(try measured(lines: "{huge}", width: "25") == "25x36 ")
    }

    @Test func aNegativeWidthIsRefused() throws {
        #expect(
            try bench.refusal(of: .set("buy") { try $0.number(.titleWidth, "-1") }).contains(
                "the width must be a number from 0 on"))
    }

    /// Where such a text breaks, nobody here can say.
    @Test func aScriptWithoutSpacesIsNotBroken() throws {
        try bench.perform(
            bench.font("cjk.ttf", "保存 ", advance: 1000, family: "CJK"), .metric("cjk", "10 CJK", .typography))
        func chinese(_ width: String, _ text: String = "保存保存") throws -> Edit {
            try .measured("zh", text, font: "cjk") { try $0.number(.titleWidth, width) }
        }
        #expect(
            try bench.refusal(of: chinese("39", "保存 保存")).hasPrefix(
                "the title '保存 保存' of 'zh' cannot be measured: The title is wider than its room and has text in the script Hani"
            ))
        try bench.perform(chinese("40"))
        #expect(try bench.title("zh") == "40x12")
    }
}
