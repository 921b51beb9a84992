import CatalogueFormats
import CatalogueModel
import Testing

/// Faults that were found with real files, and others like them.
@Suite struct TokenFaultTests {
    private func resolver(_ base: String, _ contexts: (String, String)...) -> TokenDocument {
        let modifiers = contexts.map { #""\#($0.0)": {"contexts": {"l": [], "d": [\#($0.1)]}, "default": "l"}"# }
        let order = contexts.map { ##"{"$ref": "#/modifiers/\##($0.0)"}"## }
        return readTokens(
            ##"{"version": "2025.10", "sets": {"s": {"sources": [\##(base)]}}, "modifiers": {"##
                + modifiers.joined(separator: ", ") + ##"}, "resolutionOrder": [{"$ref": "#/sets/s"}, "##
                + order.joined(separator: ", ") + "]}")
    }

    @Test func aContextThatOnlyReckonsAnewIsNoOverride() {
        let copy =
            #"{"s": {"$type": "number", "$value": 14, "$extensions": {"org.presets.catalogue": {"value": "{m} * 2"}}}}"#
        let document = resolver(
            #"{"m": {"$type": "number", "$value": 8}, "#
                + #""s": {"$type": "number", "$value": 16, "$extensions": {"org.presets.catalogue": {"value": "{m} * 2"}}}}"#,
            ("a", copy.dropLast() + #", "m": {"$type": "number", "$value": 7}}"#), ("b", copy))
        #expect(document.refused == [])
        #expect(document.overrides("s") == [])
        #expect(document.overrides("m") == ["a=d: 7"])
    }

    @Test func anOverrideThatNeedsWhatIsRefusedIsRefusedToo() {
        let document = resolver(
            #"{"x": {"$type": "number", "$value": "?"}, "m": {"$type": "number", "$value": 1}, "#
                + #""y": {"$type": "color", "$value": "?"}, "c": {"$type": "color", "$value": {}}}"#,
            ("t", #"{"x": {"$type": "number", "$value": 1}, "m": {"$type": "number", "$value": "{x}"}}"#))
        #expect(document.metrics.map(\.name.text) == ["m"])
        #expect(document.overrides("m") == [])
        #expect(
            document.problems.contains { $0.message == "the value of 'm' for t=d needs 'x', which is refused itself" })
    }

    @Test func aDivisionByZeroIsRefusedWhereItIsWritten() {
        let document = readTokens(
            #"{"n0": {"value": "0", "type": "number"}, "ok": {"value": "4px", "type": "spacing"},"#
                + "\n"
                + #""bad": {"value": "4px/{n0}", "type": "spacing"}, "worse": {"value": "{bad}", "type": "spacing"}}"#)
        #expect(document.metrics.map(\.name.text) == ["n0", "ok"])
        #expect(document.refused.first == "2:18 division by zero in 4 / {n0}")
    }

    @Test func namesThatOtherFormatsHaveAsWellAreNames() {
        for name in ["value", "format", "resolutionOrder", "type", "sets"] {
            let document = readTokens(
                #"{"$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "#
                    + #""g": {"\#(name)": {"$type": "number", "$value": 1}}, "\#(name)": {"$type": "number", "$value": 2}}"#
            )
            #expect(document.dialect == .dtcg, "\(name)")
            #expect(document.metrics.map(\.name.text) == ["g.\(name)", name])
        }
        #expect(readTokens(#"{"g": {"value": {"$type": "number", "$value": 1}}}"#).metrics.count == 1)
        #expect(!DocumentReader.recognizes(Array(#"{"format": {"$type": "number", "$value": 1}}"#.utf8)))
        #expect(DocumentReader.recognizes(Array(#"{"format": "presets"}"#.utf8)))
    }

    @Test func aNumberBesideAWrittenExpressionIsNotLeftOutSilently() {
        func warned(_ value: Int) -> [String] {
            readTokens(
                #"{"a": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}, "b": {"$type": "dimension", "#
                    + #""$value": {"value": \#(value), "unit": "px"}, "#
                    + #""$extensions": {"org.presets.catalogue": {"value": "{a} * 2"}}}}"#
            ).warned
        }
        #expect(warned(16) == [])
        #expect(
            warned(20) == [
                #"'b' is "{a} * 2" in its $extensions, which comes to 16; the 20 beside it is left out"#
            ])
    }

    @Test func numbersWithAUnitBehindThemAreLengths() {
        let document = readTokens(
            #"{"n": {"value": "2", "type": "math"}, "s": {"value": "4px", "type": "spacing"}, "#
                + #""a": {"value": "{n}px", "type": "spacing"}, "b": {"value": "{s} * {n} + {n}px", "type": "spacing"}, "#
                + #""c": {"value": "{s}px", "type": "spacing"}}"#)
        #expect(document["a"] == "{n} * 1")
        #expect(document["b"] == "{s} * {n} + {n} * 1")
        #expect(document.type("a") == .dimension)
        #expect(document.problems.map(\.message) == ["'s' is a dimension: px is too much"])
    }

    @Test func aTokenThatIsAMetricHereAndNoneThereIsKept() {
        let document = resolver(
            #"{"a": {"$type": "number", "$value": 0}, "b": {"$type": "number", "$value": 0}, "#
                + #""r": {"$type": "number", "$value": "{b}"}}"#,
            ("t", #"{"a": {"$type": "color", "$value": "x"}, "b": {"$type": "color", "$value": "x"}}"#))
        #expect(document.kept.map(\.name.text) == ["a"])
        #expect(document.kept("a")?.value.overrides.count == 1)
        #expect(document.warned.contains("'a' is a number, and for t=d no metric; it is kept"))
        #expect(document.problems.contains { $0.message == "'b' is a number, and for t=d no metric" })
    }

    @Test func aPointerToADeprecationIsFollowed() {
        let document = readTokens(
            ##"{"o": {"$deprecated": "gone", "i": {"$type": "number", "x": {"$value": 1}}}, "##
                + ##""p": {"$type": "number", "$value": 1, "$deprecated": {"$ref": "#/o/i/$deprecated"}}, "##
                + ##""q": {"$type": "number", "$value": 1, "$deprecated": {"$ref": "#/o/i/x/$deprecated"}}}"##)
        #expect(document.metrics.filter(\.isDeprecated).map(\.name.text) == ["o.i.x", "p", "q"])
        #expect(document.fact("q")?.reason == "gone")
    }
}
