import CatalogueModel
import Foundation
import TestSupport
import Testing
@testable import TitleMeasuring

@Suite("Fonts", .needsHarfBuzz)
struct FontTests {
    private let made = TestFont("abc", advance: 500)

    @Test("a font says what it is")
    func description() throws {
        var other = made
        other.family = "Größe"
        other.unitsPerEm = 2048
        let font = try Font(other.bytes)
        #expect(font.family == "Größe")
        #expect(font.style == "Here")
        #expect(font.weight == 500)
        #expect(font.face.unitsPerEm == 2048)
        #expect(font.glyphCount == 4)
        #expect(font.lineMetrics == LineMetrics(ascender: 900, descender: -250, lineGap: 50))
        #expect(font.lineMetrics.lineHeight == 1200)
        #expect(font.lineMetrics(at: 12) == font.lineMetrics)
    }

    @Test("a font is known by its content")
    func identity() throws {
        let id = try Font(made.bytes).face.id
        #expect(id == FontID(hash: sha1(made.bytes).map { String(format: "%02x", $0) }.joined(), faceIndex: 0))
        #expect(try Font(made.bytes).face.id == id)
        var other = made
        other.advances["c"] = 501
        #expect(try Font(other.bytes).face.id != id)
    }

    @Test("names and weight may be missing or senseless")
    func nameless() throws {
        var other = made
        other.tables = ["name": FontBytes(), "OS/2": FontBytes()]
        var font = try Font(other.bytes)
        #expect(font.family == nil)
        #expect(font.style == nil)
        #expect(font.weight == nil)
        other = made
        other.weight = 0
        other.family = String(repeating: "long", count: 500)
        font = try Font(other.bytes)
        #expect(font.weight == nil)
        #expect(font.family.map { other.family.hasPrefix($0) } == true)
    }

    @Test("a collection has several faces")
    func collection() throws {
        var wide = TestFont("abc", advance: 800)
        wide.style = "Wide"
        let bytes = TestFont.file([made, wide])
        let measurer = TitleMeasurer()
        for (index, style, width) in [(0, "Here", 15.0), (1, "Wide", 24)] {
            let font = try Font(bytes, faceIndex: index)
            #expect(font.style == style)
            #expect(font.face.id.faceIndex == index)
            #expect(try measurer.measure("abc", in: FontStack([font]), size: 10).size.width == width)
        }
        for index in [-1, 2, .max] {
            #expect(throws: MeasuringError.noSuchFace(index: index, count: 2)) { try Font(bytes, faceIndex: index) }
        }
        #expect(throws: MeasuringError.noSuchFace(index: 1, count: 1)) { try Font(made.bytes, faceIndex: 1) }
    }

    @Test("what is no font is refused", arguments: [[], Array("no font".utf8), Array(repeating: 0, count: 1000)])
    func noFont(bytes: [UInt8]) {
        #expect(throws: MeasuringError.notAFont(.notAFontFile)) { try Font(bytes) }
    }

    @Test("a font without a table that is needed is refused", arguments: ["head", "hhea", "hmtx", "maxp", "cmap"])
    func noTable(tag: String) {
        var other = made
        other.tables = [tag: FontBytes()]
        #expect(throws: MeasuringError.notAFont(.table(tag))) { try Font(other.bytes) }
    }

    @Test("a font without glyphs is refused")
    func noGlyphs() {
        var other = made
        var table = FontBytes(1, 0, 0)
        table.add(zeros: 26)
        other.tables["maxp"] = table
        #expect(throws: MeasuringError.notAFont(.noGlyphs)) { try Font(other.bytes) }
    }

    @Test("a font whose units make no sense is refused", arguments: [0, 15, 16385, 65535])
    func noUnits(count: Int) {
        var other = made
        other.unitsPerEm = count
        #expect(throws: MeasuringError.notAFont(.unitsPerEm(count))) { try Font(other.bytes) }
    }

    @Test("a damaged font is refused or measured, but nothing crashes")
    func damaged() throws {
        var whole = made
        whole.kerning = [.init("a", "b"): -80]
        whole.ligatures = [["b", "c"]: 700]
        whole.track(small: 40, large: -20)
        whole.widen(by: 100)
        let bytes = whole.bytes
        let measurer = TitleMeasurer()
        func read(_ bytes: [UInt8]) -> Bool {
            guard let font = try? Font(bytes) else { return false }
            let width = try? measurer.measure("abc ab\u{301}", in: FontStack([font]), size: 12).size.width
            return width?.isFinite == true
        }
        #expect(read(bytes))
        var refused = 0
        for length in stride(from: 0, to: bytes.count, by: 5) where !read(Array(bytes[..<length])) { refused += 1 }
        #expect(refused > 50)

        var random = SeededGenerator()
        var survived = 0
        for _ in 0..<500 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if read(damaged) { survived += 1 }
        }
        #expect(survived > 100)
    }
}
