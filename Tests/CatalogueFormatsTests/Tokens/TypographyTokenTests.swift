import CatalogueFormats
import CatalogueModel
import Testing

/// Typographies of the Design Tokens format as metrics, and back.
struct TypographyTokenTests {
    private func token(
        family: String = #""Inter""#, size: String = #"{"value": 17, "unit": "px"}"#, weight: String = "600",
        spacing: String = #"{"value": -0.5, "unit": "px"}"#, line: String = "1.25", more: String = ""
    ) -> String {
        #""fontFamily": \#(family), "fontSize": \#(size), "fontWeight": \#(weight), "letterSpacing": \#(spacing), "#
            + #""lineHeight": \#(line)\#(more)"#
    }

    private let others = """
        "s": {"$type": "dimension", "$value": {"value": 17, "unit": "px"}}, "n": {"$type": "number", "$value": 1.5},
        "f": {"$type": "fontFamily", "$value": ["A", "B"]}, "w": {"$type": "fontWeight", "$value": "bold"},
        "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}
        """

    private func read(_ members: String) -> TokenDocument {
        readTokens(#"{\#(others), "t": {"$type": "typography", "$value": {\#(members)}}}"#)
    }

    /// Facts as a file of tokens, compact.
    private func compact(_ facts: CatalogueDocument, _ resolved: ResolvedValue = .number(7)) throws -> String {
        JSONWriter().text(of: try JSONParser().parse(Array(written(facts, resolved: resolved).utf8)).json)
    }

    private func metric(_ text: String) throws -> CatalogueDocument {
        var document = CatalogueDocument(catalogue: nil)
        document.metrics = [
            NamedFact(
                id: nil, name: try Name("t"), description: nil, isDeprecated: false, replacement: nil,
                value: Metric(type: .typography, value: try MetricValue(parsing: text, as: .typography)))
        ]
        return document
    }

    @Test func allFiveMembersAreAMetricAndComeBack() throws {
        let document = read(token())
        #expect(document.refused == [])
        #expect(document.type("t") == .typography)
        #expect(document["t"] == "600 17 Inter; letterSpacing -0.5; lineHeight 1.25")
        let text = try compact(document.facts)
        #expect(
            text.contains(
                #""t":{"$type":"typography","$value":{"fontFamily":"Inter","fontSize":{"value":17,"unit":"px"},"#
                    + #""fontWeight":600,"letterSpacing":{"value":-0.5,"unit":"px"},"lineHeight":1.25}}"#))
        #expect(readTokens(written(document.facts)).facts == document.facts)
    }

    @Test func partsMayBeOtherTokens() throws {
        let document = read(
            token(
                family: #""{f}""#, size: ##"{"$ref": "#/s"}"##, weight: #""{w}""#, spacing: #""{s}""#, line: #""{n}""#))
        #expect(document["t"] == "{w} {s} {f}; letterSpacing {s}; lineHeight {n}")
        let text = try compact(document.facts)
        #expect(
            text.contains(
                #"{"fontFamily":"{f}","fontSize":"{s}","fontWeight":"{w}","letterSpacing":"{s}","lineHeight":"{n}"}"#))
        #expect(readTokens(written(document.facts)).facts == document.facts)
    }

    @Test func anAliasIsOne() throws {
        let document = readTokens(
            #"{"t": {"$type": "typography", "$value": {\#(token())}}, "a": {"$type": "typography", "$value": "{t}"}, "b": {"$value": "{a}"}}"#
        )
        #expect(document.metrics.map(\.value.type) == [.typography, .typography, .typography])
        #expect(document["a"] == "{t}")
        #expect(document["b"] == "{a}")
        #expect(readTokens(written(document.facts)).facts.metrics.map(\.value) == document.metrics.map(\.value))
    }

    /// Partial or with more than is understood: the standard asks for five members, files have what they have.
    @Test(arguments: [
        #""fontFamily": "Inter""#, #""fontSize": {"value": 17, "unit": "px"}"#, "",
    ])
    func whatLacksAFamilyOrASizeIsKept(members: String) {
        let document = read(members)
        #expect(document.refused == [])
        #expect(document.kept("t") != nil)
        #expect(document.type("t") == nil)
        #expect(readTokens(written(document.facts)).facts == document.facts)
    }

    @Test func familyAndSizeAreEnough() {
        let document = read(#""fontFamily": ["A", "B"], "fontSize": {"value": 17, "unit": "px"}"#)
        #expect(document["t"] == "17 A, B")
        #expect(readTokens(written(document.facts, resolved: .number(1))).facts == document.facts)
    }

    @Test func whatIsNotUnderstoodIsKept() {
        for members in [
            token(more: #", "textCase": "upper""#), token(family: #""{gone.f}""#).replacing("{gone.f}", with: "{c}"),
            token(size: #""{n}""#), token(line: #""{s}""#), token(weight: #""{f}""#),
        ] {
            let document = read(members)
            #expect(document.kept("t") != nil, "\(members)")
            #expect(document.type("t") == nil, "\(members)")
        }
    }

    /// The standard knows no text styles, and asks for every member.
    @Test(arguments: [
        "headline Inter", "17 Inter", "bold 17 Inter", "body; letterSpacing 1", "({s} * 2) Inter",
        "bold 17 Inter; letterSpacing 1", #"bold 17 "\{x}"; letterSpacing 1; lineHeight 1"#,
    ])
    func theRestStandsInTheExtensions(text: String) throws {
        let resolved = ResolvedTypography(
            families: ["Inter", "B"], size: 17, weight: .semibold, letterSpacing: 0, lineHeight: nil)
        var document = try metric(text)
        if text.contains("{s}") {
            var other = document.metrics[0]
            other = NamedFact(
                id: nil, name: try Name("s"), description: nil, isDeprecated: false, replacement: nil,
                value: Metric(type: .dimension, value: .number(.number(8))))
            document.metrics.insert(other, at: 0)
        }
        let written = try compact(document, .typography(resolved))
        #expect(
            written.contains(
                #""$value":{"fontFamily":["Inter","B"],"fontSize":{"value":17,"unit":"px"},"fontWeight":600,"#
                    + #""letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2},"#), "\(written)")
        let read = readTokens(CatalogueFormatsTests.written(document, resolved: .typography(resolved)))
        #expect(read.refused == [])
        #expect(read.facts.metrics.map(\.value) == document.metrics.map(\.value))
    }
}
