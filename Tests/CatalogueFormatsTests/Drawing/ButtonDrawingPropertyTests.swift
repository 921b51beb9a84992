import TestSupport
import ButtonLayout
import CatalogueFormats
import CatalogueModel
import Testing

struct ButtonDrawingPropertyTests {
    private static let numbers: [Double] = [
        0, -0.0, 0.1, 1.0 / 3, 1, 2, 10, 20, 44, 100, 343, 1_000, -1, -7.5, -60, 1e6, -1e6, 999_999.33, -999_999.33,
    ]
    /// What a `Layout` can hold, though no engine makes it.
    private static let absurd: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e-300]

    private func number(_ generator: inout SeededGenerator, absurd: Bool) -> Double {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0..<4: Self.numbers.randomElement(using: &generator) ?? 0
        case 4 where absurd: Self.absurd.randomElement(using: &generator) ?? 0
        default: Double(Int.random(in: -300...600, using: &generator)) / 3
        }
    }

    private func layout(_ generator: inout SeededGenerator, absurd: Bool) -> ComputedLayout {
        func next() -> Double { number(&generator, absurd: absurd) }
        func rect() -> Rect? {
            let rect = Rect(x: next(), y: next(), width: next(), height: next())
            return next() < -50 ? nil : rect
        }
        let (image, title) = (rect(), rect())
        var gap: Judgement.Gap?
        if let image, let title {
            let got = next() < 0 ? title.x - image.maxX : image.y - title.maxY
            gap = Judgement.Gap(asked: next() < 0 ? nil : next(), got: got)
        }
        return placed(Size(width: next(), height: next()), image: image, title: title, gap: gap)
    }

    @Test(arguments: [false, true])
    func noLineIsTooWideAndNothingTraps(absurd: Bool) {
        let seed: UInt64 = 20_100
        var generator = SeededGenerator(seed: seed)
        for round in 0..<500 {
            let layout = layout(&generator, absurd: absurd)
            let width = [32, 33, 40, 60, 61, 80, 120, 200].randomElement(using: &generator) ?? 60
            let text = generator.text(upTo: 30)
            let ascii = Bool.random(using: &generator)
            let lines = ButtonDrawing(layout: layout, titleText: text, ascii: ascii).lines(maximumWidth: width)
            for line in lines {
                #expect(displayWidth(line) <= width, "seed \(seed), round \(round): \(line)")
                #expect(escapedForTerminal(line) == line && line.last != " ", "seed \(seed), round \(round)")
                #expect(!ascii || line.allSatisfy(\.isASCII), "round \(round): \(line)")
            }
            #expect((2...24).contains(lines.count), "seed \(seed), round \(round)")
        }
    }

    @Test func theButtonsRightEdgeIsStraight() throws {
        let seed: UInt64 = 7
        var generator = SeededGenerator(seed: seed)
        let layout = try laidOut(.exact(.leading), 343, 52, spacing: 8)
        for round in 0..<100 {
            let lines = ButtonDrawing(layout: layout, titleText: generator.text()).lines()
            for line in lines where !line.contains(" pt") && !line.contains("title 60") {
                #expect(displayWidth(line) == 60, "seed \(seed), round \(round): \(line)")
            }
        }
    }

    @Test func everyStyleShowsItsTitleAndItsImage() throws {
        for style in Style.allCases {
            let text = drawn(try laidOut(style, 200, 150, spacing: 8), "Buy")
            #expect(text.contains("Buy") && text.contains("░"), "\(style)\n\(text)")
        }
    }

    @Test(arguments: [Int.min, -1, 0, 31])
    func aNarrowTerminalCountsAs32Columns(width: Int) throws {
        let layout = try laidOut(.imageTitle(.top), 200, 100, spacing: 10)
        #expect(drawn(layout, width: width) == drawn(layout, width: 32))
        #expect(drawn(layout, width: .max) == drawn(layout, width: 200))
    }
}
