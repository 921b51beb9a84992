import ArgumentParser
import Testing

struct ArgumentTests {
    struct Copy: ParsableArguments {
        @Argument var source: String
        @Argument var count: Int = 1
        @Argument(transform: Size.reading) var size: Size?
        @Argument var rest: [String] = []
        @Flag var force = false
    }

    @Test func wordsGoToArgumentsInOrder() throws {
        let copy = try Copy.parse(["a", "-2", "3x4", "b", "--force", "c"])
        #expect(copy.source == "a")
        #expect(copy.count == -2)
        #expect(copy.size == Size(width: 3, height: 4))
        #expect(copy.rest == ["b", "c"])
        #expect(copy.force)
    }

    @Test func leftOutArgumentsHaveTheirDefaults() throws {
        let copy = try Copy.parse(["a"])
        #expect(copy.count == 1)
        #expect(copy.size == nil)
        #expect(copy.rest == [])
    }

    @Test func aDashAloneAndTheEmptyWordAreArguments() throws {
        #expect(try Copy.parse(["-"]).source == "-")
        #expect(try Copy.parse([""]).source == "")
    }

    @Test func allAfterTheTerminatorAreArguments() throws {
        let copy = try Copy.parse(["--", "--force", "1", "1x1", "--", "-h"])
        #expect(copy.source == "--force")
        #expect(copy.rest == ["--", "-h"])
        #expect(!copy.force)
    }

    struct Transformed: ParsableArguments {
        @Argument(transform: { $0.uppercased() }) var name: String
        @Argument(transform: { $0.count }) var length = 0
        @Argument(transform: Size.reading) var sizes: [Size]
    }

    @Test func transformsRead() throws {
        let values = try Transformed.parse(["a", "bcd", "1x2"])
        #expect(values.name == "A")
        #expect(values.length == 3)
        #expect(values.sizes == [Size(width: 1, height: 2)])
        #expect(throws: (any Error).self) { try Transformed.parse(["a", "bcd"]) }
    }
}
