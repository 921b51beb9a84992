import CatalogueFormats
import CatalogueModel
import Testing

/// Groups, names and types in the Design Tokens format 2025.10.
struct StandardStructureTests {
    @Test func aTokenIsNoGroup() {
        let document = readTokens(
            """
            {"$type": "number",
             "a": {"$value": 1, "b": {"$value": 2}},
             "c": {"$value": 1, "$foo": 2},
             "d": {"$value": 1, "$ref": "#/a"},
             "e": 5,
             "f": {"$bar": 1, "x": {"$value": 1}},
             "g": {"$value": 1, "$description": 2, "$extensions": 3, "$deprecated": 4}}
            """)
        #expect(
            document.refused == [
                "2:21 a token with a \"$value\" cannot have 'b' in it: it would be a group as well",
                "3:21 '$foo' is no member of a token",
                "4:21 a token has either a \"$value\" or a \"$ref\", not both",
                "5:2 'e' is neither a token nor a group: a token is an object with a \"$value\"",
                "6:8 '$bar' is no member of a group: names of tokens cannot begin with '$'",
                "7:37 the \"$description\" of a token must be a string",
                "7:55 the \"$extensions\" of a token must be an object",
                "7:73 the \"$deprecated\" of a token must be true, false or a string",
            ])
    }

    @Test func namesAreChecked() {
        let document = readTokens(
            """
            {"$type": "number", "": {"$value": 1}, "a.b": {"$value": 1}, "{c": {"$value": 1}, "d}": {"x": {"$value": 1}},
             "e\\u0007": {"$value": 1}, "ok 😀 中": {"$value": 1}, "$f": {"$value": 1}}
            """)
        #expect(document.problems.count == 6)
        #expect(document.metrics.map(\.name.text) == ["ok 😀 中"])
        #expect(document.problems.contains { $0.message == "the name 'a.b' cannot have a '.' in it" })
        #expect(
            document.problems.contains {
                $0.message == "a name cannot have characters that control or reorder text: U+7"
            })
    }

    @Test func theTypeComesFromTheTokenItsTargetOrItsGroup() {
        let document = readTokens(
            """
            {"g": {"$type": "dimension", "n": {"deep": {"$type": "number", "x": {"$value": 2}}},
               "x": {"$value": {"value": 1, "unit": "px"}}, "y": {"$value": "{g.n.deep.x}"}},
             "bare": {"$value": 8}, "alias": {"$value": "{g.x}"},
             "wrong": {"$type": "Number", "$value": 1}}
            """)
        #expect(document.type("g.x") == .dimension)
        #expect(document.type("g.y") == .number)
        #expect(document.type("alias") == .dimension)
        #expect(
            document.refused == [
                "3:21 'bare' has no type: it needs a \"$type\", or a group with one around it",
                "4:41 the type 'Number' is written 'number'",
            ])
    }

    @Test func deprecationIsInheritedAndCanBeTakenBack() {
        let document = readTokens(
            """
            {"$type": "number",
             "old": {"$deprecated": true, "a": {"$value": 1}, "b": {"$value": 1, "$deprecated": false},
                     "c": {"$value": 1, "$deprecated": "Use {new} from now on"}, "d": {"$value": 1, "$deprecated": "Use {new}."}},
             "new": {"$value": 1}, "e": {"$value": 1, "$deprecated": "use {gone}"},
             "k": {"$deprecated": "k", "$type": "color", "x": {"$value": 1}}}
            """)
        #expect(document.refused == [])
        #expect(document.metrics.filter(\.isDeprecated).map(\.name.text) == ["old.a", "old.c", "old.d", "e"])
        #expect(document.fact("old.c")?.replacement?.text == "new")
        #expect(document.fact("old.d")?.replacement?.text == "new")
        #expect(document.fact("e")?.replacement == nil)
        #expect(document.metrics.filter { $0.reason != nil }.map(\.name.text) == ["old.c", "e"])
        #expect(document.warned == ["'gone', to be used instead of 'e', is no token"])
        #expect(document.kept("k.x")?.reason == "k")
    }

    @Test func theRootOfAGroupIsAToken() {
        let document = readTokens(
            """
            {"g": {"$type": "number", "$root": {"$value": 1}, "x": {"$value": "{g.$root}"}, "y": {"$ref": "#/g/$root"}}}
            """)
        #expect(document.refused == [])
        #expect(document["g.$root"] == "1")
        #expect(document["g.x"] == "{g.$root}")
        #expect(document["g.y"] == "{g.$root}")
    }

    @Test func namesThatDifferInCaseAreWarnedOf() {
        let document = readTokens(
            #"{"$type": "number", "a": {"S": {"$value": 1}, "s": {"$value": 1}}, "A": {"x": {"$value": 1}}}"#)
        #expect(document.warned == ["'a.s' and 'a.S' differ only in case", "'A' and 'a' differ only in case"])
        #expect(document.metrics.count == 3)
    }

    @Test func emptyGroupsAreFineAndOtherJSONIsNot() {
        #expect(readTokens(#"{"a": {}, "b": {"c": {}}}"#).refused == [])
        #expect(
            readTokens(#"{"a": 1}"#).refused == [
                "1:1 there are no design tokens in it: none has a \"$value\" or a \"value\""
            ])
        #expect(readTokens("[1]").problems.count == 1)
        #expect(readTokens(#"{"a": 1,}"#).refused == ["1:8 JSON allows no comma before the closing }"])
    }

    @Test func keysKeepTheirOrder() {
        let document = readTokens(
            #"{"$type": "number", "1000": {"$value": 1}, "025": {"$value": 1}, "100": {"$value": 1}}"#)
        #expect(document.metrics.map(\.name.text) == ["1000", "025", "100"])
    }
}
