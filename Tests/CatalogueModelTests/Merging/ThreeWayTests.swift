import CatalogueModel
import Testing

@Suite("Three states become one")
struct ThreeWayTests {
    @Test(
        "what one side changed is taken, and a conflict is what both changed differently",
        arguments: [
            ("a", "a", "a", "a", false), ("a", "b", "a", "b", false), ("a", "a", "c", "c", false),
            ("a", "b", "b", "b", false), ("a", "b", "c", "b", true), (nil, "b", "c", "b", true),
            (nil, nil, "c", "c", false), ("a", nil, "a", nil, false), ("a", nil, "c", nil, true),
        ] as [(String?, String?, String?, String?, Bool)])
    func merged(base: String?, ours: String?, theirs: String?, result: String?, isConflict: Bool) {
        let merged = ThreeWay(base: base, ours: ours, theirs: theirs).merged(preferring: .ours)
        #expect(merged.value == result)
        #expect(merged.isConflict == isConflict)
        // It does not matter who merges whom.
        let mirrored = ThreeWay(base: base, ours: theirs, theirs: ours).merged(preferring: .theirs)
        #expect(mirrored.value == result)
        #expect(mirrored.isConflict == isConflict)
    }

    @Test("the preferred side stands in a conflict, and nowhere else")
    func preferred() {
        #expect(ThreeWay(base: 1, ours: 2, theirs: 3).merged(preferring: .theirs).value == 3)
        #expect(ThreeWay(base: 1, ours: 2, theirs: 1).merged(preferring: .theirs).value == 2)
    }
}
