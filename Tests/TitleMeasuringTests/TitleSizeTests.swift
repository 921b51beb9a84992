import Testing
import TitleMeasuring

@Suite("Sizes of titles")
struct TitleSizeTests {
    @Test("sizes go up to the next pixel", arguments: [1.0, 2, 3])
    func up(scale: Double) {
        #expect(TitleSize.roundedUp(20, scale: scale) == 20)
        #expect(TitleSize.roundedUp(20.01, scale: scale) == 20 + 1 / scale)
        #expect(TitleSize.roundedUp(0, scale: scale) == 0)
        #expect(TitleSize.roundedUp(0, scale: scale).sign == .plus)
        // One unit of a font of 16384 units at a hundredth of a point, ten times.
        #expect(TitleSize.roundedUp(20 + 10 * 0.01 / 16384, scale: scale) == 20 + 1 / scale)
    }

    @Test("binary noise does not", arguments: [1.0, 2, 3])
    func noise(scale: Double) {
        #expect(TitleSize.roundedUp(20.000000001, scale: scale) == 20)
        #expect(TitleSize.roundedUp(19.999999999, scale: scale) == 20)
        for pixels in 0..<1000 {
            let sum = (0..<pixels).reduce(0.0) { sum, _ in sum + 1 / scale }
            #expect(TitleSize.roundedUp(sum, scale: scale) == Double(pixels) / scale)
        }
    }

    @Test("the line of San Francisco at 17 points")
    func sanFrancisco() {
        let size = TitleSize(width: 17 * 1.193359375, height: 17 * 1.193359375)
        #expect(size.roundedUp(scale: 1).height == 21)
        #expect(size.roundedUp(scale: 2).height == 20.5)
        #expect(size.roundedUp(scale: 3) == TitleSize(width: 61.0 / 3, height: 61.0 / 3))
    }
}
