import CatalogueFormats
import Testing

struct CodeFrameTests {
    @Test func aPlaceIsPointedAt() {
        let frame = codeFrame(file: "a.json", source: Array("{\n\"a\": 1,}\n".utf8), offset: 9, message: "no comma")
        #expect(frame == "a.json:2:8: no comma\n  2 | \"a\": 1,}\n    |        ^")
    }

    @Test func anErrorShowsItself() throws {
        let source = Array("[1,]".utf8)
        let error = #expect(throws: JSONParseError.self) { try JSONParser().parse(source) }
        #expect(error?.codeFrame(file: "x", source: source).hasSuffix("  1 | [1,]\n    |   ^") == true)
    }

    @Test func widthAndEscapesMoveTheCaret() {
        let frame = codeFrame(file: "a\u{1B}", source: Array("\t\u{1B}漢😀é!".utf8), offset: 11, message: "m\u{202E}")
        #expect(
            frame == "a\\u{1B}:1:6: m\\u{202E}\n  1 | \\t\\u{1B}漢😀é!\n    | " + String(repeating: " ", count: 13) + "^")
    }

    @Test(arguments: [0, 5, 60, 5_000, 9_970, 9_999, 10_000])
    func longLinesAreCut(offset: Int) {
        let line = (0..<1_000).map { "<\($0 % 10)234567>x" }.joined()
        let source = Array(("first\n" + line + "\nlast").utf8)
        let frame = codeFrame(file: "f", source: source, offset: offset + 6, message: "m", width: 60)
        let lines = frame.split(separator: "\n")
        #expect(lines.allSatisfy { displayWidth(String($0)) <= 60 })
        let shown = Array(lines[1])
        let caret = lines[2].count - 1
        #expect(lines[2].last == "^")
        if offset < 10_000 {
            #expect(shown[caret] == Array(line)[offset])
        } else {
            #expect(caret == shown.count)
        }
        #expect(lines[1].hasPrefix("  2 | …") == (offset > 30))
        #expect(lines[1].hasSuffix("…") == (offset < 9_975))
    }

    @Test func theEndAndIllFormedBytesAreShown() {
        #expect(codeFrame(file: "f", source: [], offset: 0, message: "m") == "f:1:1: m\n  1 | \n    | ^")
        #expect(
            codeFrame(file: "f", source: [0x61, 0xFF], offset: 1, message: "m") == "f:1:2: m\n  1 | a\u{FFFD}\n    |  ^"
        )
    }
}
