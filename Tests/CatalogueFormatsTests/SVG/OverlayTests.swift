import ButtonLayout
import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueFormats

@Suite("Pictures before and after")
struct OverlayTests {
    private func overlay(_ old: Double, _ new: Double) throws -> ParsedXML {
        let (old, new) = (
            try laidOut(.exact(.top), 200, 100, spacing: old), try laidOut(.exact(.top), 200, 100, spacing: new)
        )
        return try #require(ParsedXML(ButtonOverlay(from: old, to: PicturedLayout(new, .exact(.top))).svg))
    }

    @Test("what was is dashed, what is is drawn through, arrows show the way, numbers how far")
    func moved() throws {
        let picture = try overlay(8, 20)
        let before = picture.frames(of: "bp-before")
        #expect(before.contains(["88", "24", "24", "24"]) && before.contains(["70", "56", "60", "20"]))
        #expect(picture.elements(of: "bp-before").allSatisfy { $0.attributes["stroke-dasharray"] != nil })
        #expect(picture.frames(of: "bp-image").contains(["88", "18", "24", "24"]))
        #expect(picture.elements(of: "bp-move").count == 6, "two arrows and the legend's, each a line and a head")
        #expect(picture.writing.contains("−6 down") && picture.writing.contains("+6 down"))
        #expect(picture.writing.contains("8 → 20"))
        #expect(picture["desc"][0].text.hasPrefix("image −6 down. title +6 down. gap 8 → 20."))
    }

    @Test("what did not move has no arrow")
    func still() throws {
        let picture = try overlay(8, 8)
        #expect(picture.elements(of: "bp-move").count == 2)
        #expect(picture.writing.contains("as before"))
    }

    @Test("what comes and goes is said")
    func comeAndGo() throws {
        let old = placed(Size(width: 100, height: 44), image: Rect(x: 10, y: 10, width: 20, height: 20))
        let new = placed(Size(width: 90, height: 44), title: Rect(x: 10, y: 10, width: 20, height: 20))
        let picture = try #require(ParsedXML(ButtonOverlay(from: old, to: PicturedLayout(new)).svg))
        #expect(picture.writing.contains("100 × 44 → 90 × 44"))
        #expect(picture.writing.contains("20 × 20 at 10, 10 → none"))
        #expect(picture.writing.contains("none → 20 × 20 at 10, 10"))
    }

    private func diff(_ count: Int, pictured: Bool = true) throws -> CatalogueDiff {
        let (old, new) = (
            try laidOut(.exact(.top), 200, 100, spacing: 8), try laidOut(.exact(.top), 200, 100, spacing: 6)
        )
        return CatalogueDiff(
            old: "1.0", new: "now", facts: [], collections: [],
            layouts: (0..<count).map { index in
                LayoutChange(
                    name: "</svg><script>\(index)", state: .normal, traits: "", scale: 3,
                    numbers: ComputedLayout.changes(from: old, to: new), findingsGained: [], findingsLost: [],
                    causes: [],
                    sides: pictured ? .init(old: old, new: new) : nil)
            })
    }

    @Test("the page of a diff shows each moved layout, and asks nobody for anything")
    func page() throws {
        let page = try diff(3).html()
        #expect(page.matches(of: /<svg/).count == 3)
        let ids = page.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
        #expect(Set(ids).count == ids.count && ids.count > 6)
        #expect(!page.contains("http") && !page.contains("<script>"))
        #expect(page.matches(of: /<style>/).count == 1)
        #expect(!page.contains("are drawn"))
        let plain = try diff(3, pictured: false).html()
        #expect(!plain.contains("<svg") && !plain.contains(".bp-") && !plain.contains("picture</th>"))
    }

    @Test("a page of many shows the first two hundred, and says so")
    func limit() throws {
        let page = try diff(203).html()
        #expect(page.matches(of: /<svg/).count == 200)
        #expect(page.contains("<p>The first 200 of 203 layouts are drawn.</p>"))
    }

    @Test("titles that are known are shown")
    func titles() throws {
        let page = try diff(1).html { change in
            change.sides.map { PicturedLayout($0.new, .exact(.top), name: change.name, title: "Home & away") }
        }
        #expect(page.contains(">Home &amp; away</text>"))
        #expect(page.contains("exact/top"))
    }
}
