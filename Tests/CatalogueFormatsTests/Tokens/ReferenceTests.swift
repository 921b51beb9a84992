import CatalogueFormats
import CatalogueModel
import Testing

/// Aliases, pointers and circles.
struct ReferenceTests {
    @Test func referencesStayReferences() {
        let document = readTokens(
            """
            {"a": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
             "b": {"$value": "{a}"}, "c": {"$ref": "#/b"}, "d": {"$ref": "#/a/$value", "$type": "dimension"},
             "e": {"$value": {"$ref": "#/a"}},
             "n/1~": {"$type": "number", "$value": 2}, "f": {"$ref": "#/n~11~0"}, "g": {"$ref": "#/n%7e11~0"},
             "h": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}},
             "i": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "rem"}},
             "j": {"$type": "number", "$value": {"$ref": "#/b/$value/value"}},
             "k/l": {"m": {"$type": "number", "$value": 3}}, "o": {"$value": "{k/l.m}"}}
            """)
        #expect(document.refused == [])
        #expect(
            ["b", "c", "d", "e", "f", "g", "h", "o"].map { document[$0] }
                == ["{a}", "{b}", "{a}", "{a}", "{n/1~}", "{n/1~}", "{a}", "{k/l.m}"])
        #expect(document["i"] == "128")
        #expect(document["j"] == "8")
        #expect(document.type("c") == .dimension)
        #expect(document.warnings.count == 2)
    }

    @Test func everyBrokenReferenceIsReported() {
        let document = readTokens(
            """
            {"$type": "number", "g": {"x": {"$value": 1}},
             "a": {"$value": "{no}"},
             "b": {"$value": "{g}"},
             "c": {"$value": "{g.x"},
             "d": {"$ref": "g/x"},
             "e": {"$ref": "#/g/x~2"},
             "f": {"$value": "{a}"},
             "h": {"$type": "dimension", "$value": "{g.x}"},
             "i": {"$type": "shadow", "$value": {"blur": "{gone}", "list": ["{g.x}", {"$ref": "#/lost"}]}}}
            """)
        #expect(
            document.refused == [
                "2:18 there is no token 'no'", "3:18 'g' is a group; only tokens have a value to refer to",
                "4:18 '{g.x' is no reference: those are {a.b}",
                "5:16 \"$ref\" must be a pointer to a token, as in \"#/a/b\"",
                "6:16 \"$ref\" must be a pointer to a token, as in \"#/a/b\"",
                "7:18 this needs 'a', which is refused itself",
                "8:40 a dimension cannot be 'g.x', which is a number",
                "9:46 there is no token 'gone'", "9:74 there is no token 'lost'",
            ])
        #expect(document.metrics.map(\.name.text) == ["g.x"])
    }

    @Test func circlesNameEveryMember() {
        let document = readTokens(
            """
            {"$type": "number",
             "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$ref": "#/a"},
             "self": {"$value": "{self}"}, "into": {"$value": "{a}"}, "ok": {"$value": 1},
             "s": {"$type": "shadow", "$value": [{"x": "{t}"}]}, "t": {"$type": "shadow", "$value": ["{s}"]}}
            """)
        #expect(document.metrics.map(\.name.text) == ["ok"])
        let circles = document.problems.filter { $0.message.hasPrefix("references go in a circle") }
        #expect(circles.count == 6)
        for (names, count) in [(["a", "b", "c"], 3), (["self"], 1), (["s", "t"], 2)] {
            #expect(circles.filter { circle in names.allSatisfy { circle.message.contains($0 + " →") } }.count >= count)
        }
        #expect(document.problems.contains { $0.message == "this needs 'a', which is refused itself" })
    }

    @Test func longChainsAndLongCirclesNeedNoStack() {
        let count = 20_000
        let links = (1..<count).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }.joined(separator: ",")
        let chain = readTokens(#"{"t0": {"$type": "number", "$value": 1}, \#(links)}"#)
        #expect(chain.metrics.count == count)
        #expect(chain.type("t\(count - 1)") == .number)
        let circle = readTokens(#"{"t0": {"$value": "{t\#(count - 1)}"}, \#(links)}"#)
        #expect(circle.problems.count == count)
    }
}
