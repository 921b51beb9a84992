import CatalogueFormats
import Testing

struct JSONTests {
    @Test func literalsKeepOrder() {
        let json: JSON = ["b": [1, 2.5, true, nil, "x"], "a": [:]]
        #expect(JSONWriter().text(of: json) == #"{"b":[1,2.5,true,null,"x"],"a":{}}"#)
        #expect(json["a"] == .object([]))
        #expect(json["c"] == nil)
        #expect(json["b"]?["a"] == nil)
    }

    @Test func numbersKeepTheirDigits() throws {
        let text = "[12345678901234567890,1e400,1.50,-0]"
        let node = try JSONParser().parse(Array(text.utf8))
        #expect(JSONWriter().text(of: node.json) == text)
        guard case .array(let elements) = node.json, case .number(let huge) = elements[1] else {
            Issue.record("not an array of numbers")
            return
        }
        #expect(huge.double == nil)
        #expect(JSONNumber(text: "1.50")?.double == 1.5)
    }

    @Test func noNumberWithoutEndGetsIn() {
        #expect(JSON(Double.nan) == nil)
        #expect(JSON(Double.infinity) == nil)
        #expect(JSONNumber(-Double.infinity) == nil)
        #expect(JSON(-0.0) == .number(0))
        #expect(JSON(8.0) == 8)
    }

    @Test(arguments: ["", "-", "01", "1.", ".5", "1e", "1e+", "+1", "NaN", "0x1", "1 ", " 1", "--1", "1.5.5", "inf"])
    func whatIsNoNumberIsNone(text: String) {
        #expect(JSONNumber(text: text) == nil)
    }
}
