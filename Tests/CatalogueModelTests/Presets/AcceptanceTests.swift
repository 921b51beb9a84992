import ButtonLayout
import CatalogueModel
import Testing

@Suite("What is accepted of a preset")
struct AcceptanceTests {
    @Test("the order in which layouts are met makes no difference")
    func order() {
        let one = Acceptance(reason: "x", numbers: [3, 1, 3, 2])
        #expect(one == Acceptance(reason: "x", numbers: [1, 2, 3]))
        #expect(one.numbers == [1, 2, 3])
        #expect(one.mark == Acceptance(reason: "y", numbers: [2, 3, 1]).mark)
        #expect(one.mark != Acceptance(reason: "x", numbers: [1, 2, 4]).mark)
        #expect(one.mark.count == 7)
    }

    @Test("digests come back from their text", arguments: [[0], [1, .max], Array(0...99)] as [[UInt64]])
    func text(numbers: [UInt64]) {
        let acceptance = Acceptance(reason: "é", numbers: numbers)
        #expect(Acceptance(reason: "é", numbersText: acceptance.numbersText) == acceptance)
    }

    @Test("what is no digest is refused", arguments: ["", " ", "1", "00000000000000zz", "+00000000000001"])
    func refused(text: String) {
        #expect(Acceptance(reason: "x", numbersText: text) == nil)
    }

    @Test("two spellings of a reason are one")
    func spelling() {
        let acceptance = Acceptance(reason: "e\u{301}", numbers: [1])
        #expect(Array(acceptance.reason.utf8) == Array("\u{E9}".utf8))
    }
}
