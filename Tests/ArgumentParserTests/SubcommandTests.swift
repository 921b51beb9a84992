import ArgumentParser
import Testing

struct SubcommandTests {
    @Test func theNameSelects() throws {
        let command = try Presets.parseAsRoot(["add", "x", "--style", "exact"])
        #expect((command as? Add)?.name == "x")
        #expect(try Presets.parseAsRoot(["ls", "a.*"]) is List)
        let set = try Presets.parseAsRoot(["metric", "set", "space.s", "-4"]) as? MetricSet
        #expect(set?.assignments == ["space.s", "-4"])
        #expect(try Presets.parseAsRoot([]) is Presets)
    }

    @Test func sharedOptionsMayStandBeforeTheName() throws {
        let before = try Presets.parseAsRoot(["--catalogue", "list", "--no-color", "list", "x"]) as? List
        #expect(before?.options.catalogue == "list")
        #expect(before?.options.color == false)
        #expect(before?.pattern == "x")
        let after = try Presets.parseAsRoot(["--catalogue=a", "list", "--catalogue", "b"]) as? List
        #expect(after?.options.catalogue == "b")
    }

    @Test func theDefaultSubcommandTakesWhatNamesNone() throws {
        #expect(try Presets.parseAsRoot(["metric"]) is MetricShow)
        let show = try Presets.parseAsRoot(["metric", "--scale", "2", "space.s"]) as? MetricShow
        #expect(show?.scale == 2)
        #expect(show?.names == ["space.s"])
        #expect((try Presets.parseAsRoot(["metric", "help"]) as? MetricShow)?.names == ["help"])
    }

    @Test func parseWantsItsOwnType() {
        #expect(throws: (any Error).self) { try Presets.parse(["list"]) }
    }

    @Test func aGroupIsValidated() {
        #expect(failure("list", "--catalogue=").hasPrefix("Error: A catalogue needs a file name\nUsage: presets list"))
    }

    @Test func anAssignedPropertyIsKept() throws {
        var command = try add()
        command.name = "other"
        command.options.catalogue = "c"
        #expect(command.name == "other")
        #expect(command.options.catalogue == "c")
    }
}
