import CatalogueFormats
import Testing

struct JSONWriterTests {
    @Test func escapesWhatHasToBe() {
        let json: JSON = "a\"b\\c\u{0}\u{8}\n\r\t\u{1F}\u{7F}/é😀\u{2028}\u{2029}€"
        let text = #""a\"b\\c\u0000\u0008\n\r\t\u001f\u007f/é😀\u2028\u2029€""#
        #expect(JSONWriter().text(of: json) == text)
        #expect(JSONWriter().text(of: "a\u{2028}") == #""a\u2028""#)
        #expect(JSONWriter().text(of: "a\u{2029}") == #""a\u2029""#)
        #expect(JSONWriter().bytes(of: "é") == [0x22, 0xC3, 0xA9, 0x22])
    }

    @Test func prettyIndentsByTwo() {
        let json: JSON = ["name": "x", "list": [1, ["a": nil]], "none": [], "nothing": [:]]
        let text = """
            {
              "name": "x",
              "list": [
                1,
                {
                  "a": null
                }
              ],
              "none": [],
              "nothing": {}
            }

            """
        #expect(JSONWriter(.pretty).text(of: json) == text)
        #expect(JSONWriter(.pretty).text(of: 1) == "1\n")
    }
}
