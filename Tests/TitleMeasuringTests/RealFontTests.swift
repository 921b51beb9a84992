import Testing
import TitleMeasuring

@Suite("Real fonts", .needsHarfBuzz)
struct RealFontTests {
    struct Row: Sendable {
        let text: String
        let size: Double
        let expected: TitleSize
        let tolerance: TitleSize
    }

    /// What iOS gave for Roboto Medium on a screen of two pixels a point.
    static let rows = [
        Row(
            text: "Short", size: 12, expected: TitleSize(width: 28.5, height: 14.5),
            tolerance: TitleSize(width: 1.5, height: 0.5)),
        Row(
            text: "MediumButtonText", size: 16, expected: TitleSize(width: 137, height: 19),
            tolerance: TitleSize(width: 1.5, height: 0.1)),
        Row(
            text: "ThisIsALongTextToTestTheButton", size: 20, expected: TitleSize(width: 307.5, height: 24),
            tolerance: TitleSize(width: 3, height: 0.5)),
    ]

    @Test(
        "Roboto Medium measures as on iOS",
        .enabled(if: Available.robotoMedium != nil, "Roboto Medium (fonts-roboto-unhinted) is not installed"),
        arguments: rows)
    func roboto(row: Row) throws {
        let font = try Font(#require(Available.robotoMedium))
        let size = try TitleMeasurer().measure(row.text, in: [font], size: row.size).size.roundedUp(scale: 2)
        #expect(abs(size.width - row.expected.width) <= row.tolerance.width, "\(size.width)")
        #expect(abs(size.height - row.expected.height) <= row.tolerance.height, "\(size.height)")
        #expect(font.family == "Roboto")
        #expect(font.style == "Medium")
        #expect(font.weight == 500)
        #expect(font.unitsPerEm == 2048)
    }
}
