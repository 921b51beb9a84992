import CatalogueModel
import TestSupport
import Testing

@Suite struct StringBytesTests {
    @Test(arguments: 0..<20)
    func textsComeInTheOrderOfTheirBytes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<200 {
            let start = String(repeating: "ab.é", count: Int.random(in: 0...6, using: &random))
            func end() -> String {
                String(
                    (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
                        "a.bé中😀\u{7F}".randomElement(using: &random)
                    })
            }
            let (one, other) = (start + end(), start + end())
            #expect(one.precedes(other) == one.utf8.lexicographicallyPrecedes(other.utf8))
            #expect(!one.precedes(one))
            #expect(one.isEmpty || "".precedes(one))
        }
    }
}
