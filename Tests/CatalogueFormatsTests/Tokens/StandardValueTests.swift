import CatalogueFormats
import CatalogueModel
import Testing

/// Values in the Design Tokens format 2025.10.
struct StandardValueTests {
    @Test func theTypesOfTheCatalogueAreMetrics() {
        let document = readTokens(
            """
            {"s": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}, "$description": "Small"},
             "rem": {"$type": "dimension", "$value": {"value": 2.75, "unit": "rem"}},
             "zero": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}},
             "less": {"$type": "dimension", "$value": {"value": -1.5, "unit": "px"}},
             "ratio": {"$type": "number", "$value": 1.5},
             "font": {"$type": "fontFamily", "$value": ["IBM Plex Sans", "serif"]},
             "one": {"$type": "fontFamily", "$value": "SF Mono"},
             "bold": {"$type": "fontWeight", "$value": "bold"},
             "thick": {"$type": "fontWeight", "$value": 650},
             "title": {"$type": "string", "$value": "a {b} {"}}
            """)
        #expect(document.dialect == .dtcg)
        #expect(document.refused == [])
        #expect(document["s"] == "8")
        #expect(document.fact("s")?.description == "Small")
        #expect(document["rem"] == "44")
        #expect(document["zero"] == "0")
        #expect(document["less"] == "-1.5")
        #expect(document["ratio"] == "1.5")
        #expect(document["font"] == "IBM Plex Sans, serif")
        #expect(document["one"] == "SF Mono")
        #expect(document["bold"] == "bold")
        #expect(document["thick"] == "650")
        #expect(document["title"] == "a {b} {")
        #expect(
            ["s", "ratio", "font", "bold", "title"].map(document.type)
                == [.dimension, .number, .fontFamily, .fontWeight, .string])
        #expect(document.metrics.map(\.name.text).first == "s")
    }

    @Test func aRemIsWhatTheOptionSays() {
        let text = #"{"a": {"$type": "dimension", "$value": {"value": 2.75, "unit": "rem"}}}"#
        #expect(readTokens(text, TokenReadingOptions(rem: 18))["a"] == "49.5")
    }

    @Test(arguments: [
        ("1.7799999713897705", "1.78"), ("0.40000000200345043", "0.4"), ("-0.029999999329447746", "-0.03"),
        ("0.3333333333333333", "0.3333333333333333"), ("16777217", "16777217"), ("0.9375", "0.9375"),
        ("1e300", "1e+300"), ("31.97", "31.97"),
    ])
    func noiseIsCleanedOnRequest(number: String, cleaned: String) {
        let text = #"{"a": {"$type": "dimension", "$value": {"value": \#(number), "unit": "px"}}}"#
        #expect(readTokens(text, TokenReadingOptions(roundFloat32: true))["a"] == cleaned)
        #expect(readTokens(text)["a"] == Double(number)?.shortestText)
    }

    @Test(arguments: [
        (#"{"value": 0}"#, "a dimension needs a \"unit\", \"px\" or \"rem\", even for 0"),
        (
            #"{"value": 8, "unit": "pt"}"#,
            "a length in pt is refused: units are px and rem; --lenient-units takes it as px"
        ),
        (
            #"{"value": 8, "unit": "dp"}"#,
            "a length in dp is refused: units are px and rem; --lenient-units takes it as px"
        ),
        (#"{"value": 8, "unit": "%"}"#, "'%' is no unit of a length: units are px and rem"),
        (#"{"value": 8, "unit": ""}"#, "'' is no unit of a length: units are px and rem"),
        (#"{"value": "8", "unit": "px"}"#, "the \"value\" of a dimension must be a number"),
        (#"{"value": 8, "unit": "px", "x": 1}"#, "a dimension has a \"value\" and a \"unit\", and no 'x'"),
        (#"{"value": 1e999, "unit": "px"}"#, "1e999 is beyond all numbers"),
        ("8", "a dimension is an object: {\"value\": 8, \"unit\": \"px\"}, in px or rem"),
        (#""1px {x}""#, "a dimension is an object: {\"value\": 8, \"unit\": \"px\"}, in px or rem"),
    ])
    func wrongDimensionsAreRefused(value: String, message: String) {
        let document = readTokens(
            #"{"$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "a": {"$type": "dimension", "#
                + #""$value": \#(value)}}"#)
        #expect(document.problems.map(\.message) == [message])
        #expect(document.metrics.isEmpty)
    }

    @Test func ptAndDpArePixelsUnderLenientUnits() {
        let document = readTokens(
            """
            {"$type": "dimension", "a": {"$value": {"value": 12, "unit": "pt"}}, "b": {"$value": {"value": 3, "unit": "dp"}}}
            """, TokenReadingOptions(lenientUnits: true))
        #expect(document["a"] == "12")
        #expect(document["b"] == "3")
        #expect(document.refused == [])
    }

    @Test(arguments: [
        (#""Bold""#, "'Bold' is no font weight; it is written 'bold'"), (#""fat""#, "'fat' is no font weight"),
        ("0", "a font weight is from 1 to 1000"), ("1001", "a font weight is from 1 to 1000"),
        ("true", "a font weight is a number or a name such as \"bold\""),
    ])
    func wrongWeightsAreRefused(value: String, message: String) {
        let document = readTokens(#"{"a": {"$type": "fontWeight", "$value": \#(value)}}"#)
        #expect(document.problems.map(\.message) == [message])
    }

    @Test func whatIsNotUnderstoodIsKeptAsRead() throws {
        let document = readTokens(
            """
            {"c": {"$type": "color", "$extensions": {"com.example": {"z": 1, "a": 1.50}},
              "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0.10]}, "$description": "R"},
              "link": {"$value": "{c.red}"}},
             "text": {"$type": "typography", "$value": {"fontSize": "{size}", "x": 1}},
             "size": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}, "$extensions": {"b": 1, "a": 2}},
             "icon": {"$type": "link", "$value": "/a.svg"}}
            """)
        #expect(document.refused == [])
        #expect(document.kept.map(\.name.text) == ["c.red", "c.link", "text", "icon"])
        #expect(document.kept("c.red")?.value.type == "color")
        #expect(document.kept("c.link")?.value.type == nil)
        #expect(document.keptValue("c.red") == #"{"colorSpace":"srgb","components":[1,0,0.10]}"#)
        #expect(document.kept("c.red")?.description == "R")
        #expect(document.keptValue("c.link") == #""{c.red}""#)
        #expect(document.kept("c.link")?.value.references == [try Name("c.red")])
        #expect(document.keptValue("text") == #"{"fontSize":"{size}","x":1}"#)
        #expect(document.fact("size")?.extensions == #"{"b":1,"a":2}"#)
        #expect(document.kept("c.$group")?.extensions == #"{"com.example":{"z":1,"a":1.50}}"#)
        #expect(document.warned == ["'link' is no type of the Design Tokens format; its tokens are kept"])
    }

    @Test func aByteOrderMarkAndCRLFAreFine() {
        let document = readTokens(
            "\u{FEFF}{\r\n\"a\": {\"$type\": \"number\",\r\n\"$value\": \"x\"},\r\n\"b\": {\"$type\": \"number\", \"$value\": 1}}"
        )
        #expect(document["b"] == "1")
        #expect(document.refused == ["3:11 a number is needed"])
    }
}
