import TestSupport
import Testing

/// What reaches a terminal or a pipe.
@Suite("Output")
struct TerminalTests {
    /// What moves a cursor, colors, rings, or turns text around.
    static let hostile = "x\u{1B}[31m\u{7}\u{9B}2J\u{202E}\u{2066}\u{200F}y\u{2028}z"

    private func isClean(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x0A: true
            case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
            default: true
            }
        }
    }

    @Test("nothing hostile in texts reaches the output of any command raw")
    func hostileTexts() throws {
        let sandbox = try Sandbox()
        let text = Self.hostile
        try sandbox.succeed("init")
        try sandbox.succeed("metric", "set", "m", "1", "--describe", text)
        try sandbox.succeed("metric", "set", "copy", text, "--type", "string")
        try sandbox.succeed(
            "add", "p", "--style", "exact/top", "--no-image", "--title", text, "--title-size", "20x20", "--describe",
            text, "--title-color", text)
        try sandbox.succeed("release", "1.0", "--note", text)
        try sandbox.succeed("set", "p", "--title", text + "!", "--image-name", text, "--author", text)
        for arguments in [
            ["list"], ["list", "--format", "markdown"], ["show", "p"], ["metric", "list"], ["metric", "show", "m"],
            ["metric", "show", "copy"], ["releases"], ["log"], ["diff"], ["diff", "--format", "markdown"],
            ["diff", "r0"],
            ["diff", "r0", "--format", "markdown"], ["export", "markdown"],
        ] {
            let outcome = try sandbox.run(arguments)
            #expect(outcome.code != 2, "\(arguments)")
            #expect(isClean(outcome.output), "\(arguments): \(outcome.output.debugDescription)")
        }
        // What they hold is shown, not dropped.
        #expect(try sandbox.succeed("metric", "list").contains(#"x\u{1B}[31m\u{7}\u{9B}2J\u{202E}"#))
    }

    @Test("JSON has no control character, and gives back every text")
    func hostileJSON() throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.succeed("metric", "set", "copy", Self.hostile, "--type", "string")
        let json = try sandbox.succeed("export", "json")
        #expect(isClean(json))
        try sandbox.succeed("init", "--catalogue", "copy.db")
        try sandbox.succeed("import", "-", "--catalogue", "copy.db", input: json)
        #expect(try sandbox.succeed("export", "json", "--catalogue", "copy.db").contains("u001b[31m"))
        #expect(try sandbox.run("diff", "copy.db", "now").code == 0)
    }

    @Test(
        "nothing hostile in what was typed comes back raw",
        arguments: [
            ["show", hostile], ["list", "--at", hostile], ["list", "--traits", hostile + "=1"], [hostile],
            ["--" + hostile], ["list", "--format", hostile], ["set", hostile, "--spacing", "1"], ["release", hostile],
            ["import", hostile], ["apply", hostile], ["list", "--catalogue", hostile], ["diff", hostile, "now"],
            ["add", "z", "--style", hostile], ["metric", "set", "z", hostile], ["metric", "set", hostile, "1"],
            ["metric", "set", "z", "{\(hostile)}"], ["export", "csv", "-o", "no/\(hostile)"], ["styles", hostile],
            ["trait", "add", hostile, "a"], ["collection", "add", "size=\(hostile)"], ["rename", hostile, "b"],
            ["compare", "--button", hostile, "--no-image", "--no-title"], ["init", "--catalogue", "no/\(hostile)"],
        ])
    func hostileArguments(arguments: [String]) throws {
        let errors = try Sample.sandbox().fail(arguments)
        #expect(isClean(errors), "\(errors.debugDescription)")
    }

    @Test("a hostile file of commands or of facts is told of, clean")
    func hostileFiles() throws {
        let sandbox = try Sample.sandbox()
        #expect(isClean(try sandbox.fail("apply", "-", input: "metric set z \(Self.hostile)\n\(Self.hostile)\n")))
        #expect(isClean(try sandbox.fail("import", "-", input: #"{"format":"\#(Self.hostile)"}"#)))
        let name = #"{"format":"presets","version":1,"metrics":[{"name":"\u001b","type":"number","value":1}]}"#
        #expect(isClean(try sandbox.fail("import", "-", input: name)))
    }

    @Test("files with hostile names are named clean")
    func hostilePaths() throws {
        let sandbox = try Sandbox()
        let name = "a\u{1B}[31m\u{202E}b"
        #expect(try isClean(sandbox.succeed("init", "--catalogue", name)))
        #expect(try isClean(sandbox.succeed("init", "--catalogue", name)))
        let outcome = try sandbox.run("export", "csv", "-o", name + ".csv", "--catalogue", name)
        #expect(outcome.code == 0)
        #expect(isClean(outcome.errors))
        #expect(isClean(try sandbox.run("export", "csv", "-o", name, "--check", "--catalogue", name).errors))
    }

    @Test("a pipe gets no color, whatever the environment says")
    func color() throws {
        let sandbox = try Sample.sandbox()
        let plain = try sandbox.succeed("list")
        sandbox.environment["TERM"] = "xterm-256color"
        sandbox.environment["COLORTERM"] = "truecolor"
        #expect(try sandbox.succeed("list") == plain)
        #expect(try sandbox.succeed("list", "--no-color") == plain)
        #expect(!plain.contains("\u{1B}"))
        #expect(try !sandbox.run("diff").output.contains("\u{1B}"))
        #expect(try !sandbox.succeed("styles", "exact/top").contains("\u{1B}"))
    }

    #if os(Linux)
        @Test("a terminal gets color unless NO_COLOR, --no-color or TERM=dumb says no")
        func terminal() throws {
            let sandbox = try Sample.sandbox()
            sandbox.environment["TERM"] = "xterm"
            func colors(_ arguments: String) throws -> Bool {
                // `script` runs its command on a terminal.
                let run = try sandbox.shell("script -qec 'presets list \(arguments)' /dev/null")
                #expect(run.code == 0)
                #expect(run.output.contains("tab.home"))
                return run.output.contains("\u{1B}[")
            }
            #expect(try colors(""))
            #expect(try !colors("--no-color"))
            #expect(try !colors("--format json"))
            sandbox.environment["NO_COLOR"] = "1"
            #expect(try !colors(""))
            sandbox.environment["NO_COLOR"] = nil
            sandbox.environment["TERM"] = "dumb"
            #expect(try !colors(""))
        }

        @Test("a result that cannot be written is trouble")
        func full() throws {
            let sandbox = try Sample.sandbox()
            let outcome = try sandbox.shell("presets list > /dev/full")
            #expect(outcome == Command.Outcome(errors: "Error: cannot write the result: the disk is full\n", code: 2))
        }
    #endif

    @Test("a reader that goes away ends it quietly")
    func head() throws {
        let sandbox = try Sample.sandbox()
        for arguments in [["list"], ["styles"], ["--help"], ["export", "json"], ["diff"]] {
            let outcome = try sandbox.run(arguments, hasReader: false)
            #expect(outcome.errors == "", "\(arguments)")
            // Ended by SIGPIPE, as every filter.
            #expect([0, 128 + 13].contains(outcome.code), "\(arguments)")
        }
        let piped = try sandbox.shell(
            "presets compare --button 9x9 --no-image --title-size 9x9 --format json | head -1")
        #expect(piped == Command.Outcome(output: "[\n"))
    }

    @Test("more than a pipe holds comes through whole, both ways")
    func large() throws {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        let lines = (0..<600).map {
            "metric set group.m\($0) \($0) --describe '\(String(repeating: "words ", count: 20))'"
        }
        try sandbox.succeed("apply", "-", input: lines.joined(separator: "\n"))
        #expect(lines.joined().utf8.count > 65536)
        let list = try sandbox.succeed("metric", "list", "--format", "json")
        #expect(list.utf8.count > 131_072)
        #expect(list.hasSuffix("]\n"))
    }
}
