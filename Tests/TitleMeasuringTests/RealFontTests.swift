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
        let size = try TitleMeasurer().measure(row.text, in: FontStack([font]), size: row.size).size.roundedUp(scale: 2)
        #expect(abs(size.width - row.expected.width) <= row.tolerance.width, "\(size.width)")
        #expect(abs(size.height - row.expected.height) <= row.tolerance.height, "\(size.height)")
        #expect(font.family == "Roboto")
        #expect(font.style == "Medium")
        #expect(font.weight == 500)
        #expect(font.face.unitsPerEm == 2048)
    }

    /// In the units of DejaVu Sans, 2048 to the em, as two versions of another binding to HarfBuzz give them.
    @Test(
        "DejaVu Sans: kerning, ligatures, joined letters and marks",
        .enabled(if: Available.dejaVuSans != nil, "DejaVu Sans (fonts-dejavu-core) is not installed"))
    func dejaVu() throws {
        let font = try Font(#require(Available.dejaVuSans))
        let measurer = TitleMeasurer()
        let known: [(String, Double)] = [
            ("AVATAR", 7698), ("officiel", 6757), ("Отмена", 8204), ("Ρυθμίσεις", 9969), ("إلغاء", 3768), ("لا", 1168),
            ("مُحَمَّد", 4678), ("שָׁלוֹם", 4532),
        ]
        for (text, units) in known {
            let title = try measurer.measure(text, in: FontStack([font]), size: 2048)
            #expect(title.size.width == units, "\(text)")
            #expect(title.missing == [], "\(text)")
        }
    }

    @Test(
        "an Arabic title is measured with the next font, a Japanese one names what is missing",
        .enabled(
            if: Available.robotoMedium != nil && Available.dejaVuSans != nil,
            "Roboto Medium (fonts-roboto-unhinted) or DejaVu Sans (fonts-dejavu-core) is not installed"))
    func fallback() throws {
        let fonts = [try Font(#require(Available.robotoMedium)), try Font(#require(Available.dejaVuSans))]
        let measurer = TitleMeasurer()
        let arabic = try measurer.measure("إلغاء", in: FontStack(fonts), size: 2048)
        #expect(arabic.size == TitleSize(width: 3768, height: 2400))
        #expect(arabic.fonts == [1])
        #expect(arabic.missing == [])
        #expect(try measurer.measure("設定", in: FontStack(fonts), size: 17).missing == ["設", "定"])
    }
}
