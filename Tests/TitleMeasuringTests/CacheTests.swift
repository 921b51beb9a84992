import TestSupport
import Testing
@testable import TitleMeasuring

@Suite("Memory of measured titles")
struct CacheTests {
    @Test("what is used stays, and there is never too much")
    func bounds() {
        var cache = BoundedCache<Int, Int>(limit: 10)
        var made = 0
        for number in 0..<1000 {
            #expect(
                cache.value(number) {
                    made += 1; return number * 2
                } == number * 2)
            #expect(
                cache.value(-1) {
                    made += 1; return 7
                } == 7)
            #expect(cache.count <= 20)
        }
        #expect(made == 1001)
    }

    @Test("another size asks nothing of HarfBuzz, unless the font depends on it", .needsHarfBuzz)
    func sizes() throws {
        let measurer = TitleMeasurer()
        var made = TestFont("ab", advance: 500)
        let plain = try Font(made.bytes)
        made.track(small: 10, large: 0)
        let tracked = try Font(made.bytes)
        for size in 10..<20 { _ = try measurer.measure("ab", in: FontStack([plain]), size: Double(size)) }
        #expect(measurer.cacheCount == 1)
        for size in 10..<20 { _ = try measurer.measure("ab", in: FontStack([tracked]), size: Double(size)) }
        #expect(measurer.cacheCount == 11)
    }

    @Test("texts that look alike, and other fonts, are other titles", .needsHarfBuzz)
    func keys() throws {
        let measurer = TitleMeasurer()
        let whole = try Font(TestFont("\u{E9}ab", advance: 500).bytes)
        var parts = TestFont("eab", advance: 300)
        parts.advances["\u{301}"] = 0
        let other = try Font(parts.bytes)
        for _ in 0..<2 {
            #expect(try measurer.measure("\u{212B}", in: FontStack([whole]), size: 10).missing == ["\u{212B}"])
            #expect(try measurer.measure("ab", in: FontStack([whole]), size: 10).size.width == 10)
            #expect(try measurer.measure("ab", in: FontStack([other]), size: 10).size.width == 6)
            #expect(try measurer.measure("ab", in: FontStack([other, whole]), size: 10).size.width == 6)
            #expect(try measurer.measure("e\u{301}", in: FontStack([whole]), size: 10).size.width == 5)
            #expect(try measurer.measure("\u{E9}", in: FontStack([whole]), size: 10).size.width == 5)
        }
        #expect(measurer.cacheCount == 6)
    }
}
