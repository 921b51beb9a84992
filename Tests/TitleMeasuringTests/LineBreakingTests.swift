import TestSupport
import Testing
@testable import TitleMeasuring

/// Every character is five points wide, a line twelve points high.
@Suite("Breaking lines", .needsHarfBuzz)
struct LineBreakingTests {
    private let measurer: TitleMeasurer
    private let font: Font

    init() throws {
        measurer = TitleMeasurer()
        font = try Font(TestFont("abcd \u{A0}\u{3000}設定ก", advance: 500).bytes)
    }

    private func measure(_ text: String, _ lines: Int?, _ width: Double?) throws -> MeasuredTitle {
        try measurer.measure(text, in: FontStack([font]), size: 10, limits: TitleLimits(lines: lines, width: width))
    }

    struct Row: Sendable {
        let text: String
        let lines: Int?
        let width: Double?
        let expected: TitleSize
        var exceeds = false

        init(
            _ text: String, _ lines: Int?, _ width: Double?, is expected: (width: Double, height: Double),
            exceeds: Bool = false
        ) {
            (self.text, self.lines, self.width) = (text, lines, width)
            self.expected = TitleSize(width: expected.width, height: expected.height)
            self.exceeds = exceeds
        }
    }

    @Test(
        "lines are filled greedily and broken at spaces",
        arguments: [
            Row("aa bb cc", nil, nil, is: (40, 12)),
            Row("aa bb cc", nil, 40, is: (40, 12)),
            Row("aa bb cc", nil, 39.9, is: (25, 24)),
            Row("aa bb cc", nil, 25, is: (25, 24)),
            Row("aa bb cc", nil, 24, is: (10, 36)),
            Row("a bbbb cc d", nil, 25, is: (20, 36)),
            // Spaces where a line breaks, and at the end, have no width; those at the start have.
            Row("aa   bb  ", nil, 25, is: (10, 24)),
            Row("  aa bb", nil, 20, is: (20, 24)),
            Row("aa\u{3000}bb", nil, 20, is: (10, 24)),
            Row("aa\u{A0}bb cc", nil, 20, is: (25, 24), exceeds: true),
            Row("     ", nil, 20, is: (25, 12), exceeds: true),
            // A word wider than the room stays whole.
            Row("a bbbbbb c", nil, 20, is: (30, 36), exceeds: true),
            Row("a b", nil, 0, is: (5, 24), exceeds: true),
            // The last line keeps the rest.
            Row("aa bb cc dd", 2, 10, is: (40, 24), exceeds: true),
            Row("aa bb cc", 1, 10, is: (40, 12), exceeds: true),
            Row("aa bb cc", 3, 10, is: (10, 36)),
            // Lines of the title's own count too; those that are too many are left out.
            Row("aa bb\ncc", nil, 10, is: (10, 36)),
            Row("aa bb\ncc", 2, 10, is: (10, 24), exceeds: true),
            Row("aa\nbbbb\nc", 2, nil, is: (20, 24), exceeds: true),
            Row("aa\n\nb", nil, 10, is: (10, 36)),
        ])
    func greedy(row: Row) throws {
        let title = try measure(row.text, row.lines, row.width)
        #expect(title.size == row.expected)
        #expect(title.lineCount == Int(row.expected.height / 12))
        #expect(title.exceedsLimits == row.exceeds)
    }

    @Test("breaking gives what trying word for word gives")
    func wordForWord() throws {
        let words = (0..<60).map { String(repeating: "a", count: $0 * 7 % 5 + 1) }
        for room in 5...60 {
            var lines: [String] = []
            for word in words {
                if let last = lines.last, last.count + 1 + word.count <= room {
                    lines[lines.count - 1] += " " + word
                } else {
                    lines.append(word)
                }
            }
            let title = try measure(words.joined(separator: " "), nil, Double(5 * room))
            #expect(title.lineCount == lines.count)
            #expect(title.size.width == 5 * Double(lines.map(\.count).max() ?? 0))
        }
    }

    @Test("a script without spaces is not broken, and that is said")
    func withoutSpaces() throws {
        #expect(throws: MeasuringError.unbreakable(script: "Hani")) { try measure("設定設定", nil, 10) }
        #expect(throws: MeasuringError.unbreakable(script: "Thai")) { try measure("aa กก", 2, 10) }
        // Nothing to break: it fits, there is only one line, or the text says where.
        #expect(try measure("設定設定", nil, 20).lineCount == 1)
        #expect(try measure("設定設定", 1, 10).exceedsLimits)
        #expect(try measure("設定\n設定", 2, 10).lineCount == 2)
    }

    @Test("a long title is broken in time that its length asks for")
    func long() throws {
        let words = Array(repeating: "ab", count: 10_000).joined(separator: " ")
        let title = try measure(words, nil, 15 * 5000)
        #expect(title.lineCount == 2)
    }
}
