import TestSupport
import CatalogueFormats
import CatalogueModel
import Testing

/// Files that nobody wrote: whatever they hold, they are read to the end, and what is taken can be written.
struct HostileTokenTests {
    private static let samples = [
        ##"{"g": {"$type": "dimension", "$extends": "{h}", "a": {"$value": {"value": 1, "unit": "px"}}, "b": {"$value": "{g.a}"}}, "h": {"$root": {"$ref": "#/g/a/$value"}, "$deprecated": "{g.b}"}}"##,
        ##"{"a": {"value": "{b.value} * 1.5rem", "type": "spacing"}, "b": {"value": "roundTo(4px, 1)", "type": "sizing"}, "$themes": [{"name": "x", "group": "y", "selectedTokenSets": {"a": "enabled"}}]}"##,
        ##"{"version": "2025.10", "sets": {"s": {"sources": [{"x": {"$type": "number", "$value": 1}}]}}, "modifiers": {"m": {"default": "a", "contexts": {"a": [], "b": [{"$ref": "#/sets/s"}]}}}, "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}"##,
        ##"{"x": {"$type": "string", "$value": "{x}", "$extensions": {"org.presets.catalogue": {"type": "string", "value": "{y}", "id": "1", "overrides": [{"for": {"a": "b"}, "value": "{x}"}]}}}}"##,
        ##"{"s": {"$schema": "https://a/token-types/scale-set.json", "sets": {"desktop": {"value": "1px"}, "mobile": {"value": "{s}"}}}}"##,
    ]
    private static let pieces = [
        "{", "}", "[", "]", "\"", ":", ",", "$value", "$ref", "$extends", "$root", "value", "#/", "~1", "{g}", "{a.b}",
        "1", "-", "%", "px", "em", "null", "true", "sets", "\\u0000", "\u{301}", "\u{2212}", ".", "*", "/ 0", "()",
    ]

    @Test(arguments: 0..<40)
    func nothingCrashes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for sample in Self.samples {
            for _ in 0..<20 {
                var text = Array(sample.unicodeScalars)
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let start = Int.random(in: 0..<text.count, using: &random)
                    let end = min(text.count, start + Int.random(in: 0...6, using: &random))
                    text.replaceSubrange(
                        start..<end, with: (Self.pieces.randomElement(using: &random) ?? "").unicodeScalars)
                }
                let document = readTokens(String(String.UnicodeScalarView(text)))
                let again = readTokens(written(document.facts))
                #expect(again.metrics.count == document.metrics.count || !document.problems.isEmpty)
            }
        }
    }
}
