import ButtonLayout
import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueFormats

@Suite("Pictures")
struct ButtonPictureTests {
    private func top() throws -> ComputedLayout { try laidOut(.exact(.top), 200, 100, spacing: 8) }

    @Test("frames stand in it with their own numbers")
    func frames() throws {
        let picture = try parsed(ButtonPicture(PicturedLayout(top(), .exact(.top), title: "Home")))
        #expect(picture.frames(of: "bp-button").first == ["0", "0", "200", "100"])
        #expect(picture.frames(of: "bp-image").first == ["88", "24", "24", "24"])
        #expect(picture.frames(of: "bp-title").first == ["70", "56", "60", "20"])
        #expect(picture.writing.contains("24 × 24 at 88, 24") && picture.writing.contains("60 × 20 at 70, 56"))
        #expect(picture.writing.contains("Home"))
        #expect(picture.writing.count { $0 == "8" } == 2, "the gap stands between the items and in the legend")
    }

    @Test("it says in words what it shows")
    func alternative() throws {
        let result = try top()
        let picture = try parsed(ButtonPicture(PicturedLayout(result, .exact(.top), title: "Home"), id: "p"))
        let root = try #require(picture.elements.first)
        #expect(root.attributes["role"] == "img")
        #expect(root.attributes["aria-labelledby"] == "p-title p-desc")
        #expect(
            picture["title"].map(\.text) == [
                "tab.home, exact/top, normal [direction=ltr,scale=3]: button of 200 by 100 points"
            ])
        let words = try #require(picture["desc"].first?.text)
        for number in result.numbers { #expect(words.contains(pictureNumber(number.value)), "\(number)") }
        #expect(words.contains("Title “Home”: 60 by 20 at 70, 56."))
    }

    @Test("findings are told with the worst first, by a sign, a word and a sentence")
    func findings() throws {
        let style = Style.layoutButton(.titleTop)
        let result = try laidOut(style, 120, 44, spacing: 10)
        let picture = try parsed(ButtonPicture(PicturedLayout(result, style)))
        let severities = picture.writing.filter { Severity(rawValue: $0) != nil }
        #expect(severities.first == "error")
        #expect(
            severities == severities.sorted { (Severity(rawValue: $0) ?? .note) > (Severity(rawValue: $1) ?? .note) })
        for finding in result.judgement.findings.elements {
            #expect(picture.writing.contains(finding.name))
            #expect(picture["desc"][0].text.contains(finding.sentence(for: result, style: style)))
        }
        #expect(!picture.elements(of: "bp-bad").isEmpty, "what leaves the button is marked")
        #expect(picture.elements(of: "bp-error").count == severities.count { $0 == "error" })
    }

    @Test("a target that is too small shows the least one")
    func target() throws {
        let result = try laidOut(.system, 30, 30, spacing: 0, image: Size(width: 8, height: 8), title: nil)
        let picture = try parsed(ButtonPicture(PicturedLayout(result)))
        #expect(picture.frames(of: "bp-target").first == ["-7", "-7", "44", "44"])
        #expect(try parsed(ButtonPicture(PicturedLayout(top()))).elements(of: "bp-target").isEmpty)
    }

    @Test("insets are dashed and numbered, those of a configuration by the direction", arguments: ["ltr", "rtl"])
    func insets(direction: String) throws {
        let button = try Button(
            style: .configuration(.leading), width: .fixed(118), height: .fixed(44),
            content: Content(image: Size(width: 24, height: 24), title: Size(width: 60, height: 20)),
            contentInsets: .init(top: 5, leading: 11, bottom: 7, trailing: 17),
            direction: direction == "ltr" ? .leftToRight : .rightToLeft)
        let picture = try parsed(
            ButtonPicture(
                PicturedLayout(button.computedLayout(), .configuration(.leading), direction: direction)))
        let content = picture.elements(of: "bp-inset").first { $0.name == "rect" }
        #expect(content?.attributes["x"] == (direction == "ltr" ? "11" : "17"))
        #expect(content?.attributes["width"] == "90")
        #expect(content?.attributes["stroke-dasharray"] != nil)
        for number in ["5", "11", "7", "17"] { #expect(picture.writing.contains(number)) }
    }

    @Test("promised margins are numbered")
    func margins() throws {
        let style = Style.imageTitle(.rightLeft)
        let picture = try parsed(ButtonPicture(PicturedLayout(try laidOut(style, 240, 44, spacing: 16), style)))
        #expect(picture.writing.count { $0 == "16" } == 2)
        #expect(picture.writing.contains("margin"))
    }

    @Test("the same layout gives the same bytes, and no number has more than three decimals")
    func stable() throws {
        let result = placed(
            Size(width: 100.0 / 3, height: 44), image: Rect(x: 1.0 / 3, y: 2e-9, width: 20.0 / 3, height: 20))
        let picture = ButtonPicture(PicturedLayout(result))
        #expect(picture.svg == picture.svg)
        let drawing = picture.drawing.element()
        #expect(!drawing.contains(/\d\.\d{4}/))
        #expect(!drawing.contains(/\de[-+]?\d/))
        #expect(!picture.svg.contains("\"-0\""))
    }

    @Test("states stand below each other, and share no id")
    func sheet() throws {
        let pictures = try [ControlState.normal, .selected].map {
            ButtonPicture(PicturedLayout(try top(), .exact(.top), state: $0))
        }
        let sheet = try #require(ParsedXML(PictureSheet(pictures).svg))
        #expect(sheet["svg"].count == 3)
        #expect(Set(sheet.ids).count == sheet.ids.count)
        #expect(sheet.references.isSubset(of: Set(sheet.ids)))
        #expect(sheet["style"].count == 1)
        #expect(sheet.writing.contains("tab.home · selected"))
        let heights = sheet["svg"].compactMap { $0.attributes["height"].flatMap(Double.init) }
        #expect(heights[0] == heights[1] + heights[2])
    }
}
