import ArgumentParser
import Testing

struct FlagTests {
    struct Flags: ParsableArguments {
        @Flag(name: .shortAndLong) var all = false
        @Flag(name: .customShort("b")) var bold = false
        @Flag(name: .customLong("color"), inversion: .prefixedNo) var colored = true
        @Flag(name: .shortAndLong, inversion: .prefixedNo) var sorted: Bool?
        @Flag(inversion: .prefixedNo) var must: Bool
        @Option(name: .shortAndLong) var output: String?
    }

    func parse(_ arguments: String...) throws -> Flags {
        try Flags.parse(["--must"] + arguments)
    }

    @Test func flagsAreOffUntilGiven() throws {
        let flags = try parse()
        #expect(!flags.all)
        #expect(flags.colored)
        #expect(flags.sorted == nil)
        #expect(try parse("-a").all)
        #expect(try parse("--all").all)
    }

    @Test func theLastFormWins() throws {
        #expect(try parse("--no-color").colored == false)
        #expect(try parse("--no-color", "--color").colored)
        #expect(try parse("--sorted").sorted == true)
        #expect(try parse("--sorted", "--no-sorted").sorted == false)
        #expect(try parse("--no-must").must == false)
    }

    @Test func aFlagWithoutDefaultMustBeGiven() {
        #expect(throws: (any Error).self) { try Flags.parse([]) }
    }

    @Test func shortFlagsCanBeBundled() throws {
        let flags = try parse("-bas")
        #expect(flags.all && flags.bold && flags.sorted == true)
        #expect(try parse("-abo", "file").output == "file")
        #expect(try parse("-abo=file").output == "file")
    }
}
