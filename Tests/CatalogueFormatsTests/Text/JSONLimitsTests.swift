import CatalogueFormats
import Testing

struct JSONLimitsTests {
    @Test(arguments: ["[", "{\"a\":"])
    func nestingIsLimitedWithoutOverflow(opening: String) {
        let bytes = Array(String(repeating: opening, count: 100_000).utf8)
        for depth in [128, 1_000_000] {
            let error = #expect(throws: JSONParseError.self) { try JSONParser(maximumDepth: depth).parse(bytes) }
            let allowed = min(depth, 256)
            #expect(error?.message.contains("deeper than the \(allowed) levels") == true)
            #expect(error?.offset == allowed * opening.utf8.count)
        }
    }

    @Test func theDeepestAllowedIsRead() throws {
        let text = nested(128)
        #expect(try JSONWriter().text(of: JSONParser().parse(Array(text.utf8)).json) == text)
        #expect(throws: JSONParseError.self) { try JSONParser(maximumDepth: 127).parse(Array(text.utf8)) }
        #expect(throws: JSONParseError.self) { try JSONParser(maximumDepth: 0).parse(Array("[]".utf8)) }
        #expect(throws: Never.self) { try JSONParser(maximumDepth: 0).parse(Array("1".utf8)) }
    }

    // Test threads on macOS have small stacks; on Linux `ulimit -s 512` gives them.
    @Test func theDeepestValueFitsASmallStack() throws {
        let bytes = Array(nested(256).utf8)
        let node = try JSONParser(maximumDepth: .max).parse(bytes)
        #expect(try JSONParser(maximumDepth: .max).parse(bytes) == node)
        #expect(JSONWriter(.pretty).text(of: node.json).split(separator: "\n").count == 2 * 256 - 1)
    }

    private func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    // Comparing every name with every other one would take minutes.
    @Test func anObjectOfManyNamesTakesLinearTime() throws {
        let members = (0..<100_000).map { "\"name\($0)\":0" }.joined(separator: ",")
        #expect(throws: Never.self) { try JSONParser().parse(Array("{\(members)}".utf8)) }
    }

    @Test func sizeIsLimited() {
        let error = #expect(throws: JSONParseError.self) { try JSONParser(maximumSize: 3).parse(Array("1234".utf8)) }
        #expect(error?.message == "the text has 4 bytes, more than the 3 that are read")
        #expect(throws: Never.self) { try JSONParser(maximumSize: 4).parse(Array("1234".utf8)) }
    }

    @Test func aNumberOfAMegabyteKeepsItsDigits() throws {
        let text = "0." + String(repeating: "3", count: 1 << 20)
        guard case .number(let number) = try JSONParser().parse(Array(text.utf8)).json else {
            Issue.record("not a number")
            return
        }
        #expect(number.text == text)
        #expect(number.double == 1.0 / 3)
    }
}
