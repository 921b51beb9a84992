import Testing

/// Imports that remove what a file no longer has.
@Suite("import --prune")
struct PruneTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.write(Self.tokens(["a", "b", "c"]), to: "all.json")
        try sandbox.write(Self.tokens(["a"]), to: "one.json")
        #expect(try sandbox.run("import", "all.json").code == 0)
    }

    private static func tokens(_ names: [String]) -> String {
        let members =
            names.map { "\"\($0)\": {\"$value\": 1}" } + [
                "\"ink\(names.count)\": {\"$type\": \"color\", \"$value\": 0}"
            ]
        return "{\"n\": {\"$type\": \"number\", \(members.joined(separator: ", "))}}"
    }

    @Test("removes metrics and kept tokens, with the list, and nothing without it")
    func removes() throws {
        #expect(try sandbox.run("import", "one.json").output.hasPrefix("token n.ink1 added"))
        let dry = try sandbox.run("import", "one.json", "--prune", "--dry-run")
        #expect(
            dry.output
                == "n.b removed\nn.c removed\ntoken n.ink3 removed\n0 of 0 layouts recomputed, 0 changed (not written)\n"
        )
        #expect(try sandbox.run("import", "one.json", "--prune").code == 0)
        #expect(try sandbox.run("import", "one.json", "--prune").output == "nothing changed: no revision\n")
        #expect(try sandbox.succeed("metric", "list").contains("n.a"))
    }

    @Test("lists many as well")
    func listsMany() throws {
        try sandbox.write(Self.tokens((0..<8).map { "x\($0)" }), to: "many.json")
        #expect(try sandbox.run("import", "many.json").code == 0)
        let lines = try sandbox.run("import", "one.json", "--prune").output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("1 token added, 10 metrics and 2 tokens removed") == true)
        #expect(lines.contains("  - metric n.x7") && lines.contains("  - token n.ink8"))
        #expect(!lines.contains("  + token n.ink1"))
        try sandbox.succeed("restore", "r2")
        let named = try sandbox.run("import", "one.json", "--prune", "--dry-run", "--names").output
        #expect(named.contains("  + token n.ink1\n") && named.contains("  - metric n.x7\n"))
    }

    @Test("refuses what is in use, and leaves presets alone")
    func inUse() throws {
        try sandbox.succeed(
            "add", "home", "--style", "system", "--title-size", "10x10", "--spacing", "{n.c} * 1", "--button", "44x44")
        #expect(try sandbox.run("import", "one.json", "--prune").code == 2)
        try sandbox.succeed("metric", "set", "length", "4")
        try sandbox.succeed("set", "home", "--spacing", "{length}")
        let refusal = try sandbox.run("import", "one.json", "--prune")
        #expect(refusal.code == 2 && refusal.errors.contains("'length' is in use: home"))
        try sandbox.succeed("set", "home", "--spacing", "4")
        #expect(try sandbox.run("import", "one.json", "--prune").code == 0)
        #expect(try sandbox.succeed("list").contains("home"))
    }

    @Test("does not remove what is only refused")
    func refused() throws {
        try sandbox.write(#"{"n": {"a": {"$type": "number", "$value": "x"}}}"#, to: "broken.json")
        let refusal = try sandbox.run("import", "broken.json", "--prune", "--skip-invalid")
        #expect(refusal.code == 2 && refusal.errors.contains("--prune would remove what is refused"))
    }

    @Test("values for traits that a file does not know stay")
    func traits() throws {
        try sandbox.succeed("trait", "add", "size", "regular", "compact")
        try sandbox.succeed("metric", "set", "n.a", "3", "--for", "size=compact")
        #expect(try sandbox.run("import", "all.json").output == "nothing changed: no revision\n")
    }

    @Test("combinations of traits are computed up to a limit")
    func combinations() throws {
        try sandbox.succeed("trait", "add", "size", "s", "m", "l")
        try sandbox.succeed("trait", "add", "theme", "a", "b")
        try sandbox.succeed("collection", "add", "size=m")
        let refusal = try sandbox.run("collection", "add", "--all", "size,theme,scale", "--limit", "17")
        #expect(refusal.code == 2)
        #expect(
            refusal.errors.contains("size, theme, scale have 18 combinations, more than 17: --limit 18 computes them"))
        #expect(try sandbox.run("collection", "add", "--all", "size,theme,scale").code == 0)
        #expect(try sandbox.succeed("collection", "list").split(separator: "\n").count == 19)
        #expect(try sandbox.run("collection", "add").code == 2)
        #expect(try sandbox.run("collection", "add", "--all", "sise").errors.contains("did you mean 'size'"))
    }
}
