import CatalogueFormats
import CatalogueModel
import Testing

/// Older drafts and other tools.
struct DialectTests {
    @Test func olderDraftsHaveTexts() {
        let document = readTokens(
            """
            {"a": {"$type": "dimension", "$value": "8px"}, "b": {"$type": "dimension", "$value": "2.75rem"},
             "c": {"$value": "{a.$value}"}, "d": {"$type": "color", "$value": "#ff0000"},
             "e": {"$type": "dimension", "$value": "8"}, "f": {"$type": "dimension", "$value": "{a} * 2"},
             "g": {"$type": "dimension", "$value": "12pt"}, "h": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
            """)
        #expect(document.dialect == .dtcgDraft)
        #expect(["a", "b", "c", "h"].map { document[$0] } == ["8", "44", "{a}", "1"])
        #expect(document.kept.map(\.name.text) == ["d"])
        #expect(document.problems.count == 3)
        #expect(document.refused.first == "3:40 a dimension needs a unit, px or rem")
    }

    @Test func styleDictionary() {
        let document = readTokens(
            """
            {"size": {"type": "dimension", "s": {"value": "8px", "comment": "Small"}, "m": {"value": "{size.s.value}"},
               "l": {"value": "{ size.m }", "deprecated": true}, "bare": {"value": 3}},
             "untyped": {"value": "1.5rem"}, "ratio": {"value": "1.5"}, "n": {"value": 2},
             "color": {"red": {"value": "#f00", "type": "color", "attributes": {"a": 1}}},
             "mix": {"value": "{color.red} and {n}"}, "time": {"value": "300ms"},
             "copy": {"value": "a {b}", "type": "string"}, "bad": {"value": "{gone.value}"},
             "share": {"value": "50%", "type": "dimension"}, "pt": {"value": "12pt", "type": "dimension"}}
            """)
        #expect(document.dialect == .styleDictionary)
        #expect(document.fact("size.s")?.description == "Small")
        #expect(document["size.m"] == "{size.s}")
        #expect(document["size.l"] == "{size.m}")
        #expect(document.fact("size.l")?.isDeprecated == true)
        #expect(document["size.bare"] == "3")
        #expect(
            [document.type("size.bare"), document.type("untyped"), document.type("ratio"), document.type("n")]
                == [.dimension, .dimension, .number, .number])
        #expect(document["copy"] == "a {b}")
        #expect(document.kept.map(\.name.text) == ["color.red", "mix", "time", "share"])
        #expect(document.keptValue("color.red") == ##""#f00""##)
        #expect(
            document.kept("color.red")?.extensions == #"{"org.presets.catalogue":{"source":{"attributes":{"a":1}}}}"#)
        #expect(
            document.problems.map(\.message) == [
                "there is no token 'gone.value'",
                "a length in pt is refused: units are px and rem; --lenient-units takes it as px",
            ])
    }

    @Test(arguments: [
        ("{space.scale} * 1.5", "{space.scale} * 1.5"), ("5rem*4", "80 * 4"), ("16px*1.5", "16 * 1.5"),
        ("roundTo(30px / 7, 1)", "roundTo(30 / 7, 1)"), ("(1+2)*3px", "(1 + 2) * 3"),
        ("-{space.scale}", "-{space.scale}"), ("{space.scale} \u{2212} 2px", "{space.scale} - 2"),
        ("1rem + 4px", "16 + 4"),
        ("{space.scale} * {ratio}", "{space.scale} * {ratio}"), ("16", "16"), ("8 px", "8"), ("\u{2212}4px", "-4"),
        ("4px + 4", "4 + 4"),
        ("max({space.scale}, 12px)", "max({space.scale}, 12)"), ("1e1px * 2", "10 * 2"),
    ])
    func tokensStudioReckons(text: String, value: String) {
        let document = readTokens(
            """
            {"space": {"scale": {"value": "4", "type": "spacing"}}, "ratio": {"value": "1.5", "type": "number"},
             "a": {"value": "\(text)", "type": "sizing"}}
            """)
        #expect(document.dialect == .tokensStudio)
        #expect(document.refused == [])
        #expect(document["a"] == value)
        #expect(document.type("a") == .dimension)
    }

    @Test(arguments: [
        ("2em+20px", "em and px cannot be reckoned together: 'em' is no unit of a length: units are px and rem"),
        ("2px * 3px", "'2' is a dimension and '3' is a dimension: '*' cannot join them"),
        ("{s} + {n}", "'{s}' is a dimension and '{n}' is a number: '+' cannot join them"),
        ("{n} / 2px", "'{n}' is a number and '2' is a dimension: '/' cannot join them"),
        ("{s} / 0", "'{s} / 0' divides by zero"), ("{s} / ({s} - {s})", "'{s} / ({s} - {s})' divides by zero"),
        ("{s} +", "a number, {metric} or ( is missing at character 6 of '{s} +'"),
        ("2px +", "'2px +' cannot be reckoned: it is no length and no arithmetic"),
        (
            "sin({s})",
            "'sin' is no function (min, max, round, roundTo); metrics stand in braces, {sin} at character 1 of 'sin({s})'"
        ),
        ("{s} * {f}", "'f' is a fontFamily and cannot be reckoned with"),
        ("roundTo({s}, 20)", "roundTo({s}, 20) needs 0 to 15 whole digits"),
    ])
    func wrongArithmeticIsRefused(text: String, message: String) {
        let document = readTokens(
            """
            {"s": {"value": "4", "type": "spacing"}, "n": {"value": "1.5", "type": "number"},
             "f": {"value": "Inter", "type": "fontFamilies"}, "a": {"value": "\(text)", "type": "sizing"}}
            """)
        #expect(document.problems.map(\.message) == (message.isEmpty ? [] : [message]))
    }

    @Test func tokensStudioTypes() {
        let document = readTokens(
            """
            {"line": {"value": "1.5", "type": "lineHeights"}, "tall": {"value": "24px", "type": "lineHeights"},
             "share": {"value": "150%", "type": "lineHeights"}, "odd": {"value": "4px", "type": "number"},
             "weight": {"value": "Semi Bold", "type": "fontWeights"}, "style": {"value": "Regular italic", "type": "fontWeights"},
             "w": {"value": "700", "type": "fontWeights"}, "corners": {"value": "4px 8px", "type": "borderRadius"},
             "label": {"value": "Buy", "type": "text"}, "shadow": {"value": {"blur": "{odd} * 2"}, "type": "boxShadow"},
             "circle": {"value": "{linear.25}", "type": "sizing"}, "linear": {"25": {"value": "{circle} * 0.25", "type": "sizing"}}}
            """)
        #expect(document.type("line") == .number)
        #expect(document.type("tall") == .dimension)
        #expect(document.type("odd") == .dimension)
        #expect(document["weight"] == "semi-bold")
        #expect(document["w"] == "700")
        #expect(document["label"] == "Buy")
        #expect(document.kept.map(\.name.text) == ["share", "style", "corners", "shadow"])
        #expect(document.problems.count == 2)
        #expect(
            document.problems.allSatisfy {
                $0.message.contains("circle → linear.25 → circle")
                    || $0.message.contains("linear.25 → circle → linear.25")
            })
    }

    @Test func tokensStudioSetsAndThemes() {
        let text = """
            {"core": {"s": {"value": "4", "type": "spacing"}, "m": {"value": "{s} * 2", "type": "spacing"}},
             "big": {"s": {"value": "6", "type": "spacing"}}, "last": {"x": {"value": "1", "type": "spacing"}},
             "$themes": [
               {"name": "Normal", "group": "Size", "selectedTokenSets": {"core": "source", "last": "enabled", "big": "disabled"}},
               {"name": "Very Big", "group": "Size", "selectedTokenSets": {"core": "enabled", "big": "enabled", "last": "enabled"}}],
             "$metadata": {"tokenSetOrder": ["core", "big"]}}
            """
        let document = readTokens(text)
        #expect(document.dialect == .tokensStudioSets)
        #expect(document.refused == [])
        #expect(document.metrics.map(\.name.text) == ["s", "m", "x"])
        #expect(document["s"] == "4")
        #expect(document.overrides("s") == ["Size=Very-Big: 6"])
        #expect(document.overrides("m") == [])
        #expect(
            document.traits == [
                TraitFact(id: nil, name: "Size", values: ["Normal", "Very-Big"], defaultValue: "Normal")
            ])
        #expect(document.warned == ["'Very Big' is called 'Very-Big', as it cannot name a trait"])
    }

    @Test func tokensStudioFolders() {
        let document = readTokens(
            #"{"tokenSetOrder": ["core/base", "big"]}"#, name: "tokens/$metadata.json",
            files: [
                "core/base.json": #"{"s": {"value": "4", "type": "spacing"}}"#,
                "big.json": #"{"s": {"value": "6", "type": "spacing"}, "t": {"value": "x", "type": "spacing"}}"#,
                "$themes.json": "[]",
            ])
        #expect(document["s"] == "6")
        #expect(document.dialect == .tokensStudioSets)
        #expect(document.problems.map { document.files[$0.file].name } == ["big.json"])
        let lost = readTokens(#"{"tokenSetOrder": ["gone"]}"#, name: "$metadata.json")
        #expect(lost.problems.last?.message == "'gone.json' cannot be read: no such file")
    }

    @Test func spectrumHasSets() {
        func schema(_ name: String) -> String { #""$schema": "https://example.com/schemas/token-types/\#(name).json""# }
        let document = readTokens(
            """
            {"gap": {\(schema("scale-set")), "uuid": "3eb3e963-b4b8-462f-b4e2-a48c657e2fd2", "component": "button",
               "sets": {"desktop": {\(schema("dimension")), "value": "8px", "uuid": "1a49e758-b070-4d85-97c5-0f9cc786999b"},
                        "mobile": {\(schema("dimension")), "value": "10px"}}},
             "alias": {\(schema("alias")), "value": "{gap}", "deprecated": true, "deprecated_comment": "x", "renamed": "gap"},
             "only": {\(schema("scale-set")), "sets": {"mobile": {\(schema("alias")), "value": "{gap}"}}},
             "same": {\(schema("scale-set")), "sets": {"mobile": {\(schema("dimension")), "value": "1px"},
                                                       "desktop": {\(schema("dimension")), "value": "1px"}}},
             "ink": {\(schema("color-set")), "sets": {"light": {\(schema("color")), "value": "rgb(0, 0, 0)"}}},
             "opacity": {\(schema("opacity")), "value": "0.5"}, "times": {\(schema("multiplier")), "value": 2.25},
             "dp": {\(schema("dimension")), "value": "2dp"}}
            """)
        #expect(document.dialect == .spectrum)
        #expect(document["gap"] == "8")
        #expect(document.fact("gap")?.id == StableID("3eb3e963-b4b8-462f-b4e2-a48c657e2fd2"))
        #expect(document.overrides("gap") == ["platform=mobile: 10"])
        #expect(document["alias"] == "{gap}")
        #expect(document.fact("alias")?.replacement?.text == "gap")
        #expect(document.overrides("same") == [])
        #expect(document["only"] == "{gap}")
        #expect(document["opacity"] == "0.5")
        #expect(document.type("times") == .number)
        #expect(document.kept.map(\.name.text) == ["ink"])
        #expect(document.problems.count == 1)
        #expect(document.warned == ["'only' has no value for platform=desktop; the other one's holds"])
        #expect(document.traits.map(\.name) == ["platform"])
    }
}
