import CatalogueFormats
import CatalogueModel
import Testing

/// Which kept tokens a valid file can have in place; the others stand in the catalogue's own extension.
@Suite struct StandardShapeTests {
    /// Whether a token of that type and value is written in place.
    private func isInPlace(_ type: String, _ value: String) throws -> Bool {
        let document = readTokens(
            #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},"#
                + #""x": {"$type": "\#(type)", "$value": \#(value)}}"#)
        #expect(document.refused == [])
        let json = try JSONParser().parse(Array(written(document.facts).utf8))
        return json["x"]?["$value"] != nil
    }

    private static let shadow =
        #"{"color": "{ink}", "offsetX": L, "offsetY": L, "blur": L, "spread": L}"#
        .replacing("L", with: #"{"value": 1, "unit": "px"}"#)

    @Test(arguments: [
        ("color", ##"{"colorSpace": "oklch", "components": [0.5, 0.2, 359.9], "alpha": 0.5, "hex": "#aabbcc"}"##),
        ("color", #"{"colorSpace": "hsl", "components": ["none", 100, 0]}"#), ("color", #""{ink}""#),
        ("color", ##"{"$ref": "#/ink"}"##), ("duration", #"{"value": -1.5, "unit": "ms"}"#),
        ("cubicBezier", "[0, -3, 1, 4]"), ("strokeStyle", #""dashed""#),
        ("strokeStyle", #"{"dashArray": [{"value": 1, "unit": "rem"}], "lineCap": "butt"}"#),
        ("border", #"{"color": "{ink}", "width": {"value": 1, "unit": "px"}, "style": "solid"}"#),
        (
            "transition",
            #"{"duration": D, "delay": D, "timingFunction": [0, 0, 1, 1]}"#.replacing(
                "D", with: #"{"value": 1, "unit": "s"}"#)
        ),
        ("shadow", shadow), ("shadow", "[\(shadow), \"{ink}\"]"),
        ("gradient", #"[{"color": "{ink}", "position": 0.5}]"#),
        (
            "typography",
            #"{"fontFamily": ["A", "B"], "fontSize": {"value": 1, "unit": "px"}, "fontWeight": "bold", "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}"#
        ),
    ])
    func validValuesStandInPlace(type: String, value: String) throws {
        #expect(try isInPlace(type, value))
    }

    @Test(arguments: [
        ("color", ##""#ff0000""##), ("color", #"{"colorSpace": "srgb", "components": [0, 0, 1.1]}"#),
        ("color", #"{"colorSpace": "srgb", "components": [0, 0]}"#),
        ("color", #"{"colorSpace": "cmyk", "components": [0, 0, 0]}"#),
        ("color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#abc"}"##),
        ("color", #"{"colorSpace": "hsl", "components": [360, 0, 0]}"#),
        ("color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "name": "k"}"#),
        ("duration", #""100ms""#), ("duration", #"{"value": 1}"#), ("cubicBezier", "[0, 0, 1.5, 1]"),
        ("cubicBezier", "[0, 0, 1]"), ("strokeStyle", #""wavy""#), ("border", #"{"color": "{ink}"}"#),
        ("shadow", "[]"), ("gradient", #"[{"color": "{ink}", "position": 2}]"#),
        ("typography", #"{"fontFamily": "A"}"#), ("custom", "1"),
    ])
    func othersDoNot(type: String, value: String) throws {
        #expect(try !isInPlace(type, value))
    }

    @Test func aTokenWhoseReferenceDoesNotStandInPlaceDoesNotEither() throws {
        let document = readTokens(
            ##"{"a": {"$type": "color", "$value": "#fff"}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}}"##)
        let json = try JSONParser().parse(Array(written(document.facts).utf8))
        for name in ["a", "b", "c"] {
            #expect(json[name]?["$value"] == nil)
            #expect(json[name]?["$extensions"] != nil)
        }
        #expect(readTokens(written(document.facts)).facts == document.facts)
    }
}
