import CatalogueModel
import PresetCatalogue
import Testing

/// What a metric of type typography comes to, and what is refused with the chain of those who need it.
@Suite struct TypographyTests {
    private let workbench: Workbench

    init() throws { workbench = try Workbench() }

    private func value(_ name: String) throws -> String? {
        try workbench.catalogue.metricDetails(Name(name)).values.first?.value
    }

    @Test func aliasesAreFollowed() throws {
        try workbench.perform(
            .metric("c", "semibold 17 Made", .typography), .metric("b", "{c}", .typography),
            .metric("a", "{b}", .typography))
        #expect(try value("a") == "semi-bold 17 Made")
        try workbench.perform(.metric("c", "headline"))
        #expect(try value("a") == "semi-bold 17 system")
        try workbench.perform(.metric("c", "300 headline X, Y,,Z; letterSpacing -1; lineHeight 1.5"))
        #expect(try value("a") == "light 17 X, Y, Z; letterSpacing -1; lineHeight 1.5")
    }

    @Test func anAliasMayDifferByTrait() throws {
        try workbench.perform(
            .metric("big", "20 A", .typography), .metric("small", "10 A", .typography),
            .metric("a", "{small}", .typography),
            .metric("a", "{big}", for: "direction=rtl"), .addCollection(["direction": "rtl"]))
        #expect(
            try workbench.catalogue.metricDetails(Name("a")).values.map(\.value) == ["regular 10 A", "regular 20 A"])
    }

    @Test func theChainSaysWhoNeedsIt() throws {
        try workbench.perform(
            .metric("n", "7"), .metric("r", "2", .number), .metric("s", "text", .string),
            .metric("t", "9 A", .typography),
            .metric("zero", "0"))
        let cases: [(String, String)] = [
            ("{x}", "a cycle: x → x"),
            ("{n}", "x → n: a metric of type dimension where one of type typography is needed"),
            ("{s}", "x → s: a metric of type string where one of type typography is needed"),
            ("{t} A", "x → t: a metric of type typography where a number is needed"),
            ("({s} * 2) A", "x → s: a metric of type string where a number is needed"),
            ("{r} A", "x: a number where a dimension is needed (for a metric that is a number: --type number)"),
            ("9 A; lineHeight {n}", "x: a dimension where a number is needed"),
            ("9 {n}", "x → n: a metric of type dimension where a text is needed"),
            ("{t} 9 A", "x → t: a metric of type typography where a text is needed"),
            ("{s} 9 A", "x: 'text' is no font weight: 1 to 1000, or a name such as semibold"),
            ("fat 9 A", "x: 'fat' is no font weight: 1 to 1000, or a name such as semibold"),
            ("1001 9 A", "x: '1001' is no font weight: 1 to 1000, or a name such as semibold"),
            ("0 A", "x: 0.0 is no size of a font; it must be above 0 and at most 10000 points."),
            ("{zero} A", "x: 0.0 is no size of a font; it must be above 0 and at most 10000 points."),
            ("10001 A", "x: 10001.0 is no size of a font; it must be above 0 and at most 10000 points."),
            ("9 \" , \"", "x: a font family needs a name"), ("9 \"\"", "x: a font family needs a name"),
        ]
        for (text, message) in cases {
            #expect(try workbench.refusal(of: .metric("x", text, .typography)) == message, "\(text)")
        }
    }

    @Test func aCycleThroughAFamilyIsOne() throws {
        try workbench.perform(
            .metric("f", "A", .fontFamily), .metric("b", "{f}", .fontFamily), .metric("a", "9 {b}", .typography))
        #expect(try workbench.refusal(of: .metric("f", "{b}")) == "a cycle: f → b → f")
    }

    @Test func onlyATypographyMeasuresTitles() throws {
        try workbench.perform(.metric("n", "7"), .metric("s", "text", .string))
        for (name, type) in [("n", "dimension"), ("s", "string")] {
            #expect(
                try workbench.refusal(of: .measured("buy", "Save", font: name))
                    == "buy.title-font → \(name): a metric of type \(type) where one of type typography is needed")
        }
        #expect(try workbench.refusal(of: .measured("buy", "Save", font: "none")) == "there is no metric 'none'")
    }

    @Test func whatIsInUseStays() throws {
        try workbench.perform(
            .metric("t", "9 A", .typography), .metric("w", "bold", .fontWeight), .metric("t", "{w} 9 A"),
            .add("tab") { $0.titleFont = .value(try Name("t")) })
        #expect(try workbench.refusal(of: .removeMetrics(Pattern("t"))) == "'t' is in use: tab")
        #expect(try workbench.refusal(of: .removeMetrics(Pattern("w"))) == "'w' is in use: t")
        #expect(
            try workbench.refusal(of: .metric("t", "9", .dimension)).hasPrefix(
                "'t' is of type typography, and in use: tab"))
        try workbench.perform(.renamed("t", "text.title"))
        let document = try workbench.facts()
        #expect(document.presets.first?.value.titleFont == (try Name("text.title")))
    }

    @Test func anotherValueIsAPropertyOfTheDiff() throws {
        try workbench.perform(.metric("t", "9 A", .typography), .add("tab") { $0.titleFont = .value(try Name("t")) })
        try workbench.perform(.metric("t", "10 A, B"), .set("tab") { $0.titleFont = .reset })
        let changes = try workbench.catalogue.diff(from: .number(1), to: .now).facts.flatMap(\.properties)
        #expect(
            changes == [
                PropertyChange(property: "value", old: "9 A", new: "10 A, B"),
                PropertyChange(property: "title-font", old: "{t}", new: nil),
            ])
    }
}
