import TestSupport
import Testing

@testable import CatalogueFormats

@Suite("Packed texts")
struct PackedTextsTests {
    /// What the page's script does.
    private func unpacked(_ json: JSON, _ place: Int) -> String {
        guard case .array(let texts)? = json["texts"], case .array(let own) = texts[place],
            case .number(let pattern) = own[0], case .array(let patterns)? = json["patterns"],
            case .array(let shared)? = json["shared"], case .array(let parts) = patterns[Int(pattern.text) ?? -1]
        else { return "not packed" }
        func text(_ json: JSON) -> String {
            switch json {
            case .string(let text): text
            case .number(let number): number.text
            case .array(let place):
                if case .number(let number) = place[0] { text(shared[Int(number.text) ?? -1]) } else { "no place" }
            default: "neither"
            }
        }
        return parts.map { part in
            if case .number(let place) = part { text(own[1 + (Int(place.text) ?? -1)]) } else { text(part) }
        }.joined()
    }

    private func expectWhole(_ texts: [String], _ grammar: TextPieces.Grammar) -> JSON {
        var packed = PackedTexts()
        let places = texts.map { packed.place(of: $0, grammar) }
        let json = packed.json
        for (text, place) in zip(texts, places) { #expect(unpacked(json, place) == text) }
        return json
    }

    @Test("each text comes out as it went in")
    func whole() {
        _ = expectWhole(
            [
                "", "<", "<a", "a", "\n", "<a>\n</a>\n", "<a x=\"1\">1</a>", "<a x=\"2\">1</a>", "<a x=\"-0\">-0</a>",
                "<a x=\"1.\" y=\"-.5\" z=\"--7\">é\u{301}</a>", "<a x=\"007\">\u{0}\u{1}</a>", "<a x=\"1.50\">2.0</a>",
                "<a x=\"1e5\">1e+16</a>", "<a x=\"99999999999999999999\">x</a>", "< 1 > 2 <", "\u{FFFF}<b 1>\u{FEFF}",
            ], .markup)
        _ = expectWhole(
            [
                "", "\"", "\"a", "\"a\\", "\"a\\\"", "{\"a\":\"b\",\"c\":[1,2.5,-3]}",
                "{\"a\":\"x\",\"c\":[1,2.50,-0]}",
                "{\"a\":\"q\\\"1\\\\\",\"c\":[1e3,1,2]}\nx = 4, y: -12.25\n", "true", "null", "5",
            ], .data)
    }

    @Test("random texts of few shapes come out as they went in")
    func random() {
        var generator = SeededGenerator()
        let marks = ["<", ">", "\"", "\\", ":", "1", "-", ".", "0", "\n", "a", "é", "\u{FF}", ",", "12.5", "{\"n\":"]
        for grammar in [TextPieces.Grammar.markup, .data] {
            let texts = (0..<2000).map { _ in
                (0..<Int.random(in: 0...9, using: &generator)).map { _ in generator.pick(marks) }.joined()
            }
            _ = expectWhole(texts, grammar)
        }
    }

    @Test("what is the same everywhere stands once, and so do values that are always equal")
    func small() {
        let texts = (0..<3).map { "<a r=\"9\" x=\"\($0)\" y=\"\($0)\" z=\"\(10 - $0)\">name</a>" }
        let json = expectWhole(texts, .markup)
        #expect(json["patterns"] == [["<a r=\"9\" x=\"", 0, "\" y=\"", 0, "\" z=\"", 1, "\">name</a>"]])
        #expect(json["texts"] == [[0, 0, 10], [0, 1, 9], [0, 2, 8]])
    }

    @Test("a long value of several texts stands once, and so does a text")
    func shared() {
        let long = "a long title of a button"
        let json = expectWhole(["<a>\(long)</a>", "<a>b</a>", "<b>\(long)</b>", "<b>c</b>", "<b>c</b>"], .markup)
        #expect(json["shared"] == [.string(long)])
        #expect(json["texts"] == [[0, [0]], [0, "b"], [1, [0]], [1, "c"]])
    }
}
