import CatalogueFormats
import CatalogueModel
import Testing

/// Resolver documents: sets, modifiers, files.
struct ResolverDocumentTests {
    private let files = [
        "base.json": #"{"s": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}, "m": {"$value": "{s}"}}"#,
        "compact.json": #"{"s": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}"#,
        "dark.json": #"{"ink": {"$type": "color", "$value": 1}}"#,
    ]

    @Test func modifiersAreTraits() {
        let document = readTokens(
            """
            {"$schema": "x", "version": "2025.10", "$defs": {"x": 1},
             "sets": {"base": {"sources": [{"$ref": "./base.json"}, {"ink": {"$type": "color", "$value": 0}}]}},
             "modifiers": {
               "theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"},
               "size": {"contexts": {"compact": [{"$ref": "compact.json"}], "regular": []}, "default": "regular"}},
             "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/size"}, {"$ref": "#/modifiers/theme"}]}
            """, name: "a.resolver.json", files: files)
        #expect(document.dialect == .resolver)
        #expect(document.refused == [])
        #expect(
            document.traits == [
                TraitFact(id: nil, name: "size", values: ["compact", "regular"], defaultValue: "regular"),
                TraitFact(id: nil, name: "theme", values: ["light", "dark"], defaultValue: "light"),
            ])
        #expect(document["s"] == "8")
        #expect(document.overrides("s") == ["size=compact: 4"])
        #expect(document["m"] == "{s}")
        #expect(document.overrides("m") == [])
        #expect(document.keptValue("ink") == "0")
        #expect(
            document.kept("ink")?.value.overrides == [
                .init(trait: "theme", value: "dark"): KeptValue(parts: [.json("1")])
            ])
        #expect(document.files.map(\.name) == ["a.resolver.json", "base.json", "compact.json", "dark.json"])
    }

    @Test func everyFaultOfADocumentIsReported() {
        let document = readTokens(
            """
            {"version": "2024",
             "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}, "c": {}},
             "modifiers": {"none": {"contexts": {}}, "bad": {"contexts": {"x": [{"$ref": "#/modifiers/one"}], "y": []}, "default": "z"},
               "one": {"contexts": {"x": [{"$ref": "#/resolutionOrder/0"}]}, "default": "x"},
               "in": {"contexts": {"x": [{"$ref": "#/modifiers/one"}], "y": [{"$ref": "gone.json"}]}, "default": "x"}},
             "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/sets/a"}, {"$ref": "#/sets/q"}, {"$ref": "base.json"}, {"type": "set"},
               {"$ref": "#/sets/c"}, {"$ref": "#/modifiers/none"}, {"$ref": "#/modifiers/bad"}, {"$ref": "#/modifiers/one"}, {"$ref": "#/modifiers/in"}]}
            """, files: files)
        #expect(
            document.problems.map(\.message).sorted() == [
                "\"$ref\" must lead to a set or a modifier, as in \"#/sets/base\"",
                "'gone.json' cannot be read: no such file",
                "a source cannot be a modifier",
                "an inline set or modifier needs a \"name\" and the \"type\" \"set\" or \"modifier\"",
                "nothing can refer into \"resolutionOrder\"",
                "sets refer to each other in a circle: #/sets/b → #/sets/a → #/sets/b",
                "the default of the modifier 'bad' is none of its contexts",
                "the modifier 'none' needs \"contexts\", at least one",
                "the set 'a' stands twice in \"resolutionOrder\"",
                "the set 'c' needs an array of \"sources\"",
                "the version '2024' of resolver documents is not known; 2025.10 is",
                "there is no 'q' in \"sets\"",
            ])
        #expect(document.warned == ["the modifier 'one' has one context only"])
    }

    @Test func whatIsMissingSomewhereIsWarnedOf() {
        let document = readTokens(
            """
            {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "size", "default": "a", "contexts": {
              "a": [{"x": {"$type": "number", "$value": 1}}], "b": [{"y": {"$type": "number", "$value": 2}}]}}]}
            """)
        #expect(
            document.warned.sorted() == [
                "'x' has no value for size=b; the default's holds",
                "'y' has no value where size is at its default; it gets the one for size=b",
            ])
        #expect(document["y"] == "2")
    }

    @Test func ofTwoTraitsTheLaterWins() {
        let document = readTokens(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "s", "sources": [{"x": {"$type": "number", "$value": 1}}]},
              {"type": "modifier", "name": "a", "default": "n", "contexts": {"n": [], "y": [{"x": {"$type": "number", "$value": 2}}]}},
              {"type": "modifier", "name": "b", "default": "n", "contexts": {"n": [], "y": [{"x": {"$type": "number", "$value": 1}}]}}]}
            """)
        #expect(document.overrides("x") == ["a=y: 2", "b=y: 1"])
        #expect(document.warned == ["'x' differs by a and by b; the later trait wins"])
    }

    @Test func aliasesAreFollowedAfterAllIsLaidOver() {
        let document = readTokens(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "set", "name": "s", "sources": [{"x": {"$value": "{later}"}}]},
              {"type": "modifier", "name": "m", "default": "n", "contexts": {
                "n": [{"later": {"$type": "number", "$value": 1}}],
                "y": [{"later": {"$value": "{x}"}}], "z": [{"later": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}]}}]}
            """)
        #expect(document["x"] == "{later}")
        #expect(document.problems.filter { $0.message.contains("circle") }.count == 2)
        #expect(document.problems.contains { $0.message == "'later' is a number, and for m=z a dimension" })
    }
}
