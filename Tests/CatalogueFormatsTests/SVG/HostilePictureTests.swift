import ButtonLayout
import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueFormats

@Suite("Pictures of what is odd")
struct HostilePictureTests {
    private static let texts = [
        "</script><script>alert(1)</script>", "\"onload=\"alert(1)", "a & b &amp; &lt;", "]]><x/>", "<!-- -->",
        "\u{202E}evil\u{202C}", "\u{0}\u{1B}[31m", "\u{FFFE}\u{FFFF}", "'", "url(#x)", "}*{fill:red",
        "\u{1F600}\u{200D}\u{1F600}", String(repeating: "W", count: 5000),
    ]

    @Test("names and titles stay text", arguments: texts)
    func text(text: String) throws {
        let result = try laidOut(.exact(.leading), 200, 44, spacing: 8)
        for name in [text, "plain"] {
            let picture = ButtonPicture(PicturedLayout(result, .exact(.leading), name: name, title: text))
            let plain = try parsed(ButtonPicture(PicturedLayout(result, .exact(.leading), name: "plain", title: "x")))
            let odd = try parsed(picture)
            #expect(odd.elements.map(\.name).sorted() == plain.elements.map(\.name).sorted(), "no element more or less")
            #expect(Set(odd.elements.flatMap(\.attributes.keys)) == Set(plain.elements.flatMap(\.attributes.keys)))
            #expect(!picture.svg.unicodeScalars.contains { isUnsafeOnTerminal($0) && $0 != "\n" })
        }
    }

    @Test("what is written keeps what it says")
    func shown() throws {
        let result = try laidOut(.exact(.leading), 200, 44, spacing: 8)
        let picture = try parsed(
            ButtonPicture(PicturedLayout(result, .exact(.leading), name: "a&b\"<", title: "]]>\u{202E}")))
        #expect(picture.writing.contains("a&b\"<"))
        #expect(picture.writing.contains("]]>\\u{202E}"))
    }

    @Test("no value of an attribute and no text becomes markup", arguments: texts)
    func markup(text: String) throws {
        var markup = Markup()
        markup.add("a", ["b": text, "c": "d"]) { $0.add("e", ["f": text], text) }
        let parsed = try #require(ParsedXML(markup.text))
        #expect(parsed.elements.map(\.name) == ["a", "e"])
        #expect(parsed.elements[0].attributes.keys.sorted() == ["b", "c"])
        #expect(parsed.elements[0].attributes["b"] == parsed.elements[1].text)
        #expect(parsed.elements[1].attributes["f"] == parsed.elements[1].text)
    }

    private static let frames: [Rect?] = [
        nil, Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 30, y: 12, width: -20, height: 20),
        Rect(x: 30, y: 12, width: 20, height: -45), Rect(x: -1e6, y: 5, width: 20, height: 20),
        Rect(x: 5, y: 1e9, width: 20, height: 20), Rect(x: -500, y: 10, width: 520, height: 1e7),
        Rect(x: .nan, y: .infinity, width: 3, height: -.infinity), Rect(x: 1e-7, y: 1e-7, width: 1e-7, height: 1e-7),
    ]
    private static let buttons = [
        Size(width: 100, height: 44), .zero, Size(width: 1e6, height: 1), Size(width: 0.1, height: 1e5),
        Size(width: -10, height: 10), Size(width: .nan, height: 10),
    ]

    @Test("frames of every kind are drawn", arguments: buttons)
    func frames(button: Size) throws {
        for image in Self.frames {
            for title in Self.frames {
                let layout = placed(button, image: image, title: title, gap: .init(asked: 8, got: 10))
                let picture = ButtonPicture(PicturedLayout(layout, .exact(.top), title: "Buy"))
                let odd = try parsed(picture)
                #expect(odd.references.isSubset(of: Set(odd.ids)))
                for element in odd.elements(of: "bp-paper") + odd["rect"] {
                    for side in ["width", "height"] {
                        let length = try #require(element.attributes[side].flatMap(Double.init))
                        #expect(length >= 0 && length.isFinite)
                    }
                }
                #expect(odd["path"].allSatisfy { !($0.attributes["d"] ?? "").contains(/[in][na][fn]/) })
                let overlay = ButtonOverlay(from: layout, to: PicturedLayout(layout)).svg
                #expect(ParsedXML(overlay) != nil)
            }
        }
    }

    @Test("a frame far away is pointed at")
    func far() throws {
        let layout = placed(Size(width: 100, height: 44), image: Rect(x: 1e6, y: 5, width: 20, height: 20))
        let picture = try parsed(ButtonPicture(PicturedLayout(layout)))
        #expect(picture.writing.contains("image") && picture.writing.contains("20 × 20 at 1000000, 5"))
        let width = try #require(picture.elements[0].attributes["viewBox"]?.split(separator: " ")[2]).description
        #expect(try #require(Double(width)) < 1000)
    }
}
