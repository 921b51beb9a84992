import ButtonLayout
import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueFormats

@Suite("What pictures show of titles and images")
struct PictureContentTests {
    private let button = placed(
        Size(width: 120, height: 44), image: Rect(x: 10, y: 12, width: 20, height: 20),
        title: Rect(x: 40, y: 12, width: 60, height: 20))
    private let outlines = TitleOutlines(
        lines: [
            .init(
                path: [
                    .move(.init(0, 0)), .line(.init(10, -8)), .quadratic(.init(12, 0), to: .init(14, 0)),
                    .cubic(.init(1, 2), .init(3, 4), to: .init(5, 6.0625)), .close,
                ], width: 50, baseline: 14)
        ], width: 50, height: 18)

    @Test("glyphs stand on their baseline, at the side where reading begins", arguments: ["ltr", "rtl"])
    func glyphs(direction: String) throws {
        let picture = try parsed(
            ButtonPicture(PicturedLayout(button, direction: direction, title: "Buy", outlines: outlines)))
        let path = picture.elements(of: "bp-ink").first { $0.name == "path" }?.attributes["d"]
        let ltr = "M40 27l10 -8q2 8 4 8c-13 2 -11 4 -9 6.06z"
        #expect(path == (direction == "ltr" ? ltr : "M50 27l10 -8q2 8 4 8c-13 2 -11 4 -9 6.06z"))
        #expect(!picture.writing.contains("Buy"), "the outlines are the title")
    }

    @Test("a style that centers its text has it in the middle of the label")
    func centered() throws {
        let picture = try parsed(
            ButtonPicture(PicturedLayout(button, .imagePosition(.top), title: "Buy", outlines: outlines)))
        #expect(picture.elements(of: "bp-ink").contains { $0.attributes["d"]?.hasPrefix("M45 27") == true })
    }

    @Test("without its font a title is its text, as wide as it is known to be")
    func text() throws {
        let picture = try parsed(ButtonPicture(PicturedLayout(button, title: "Buy it now")))
        let text = try #require(picture["text"].first { $0.text == "Buy it now" })
        #expect(text.attributes["textLength"] == "60")
        #expect(text.attributes["x"] == "70")
        let lines = try parsed(ButtonPicture(PicturedLayout(button, title: "Buy\nnow")))
        #expect(lines.writing.contains("Buy") && lines.writing.contains("now"))
    }

    @Test("a title of which only the size is known is bars", arguments: [nil, "", " \n"])
    func bars(title: String?) throws {
        let picture = try parsed(ButtonPicture(PicturedLayout(button, title: title)))
        #expect(picture.elements(of: "bp-bar").count == 1)
        let high = placed(Size(width: 120, height: 80), title: Rect(x: 10, y: 10, width: 60, height: 61))
        #expect(try parsed(ButtonPicture(PicturedLayout(high))).elements(of: "bp-bar").count == 3)
    }

    @Test("an image that is given stands in its frame, stretched as UIKit does")
    func image() throws {
        let svg = Array("<?xml version='1.0'?><!-- c --><svg xmlns='x'><script>alert(1)</script></svg>".utf8)
        let picture = try parsed(ButtonPicture(PicturedLayout(button), image: PictureImage(svg)))
        let image = try #require(picture["image"].first)
        #expect(image.attributes["href"]?.hasPrefix("data:image/svg+xml;base64,PD94bWwg") == true)
        #expect(["x", "y", "width", "height"].map { image.attributes[$0] } == ["10", "12", "20", "20"])
        #expect(image.attributes["preserveAspectRatio"] == "none")
        #expect(picture["script"].isEmpty)
    }

    @Test("images are known by their content")
    func formats() throws {
        #expect(
            try PictureImage([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]).dataURI.hasPrefix("data:image/png;"))
        #expect(try PictureImage([0xFF, 0xD8, 0xFF, 0xE0]).dataURI == "data:image/jpeg;base64,/9j/4A==")
        for text in ["", "<html><svg/></html>", "<svgs/>", "svg", "<!DOCTYPE html><svg>", "<!--", "GIF89a"] {
            #expect(throws: PictureImage.Refusal.unknownFormat, "\(text)") { try PictureImage(Array(text.utf8)) }
        }
        let size = PictureImage.largestSize + 1
        #expect(throws: PictureImage.Refusal.tooLarge(bytes: size)) {
            try PictureImage(Array(repeating: 0xFF, count: size))
        }
    }
}
