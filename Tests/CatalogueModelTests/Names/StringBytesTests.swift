import CatalogueModel
import TestSupport
import Testing

@Suite struct StringBytesTests {
    @Test(arguments: 0..<20)
    func textsComeInTheOrderOfTheirBytes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<200 {
            let start = String(repeating: "ab.é", count: Int.random(in: 0...6, using: &random))
            let (one, other) = (start + random.text(), start + random.text())
            #expect(one.precedes(other) == one.utf8.lexicographicallyPrecedes(other.utf8))
            #expect(!one.precedes(one))
            #expect(one.isEmpty || "".precedes(one))
        }
    }
}
