import TestSupport
import CatalogueFormats
import Testing

struct ShortestTextTests {
    @Test(
        arguments: [
            (8.0, "8"), (0.1, "0.1"), (-0.0, "0"), (-2.5, "-2.5"), (1e308, "1e+308"), (1e15, "1000000000000000"),
            (Double.leastNonzeroMagnitude, "5e-324"), (1e16, "1e+16"), (1.0 / 3, "0.3333333333333333"),
            (-100.0, "-100"),
        ] as [(Double, String)])
    func textIsShortest(number: Double, text: String) {
        #expect(number.shortestText == text)
    }

    @Test func everyFiniteNumberReadsBackAndIsJSON() {
        let seed: UInt64 = 1
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            #expect(Double(number.shortestText) == number, "seed \(seed)")
            #expect(JSONNumber(text: number.shortestText)?.double == number, "seed \(seed)")
        }
    }
}
