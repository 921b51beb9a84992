import CatalogueFormats
import CatalogueModel
import Testing

/// Groups that extend others.
struct ExtendsTests {
    @Test func tokensAreTakenOverAndReplacedWhole() {
        let document = readTokens(
            """
            {"button": {"$type": "dimension", "$deprecated": true,
                "gap": {"$value": {"value": 8, "unit": "px"}, "$description": "Gap"},
                "in": {"x": {"$value": {"value": 1, "unit": "px"}}, "y": {"$value": "{button.gap}"}},
                "$root": {"$value": {"value": 44, "unit": "px"}}},
             "primary": {"$extends": "{button}", "gap": {"$value": {"value": 12, "unit": "px"}},
                "in": {"z": {"$value": {"value": 2, "unit": "px"}}}},
             "big": {"$extends": "#/primary"}, "bigger": {"$ref": "#/big"}, "part": {"$extends": "{bigger.in}"}}
            """)
        #expect(document.refused == [])
        for group in ["primary", "big", "bigger"] {
            #expect(document["\(group).gap"] == "12")
            #expect(document.fact("\(group).gap")?.description == nil)
            #expect(document.fact("\(group).gap")?.isDeprecated == true)
            #expect(document["\(group).in.x"] == "1")
            #expect(document["\(group).in.y"] == "{button.gap}")
            #expect(document["\(group).in.z"] == "2")
            #expect(document["\(group).$root"] == "44")
        }
        #expect(document["part.z"] == "2")
        #expect(document.type("part.z") == .dimension)
    }

    @Test func wrongExtensionsAreRefused() {
        let document = readTokens(
            """
            {"$type": "number", "t": {"$value": 1},
             "a": {"$extends": "{b}"},
             "b": {"$extends": "{c}"},
             "c": {"$extends": "{a}"},
             "d": {"$extends": "{gone}"},
             "e": {"$extends": "{t}"},
             "f": {"in": {"$extends": "{f}"}},
             "g": {"$extends": "f"},
             "h": {"$extends": "{i}"}, "i": {"x": {"$extends": "{h}"}}}
            """)
        #expect(document.problems.count == 9)
        for (line, names) in [(2, ["a", "b", "c"]), (3, ["a", "b", "c"]), (4, ["a", "b", "c"]), (9, ["h", "i.x"])] {
            let messages = document.refused.filter { $0.hasPrefix("\(line):") }
            #expect(
                messages.contains { message in names.allSatisfy { message.contains($0) } && message.contains("circle") }
            )
        }
        #expect(document.refused.contains("5:20 there is no group 'gone'"))
        #expect(document.refused.contains("6:20 a group can extend a group only, and 't' is a token"))
        #expect(document.refused.contains("7:27 the group 'f.in' extends 'f', which it is itself in"))
        #expect(document.refused.contains("8:20 \"$extends\" must name a group, as in \"{a.b}\" or \"#/a/b\""))
    }

    @Test func fewGroupsCannotMakeTokensWithoutEnd() {
        var text = #"{"$type": "number", "g0": {"t": {"$value": 1}}"#
        for level in 1...30 {
            text += #", "g\#(level)": {"a": {"$extends": "{g\#(level - 1)}"}, "b": {"$extends": "{g\#(level - 1)}"}}"#
        }
        #expect(readTokens(text + "}").problems.contains { $0.message == "'$extends' makes more than 50000 tokens" })
    }
}
