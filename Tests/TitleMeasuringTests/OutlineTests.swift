import CatalogueModel
import TestSupport
import Testing

@testable import TitleMeasuring

extension Available {
    /// Before version 4 HarfBuzz draws nothing.
    static let drawing = (try? HarfBuzz.shared().drawing) != nil
}

@Suite("Outlines", .needsHarfBuzz, .enabled(if: Available.drawing, "HarfBuzz draws since version 4"))
struct OutlineTests {
    /// Letters half as wide as they are large, drawn as boxes of that width.
    private func made(_ letters: String = "abc \u{5D0}\u{5D1}\u{5D2}123", _ edit: (inout TestFont) -> Void = { _ in })
        throws -> Font
    {
        var font = TestFont(letters, advance: 500)
        font.boxHeight = 700
        edit(&font)
        return try Font(font.bytes)
    }

    private func outlines(
        _ text: String, _ fonts: Font..., size: Double = 10, letterSpacing: Double = 0, limits: TitleLimits = .none
    ) throws -> TitleOutlines {
        try #require(
            try TitleMeasurer().outlines(
                of: text, in: FontStack(fonts), size: size, letterSpacing: letterSpacing, limits: limits))
    }

    /// The left and the right of each box in a line, in its order.
    private func boxes(_ line: TitleOutlines.Line) -> [[Double]] {
        line.path.split(separator: .close).map { box in
            let x = box.flatMap(\.points).map(\.x)
            return [x.min() ?? 0, x.max() ?? 0].map { ($0 * 1000).rounded() / 1000 }
        }
    }

    @Test("glyphs follow each other with their advances, y down from the baseline")
    func advances() throws {
        let title = try outlines("ab c", made())
        let line = try #require(title.lines.first)
        #expect(boxes(line) == [[0, 5], [5, 10], [15, 20]])
        let y = line.path.flatMap(\.points).map(\.y)
        #expect(y.min() == -7 && y.max() == 0)
        #expect(line.width == 20 && title.width == 20)
        #expect(line.baseline == 9 && title.height == 12)
    }

    @Test("kerning, letter spacing and the size move them as they are measured")
    func moves() throws {
        let kerned = try made { $0.kerning = [.init("a", "b"): -100] }
        #expect(boxes(try outlines("ab", kerned).lines[0]) == [[0, 5], [4, 9]])
        #expect(boxes(try outlines("ab", made(), size: 20).lines[0]) == [[0, 10], [10, 20]])
        let spaced = try outlines("ab", made(), letterSpacing: 2)
        #expect(boxes(spaced.lines[0]) == [[0, 5], [7, 12]])
        #expect(spaced.width == 14)
        // One glyph for two characters.
        let ligature = try made { $0.ligatures = [["a", "b"]: 800] }
        #expect(try outlines("abc", ligature, letterSpacing: 1).lines[0].width == 8 + 2 + 5 + 1)
    }

    @Test("a weight on its axis moves them, too")
    func variations() throws {
        var font = TestFont("ab", advance: 500)
        font.boxHeight = 700
        font.widen(by: 100, along: "wght", from: 400, to: 700)
        let (regular, bold) = (try Font(font.bytes, weight: .regular), try Font(font.bytes, weight: FontWeight(700)))
        #expect(boxes(try outlines("ab", regular).lines[0])[1][0] == 5)
        #expect(boxes(try outlines("ab", bold).lines[0])[1][0] == 6)
    }

    @Test("lines are those that are measured, each from its own start")
    func lines() throws {
        let title = try outlines("ab abc", made(), limits: TitleLimits(lines: 2, width: 20))
        #expect(title.lines.map(\.width) == [10, 15])
        #expect(title.lines.map(\.baseline) == [9, 21])
        #expect(title.height == 24)
        #expect(boxes(title.lines[1]) == [[0, 5], [5, 10], [10, 15]])
        #expect(try outlines("a\n\nb", made()).lines.map { boxes($0).count } == [1, 0, 1])
    }

    @Test("each run is drawn in the font that has it")
    func fonts() throws {
        let second = try made("z") { $0.boxHeight = 300 }
        let title = try outlines("az", made(), second)
        let y = title.lines[0].path.flatMap(\.points).map(\.y)
        #expect(Set(y) == [0, -7, -3])
    }

    /// Boxes as wide as no other, in the order in which they stand.
    private func order(_ text: String) throws -> String {
        let letters = Array("abc \u{5D0}\u{5D1}\u{5D2}123().".unicodeScalars)
        let font = try made {
            $0 = TestFont(String(String.UnicodeScalarView(letters)), advance: 0)
            $0.boxHeight = 700
            for (index, letter) in letters.enumerated() { $0.advances[letter] = 100 + index }
        }
        let boxes = boxes(try outlines(text, font, size: 1000).lines[0]).sorted { $0[0] < $1[0] }
        return String(
            String.UnicodeScalarView(
                boxes.compactMap { box in
                    let index = Int((box[1] - box[0]).rounded()) - 100
                    return letters.indices.contains(index) ? letters[index] : nil
                }))
    }

    @Test("both directions in one line stand as they are read")
    func directions() throws {
        #expect(try order("abc") == "abc")
        #expect(try order("\u{5D0}\u{5D1}\u{5D2}") == "\u{5D2}\u{5D1}\u{5D0}")
        #expect(try order("\u{5D0} 12.3 \u{5D1}") == "\u{5D1}12.3\u{5D0}")
        #expect(try order("\u{5D0}\u{5D1} abc \u{5D2}") == "\u{5D2}abc\u{5D1}\u{5D0}")
        #expect(try order("a \u{5D0}\u{5D1} c") == "a\u{5D1}\u{5D0}c")
        #expect(try order("a \u{5D0}12") == "a12\u{5D0}")
    }

    @Test("what is too long is not drawn")
    func limits() throws {
        let long = String(repeating: "a", count: TitleMeasurer.longestDrawnText + 1)
        #expect(try TitleMeasurer().outlines(of: long, in: FontStack([made()]), size: 10) == nil)
    }

    @Test("a title with a glyph that is no outline is not drawn, one of spaces is")
    func noOutline() throws {
        let font = try Font(TestFont("ab ", advance: 500).bytes)
        #expect(try TitleMeasurer().outlines(of: "ab", in: FontStack([font]), size: 10) == nil)
        #expect(try outlines("  ", font).width == 10)
    }

    @Test("a pen takes no more than it may, and nothing that is no number")
    func pen() throws {
        let library = try HarfBuzz.shared()
        let font = try made()
        let pen = OutlinePen(try #require(library.drawing), limit: 7)
        pen.draw(2, of: font, x: 0, y: 0, unit: 1)
        #expect(!pen.isBroken)
        #expect(!pen.take().isEmpty && pen.take().isEmpty)
        pen.draw(2, of: font, x: 0, y: 0, unit: 1)
        #expect(pen.isBroken && pen.take().count <= 7)
        let other = OutlinePen(try #require(library.drawing), limit: 100)
        other.draw(2, of: font, x: .infinity, y: 0, unit: 1)
        #expect(other.isBroken && other.take().isEmpty)
    }

    @Test("a damaged font is drawn or refused, but nothing crashes")
    func damaged() throws {
        var whole = TestFont("abc", advance: 500)
        whole.boxHeight = 700
        let bytes = whole.bytes
        var random = SeededGenerator()
        var drawn = 0
        for _ in 0..<500 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let font = try? Font(damaged) else { continue }
            let title = try? TitleMeasurer().outlines(of: "abc", in: FontStack([font]), size: 12)
            if title?.lines.first?.width.isFinite == true { drawn += 1 }
        }
        #expect(drawn > 100)
    }

    @Test(
        "a real font's glyphs are as wide as they are measured, and stand where they should",
        .enabled(if: Available.dejaVuSans != nil, "DejaVu Sans (fonts-dejavu-core) is not installed"),
        arguments: ["Hamburgefonstiv", "Save as Öffnen", "fi fl AV", "Привет", "a\u{301}", "12:34"])
    func real(text: String) throws {
        let stack = FontStack([try Font(Available.dejaVuSans ?? [])])
        let measurer = TitleMeasurer()
        let measured = try measurer.measure(text, in: stack, size: 17)
        let title = try #require(try measurer.outlines(of: text, in: stack, size: 17))
        #expect((title.width - measured.size.width).magnitude < 1e-9)
        #expect((title.height - measured.size.height).magnitude < 1e-9)
        let points = title.lines[0].path.flatMap(\.points)
        let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        #expect(left > -2 && left < 3 && right > title.width - 4 && right < title.width + 2)
        #expect((points.map(\.y).min() ?? 0) > -17 && (points.map(\.y).max() ?? 0) < 5)
    }

    @Test(
        "a real title of many curves is not drawn",
        .enabled(if: Available.dejaVuSans != nil, "DejaVu Sans (fonts-dejavu-core) is not installed"))
    func realLimit() throws {
        let stack = FontStack([try Font(Available.dejaVuSans ?? [])])
        let text = String(repeating: "@", count: 900)
        #expect(try TitleMeasurer().outlines(of: text, in: stack, size: 17) == nil)
    }
}
