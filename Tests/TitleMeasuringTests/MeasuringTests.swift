import CatalogueModel
import TestSupport
import Testing
@testable import TitleMeasuring

@Suite("Measuring titles", .needsHarfBuzz)
struct MeasuringTests {
    private let measurer: TitleMeasurer

    init() throws { measurer = TitleMeasurer() }

    private func measure(
        _ text: String, _ fonts: TestFont..., size: Double = 10, limits: TitleLimits = .none
    ) throws -> MeasuredTitle {
        try measurer.measure(text, in: FontStack(fonts.map { try Font($0.bytes) }), size: size, limits: limits)
    }

    private let latin = TestFont("abcdefgh .,1", advance: 500)

    @Test("a line is as wide as its advances and as high as the font's line")
    func plain() throws {
        let title = try measure("abc", latin, size: 17)
        #expect(title.size == TitleSize(width: 25.5, height: 20.4))
        #expect(title.lineCount == 1)
        #expect(title.fonts == [0])
        #expect(title.missing == [])
        #expect(!title.exceedsLimits)
        #expect(try measurer.lineHeight(in: FontStack([Font(latin.bytes)]), size: 17) == 20.4)
    }

    @Test("an empty title has no width and the height of a line")
    func empty() throws {
        #expect(try measure("", latin).size == TitleSize(width: 0, height: 12))
    }

    @Test("kerning moves letters together")
    func kerning() throws {
        var font = latin
        font.kerning = [.init("a", "b"): -80, .init("b", "c"): 20]
        #expect(try measure("ab", font).size.width == 9.2)
        #expect(try measure("abc", font).size.width == 14.4)
        #expect(try measure("ba", font).size.width == 10)
    }

    @Test("a ligature has its own advance")
    func ligature() throws {
        var font = latin
        font.ligatures = [["f", "g"]: 700, ["a", "b", "c"]: 1100]
        #expect(try measure("fg", font).size.width == 7)
        #expect(try measure("dabcd", font).size.width == 21)
        #expect(try measure("gf", font).size.width == 10)
    }

    @Test("the units of each font count")
    func units() throws {
        var other = TestFont("xyz", advance: 1024)
        other.unitsPerEm = 2048
        let title = try measure("axb", latin, other)
        #expect(title.size.width == 15)
        #expect(title.fonts == [0, 1])
    }

    @Test("the first font alone says how high a line is")
    func height() throws {
        var tall = TestFont("\u{5D0}", advance: 400)
        tall.ascender = 5000
        let title = try measure("\u{5D0}", latin, tall)
        #expect(title.size == TitleSize(width: 4, height: 12))
        #expect(title.fonts == [1])
    }

    @Test("what no font has is named once, and measured as a box")
    func missing() throws {
        let other = TestFont("x", advance: 100)
        let title = try measure("aЖxЖ漢", latin, other)
        #expect(title.missing == ["Ж", "漢"])
        #expect(title.size.width == 15.99)
    }

    @Test("a combining mark stays with its base")
    func marks() throws {
        var marked = TestFont("abe", advance: 600)
        marked.advances["\u{301}"] = 0
        let title = try measure("ae\u{301}b", latin, marked)
        #expect(title.size.width == 16)
        #expect(title.fonts == [0, 1])
        #expect(title.missing == [])
        // Where no font has the mark, the whole character is named.
        #expect(try measure("ae\u{301}b", latin).missing == ["e\u{301}"])
    }

    @Test("an accented letter may be had whole or in parts")
    func composed() throws {
        let whole = TestFont("\u{E9}", advance: 700)
        #expect(try measure("e\u{301}", whole, latin).size.width == 7)
        var parts = latin
        parts.advances["\u{301}"] = 0
        #expect(try measure("\u{E9}", parts, whole).size.width == 5)
    }

    @Test("joined emoji stay together")
    func emoji() throws {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        var emoji = TestFont("\u{1F468}\u{1F469}\u{1F467}", advance: 1000)
        emoji.advances["\u{200D}"] = 0
        emoji.ligatures = [Array(family.unicodeScalars): 1200]
        // This one has the man, but not the family.
        let man = TestFont("a\u{1F468}", advance: 400)
        let title = try measure("a\(family)a\u{1F468}", man, emoji)
        #expect(title.size.width == 24)
        #expect(title.missing == [])
    }

    @Test("a missing joiner is not missed")
    func ignorable() throws {
        #expect(try measure("a\u{200D}b\u{FE0F}", latin).missing == [])
    }

    @Test("Hebrew and Arabic are shaped from right to left")
    func rightToLeft() throws {
        var hebrew = TestFont("\u{5D0}\u{5D1}", advance: 500)
        // As the letters stand on the screen: bet, which comes second, is on the left.
        hebrew.kerning = [.init("\u{5D1}", "\u{5D0}"): -100]
        #expect(try measure("\u{5D0}\u{5D1}", hebrew).size.width == 9)
        #expect(try measure("\u{5D1}\u{5D0}", hebrew).size.width == 10)
    }

    @Test("explicit lines: the widest counts, heights add up before they are rounded")
    func explicitLines() throws {
        var font = latin
        font.lineGap = 53
        for text in ["ab\nabcd\na", "ab\r\nabcd\r\na", "ab\u{2028}abcd\u{2028}a"] {
            let title = try measure(text, font)
            #expect(title.size.width == 20)
            #expect(abs(title.size.height - 36.09) < 1e-12)
            #expect(title.size.roundedUp(scale: 2).height == 36.5)
            #expect(title.lineCount == 3)
        }
        #expect(try measure("a\n", font).lineCount == 2)
    }

    @Test("tracking depends on the size")
    func tracking() throws {
        var font = latin
        font.track(small: 40, large: -20)
        let fonts = [try Font(font.bytes)]
        for (size, units) in [(10.0, 540.0), (15, 510), (20, 480), (10, 540)] {
            let width = try measurer.measure("ab", in: FontStack(fonts), size: size).size.width
            #expect(width == 2 * units * size / 1000)
        }
    }

    @Test("optical sizes depend on the size")
    func opticalSizes() throws {
        var font = latin
        font.widen(by: 100)
        let fonts = [try Font(font.bytes)]
        for (size, units) in [(10.0, 500.0), (15, 550), (20, 600), (40, 600), (10, 500)] {
            let width = try measurer.measure("ab", in: FontStack(fonts), size: size).size.width
            #expect(width == 2 * units * size / 1000)
        }
    }

    @Test("a variable font is set to the weight that is asked for, and says which")
    func weights() throws {
        var made = latin
        made.widen(by: 100, along: "wght", from: 400, to: 800)
        for (weight, units) in [(nil, 500.0), (400, 500), (600, 550), (800, 600)] as [(Int?, Double)] {
            let font = try Font(made.bytes, weight: weight.flatMap { FontWeight($0) })
            #expect(font.face.id.weight?.value == weight)
            let width = try measurer.measure("ab", in: FontStack([font]), size: 10).size.width
            #expect(abs(width - 2 * units / 100) < 1e-9)
        }
        // Another font has the weight that it has.
        #expect(try Font(latin.bytes, weight: .semibold).face.id.weight == nil)
    }

    @Test("what cannot be measured is refused")
    func refusals() throws {
        #expect(throws: MeasuringError.noFonts) { try measurer.measure("a", in: FontStack([]), size: 10) }
        for size in [0, -1, .infinity, 10_001] {
            #expect(throws: MeasuringError.badSize(size)) { try measure("a", latin, size: size) }
        }
        #expect(throws: MeasuringError.self) { try measure("a", latin, size: .nan) }
        for limits in [TitleLimits(lines: 0), TitleLimits(lines: -1), TitleLimits(width: -0.5)] {
            #expect(throws: MeasuringError.badLimits(limits)) { try measure("a", latin, limits: limits) }
        }
        let long = String(repeating: "a", count: TitleMeasurer.longestText + 1)
        #expect(throws: MeasuringError.tooLong(count: long.count)) { try measure(long, latin) }
    }
}
