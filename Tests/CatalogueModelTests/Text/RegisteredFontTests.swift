import CatalogueModel
import Testing

@Suite("Fonts that a catalogue knows")
struct RegisteredFontTests {
    private func font(_ weight: Int, _ family: String = "A") throws -> RegisteredFont {
        let face = FontFace(
            id: FontID(hash: "\(weight)", faceIndex: 0), unitsPerEm: 1000, lineHeight: 1200, dependsOnSize: false)
        return RegisteredFont(
            id: FactID(Int64(weight)), stableID: .builtIn(.font, named: "\(family) \(weight)"), family: family,
            weight: try #require(FontWeight(weight)), file: "a.ttf", face: face)
    }

    /// CSS Fonts Level 4, 5.2.
    @Test(
        "the nearest weight stands for one that is not there",
        arguments: [
            ([400], 900, 400), ([400, 700], 400, 400), ([100, 900], 950, 900), ([300, 500], 400, 500),
            ([300, 500], 450, 500), ([300, 450, 500], 400, 450), ([300, 450], 500, 450), ([300, 600], 500, 300),
            ([300, 600], 400, 300), ([600, 900], 500, 600), ([100, 300, 400], 350, 300), ([400, 700], 300, 400),
            ([400, 500], 399, 400), ([100, 200], 300, 200), ([500, 700], 600, 700), ([500, 700, 800], 501, 700),
            ([100, 500], 600, 500), ([300, 350], 501, 350),
        ])
    func nearest(weights: [Int], wanted: Int, found: Int) throws {
        let weight = try #require(FontWeight(wanted))
        for order in [weights, weights.reversed()] {
            #expect(try order.map { try font($0) }.nearest(to: weight, family: "A")?.weight.value == found)
        }
    }

    @Test("of no other family")
    func families() throws {
        let fonts = [try font(400, "A"), try font(500, "B"), try font(400, "e\u{301}")]
        #expect(fonts.nearest(to: .regular, family: "B")?.weight.value == 500)
        #expect(fonts.nearest(to: .regular, family: "\u{E9}") == fonts[2])
        #expect(fonts.nearest(to: .regular, family: "a") == nil)
        #expect([RegisteredFont]().nearest(to: .regular, family: "A") == nil)
    }

    @Test("they are called by family and weight, which is spelled as in names")
    func names() throws {
        #expect(try font(600, "Noto Sans").name == "Noto Sans semi-bold")
        #expect(try font(450).name == "A 450")
        #expect(try Array(font(400, "e\u{301}").family.utf8) == Array("\u{E9}".utf8))
        #expect(try font(400, "e\u{301}").name.utf8.elementsEqual(RegisteredFont.name("\u{E9}", .regular).utf8))
    }

    @Test("a line's width is that of its fonts, each by its own units")
    func width() throws {
        var line = ShapedLine(lineHeight: 1200)
        line.add(500, font: 0)
        line.add(1024, font: 1)
        line.add(250, font: 0)
        let other = FontFace(
            id: FontID(hash: "x", faceIndex: 1), unitsPerEm: 2048, lineHeight: 1, dependsOnSize: false)
        #expect(line.width(in: [try font(400).face, other], size: 10) == 12.5)
        #expect(line.advances == [.init(font: 0, units: 750), .init(font: 1, units: 1024)])
    }
}
