import Testing

@testable import CatalogueFormats

struct JSONLinesTests {
    @Test func eachElementOfAListHasALine() {
        var lines = JSONLines()
        lines.append("format", "x")
        lines.append(list: "facts", [["a": 1, "b": [1, 2]], ["a": 2]])
        lines.append(list: "none", [])
        lines.append("other", ["facts": [1]])
        lines.end()
        let text = """
            {
              "format": "x",
              "facts": [
                {"a":1,"b":[1,2]},
                {"a":2}
              ],
              "none": [],
              "other": {
                "facts": [
                  1
                ]
              }
            }

            """
        #expect(lines.take() == text)
    }

    @Test(arguments: [0, 1, 3])
    func isTheSameInPieces(count: Int) throws {
        let elements = (0..<count).map { JSON.object([.init(name: "n", value: JSON($0))]) }
        var (lines, text) = (JSONLines(), "")
        lines.beginList("list")
        for element in elements {
            lines.append(element: element)
            text += lines.take()
        }
        lines.endList()
        text += lines.take()
        lines.end()
        text += lines.take()
        #expect(
            try JSONParser().parse(Array(text.utf8)).json == .object([.init(name: "list", value: .array(elements))]))
    }

    @Test func anObjectWithoutMembersIsEmpty() {
        var lines = JSONLines()
        lines.end()
        #expect(lines.take() == "{}\n")
    }
}
