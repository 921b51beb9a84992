import Testing

/// The walk that the README promises: keep presets, change a metric, see what moved, and go back.
@Suite("The main job")
struct MainJobTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test("from nothing to a diff, and back")
    func walk() throws {
        #expect(try sandbox.succeed("init") == "made presets.db\n")
        #expect(try sandbox.succeed("init") == "presets.db is a catalogue already\n")
        #expect(
            try sandbox.succeed("metric", "set", "space.s", "8")
                == "space.s added: 0 of 0 layouts recomputed, 0 changed (r1)\n")
        #expect(
            try sandbox.succeed(
                "add", "tab.home", "--style", "exact/top", "--image", "24x24", "--title-size", "60x20", "--spacing",
                "{space.s}", "--button", "200x100")
                == "tab.home added: 1 of 1 layouts recomputed, 0 changed, 1 added (r2)\n")
        #expect(
            try sandbox.succeed("list") == """
                name      style         button              image              title  gap  findings
                tab.home  exact/top  200 x 100  24 x 24 at 88, 24  60 x 20 at 70, 56    8

                """)
        #expect(try sandbox.succeed("release", "1.0", "--note", "First") == "1.0 is r2\n")
        #expect(
            try sandbox.succeed("metric", "set", "space.s", "6", "--names") == """
                space.s 8 → 6: 1 of 1 layouts recomputed, 1 changed (r3)
                  tab.home

                """)
        let diff = try sandbox.run("diff")
        #expect(diff.code == 1)
        #expect(diff.errors == "")
        #expect(diff.output.hasPrefix("1.0 → now: 1 metric updated, 1 layout moved (minor)\n"))
        #expect(diff.output.contains("because of space.s 8 → 6"))
        #expect(try sandbox.succeed("verify") == "1 layout verified, 0 differ\n")
        #expect(
            try sandbox.succeed("restore", "1.0") == "space.s 6 → 8: 1 of 1 layouts recomputed, 1 changed (r4)\n")
        #expect(try sandbox.succeed("diff") == "1.0 → now: no difference\n")
        #expect(try sandbox.succeed("restore", "1.0") == "nothing changed: no revision\n")
    }

    @Test("a dry run says what would happen and writes nothing")
    func dryRun() throws {
        let sandbox = try Sample.sandbox()
        let before = try sandbox.bytes(Sandbox.catalogue)
        #expect(
            try sandbox.succeed("metric", "set", "space.s", "7", "--dry-run", "--names") == """
                space.s 6 → 7: 2 of 12 layouts recomputed, 2 changed (not written)
                  buy
                  tab.home

                """)
        #expect(
            try sandbox.succeed("remove", "**", "--dry-run").hasSuffix(
                "0 of 0 layouts recomputed, 0 changed, 12 removed (not written)\n"))
        #expect(try sandbox.bytes(Sandbox.catalogue) == before)
    }

    @Test("several changes stand above what they do together")
    func severalChanges() throws {
        try sandbox.succeed("init")
        #expect(
            try sandbox.succeed("metric", "set", "a", "1", "b", "2") == """
                a added
                b added
                0 of 0 layouts recomputed, 0 changed (r1)

                """)
        let many = (1...7).map { "metric set m\($0) 1" }.joined(separator: "\n")
        #expect(
            try sandbox.succeed("apply", "-", input: many)
                == "7 metrics added: 0 of 0 layouts recomputed, 0 changed (r2)\n")
    }

    @Test("metrics set together may refer to one another, whatever their order")
    func together() throws {
        try sandbox.succeed("init")
        let answer = try sandbox.succeed("metric", "set", "p", "{q} * 2", "q", "3")
        #expect(answer.hasPrefix("p added\nq added\n"))
        #expect(try sandbox.succeed("metric", "list", "p").contains("{q} * 2"))
    }

    @Test("a list of nothing says what to do")
    func nothing() throws {
        try sandbox.succeed("init")
        let list = try sandbox.run("list")
        #expect(list.output.isEmpty && list.errors.contains("presets add --help") && list.code == 0)
    }

    @Test("names change, and who refers to them follows")
    func renaming() throws {
        let sandbox = try Sample.sandbox()
        #expect(
            try sandbox.succeed("rename", "tab.home", "tab.start")
                == "tab.home → tab.start renamed: 0 of 12 layouts recomputed, 0 changed (r4)\n")
        try sandbox.succeed("rename", "--group", "space", "gap")
        try sandbox.succeed("metric", "rename", "gap.m", "gap.medium")
        let shown = try sandbox.succeed("show", "buy")
        #expect(shown.contains("{gap.medium} · gap.medium = {gap.s} * 2 = 12 · gap.s = 6"))
        #expect(try sandbox.succeed("show", "side").contains("deprecated, use tab.start"))
        let diff = try sandbox.run("diff", "1.1", "now")
        #expect(diff.code == 1)
        #expect(diff.output.contains("~ metric space.m → gap.medium"))
        #expect(diff.output.contains("~ preset tab.home → tab.start"))
    }

    @Test("removing: what they were stays, what is used stays")
    func removing() throws {
        let sandbox = try Sample.sandbox()
        #expect(
            try sandbox.fail("metric", "remove", "space.s") == "Error: 'space.s' is in use: buy, space.m, tab.home\n")
        #expect(
            try sandbox.succeed("remove", "password.*")
                == "password.show removed: 0 of 8 layouts recomputed, 0 changed, 4 removed (r4)\n")
        #expect(try sandbox.fail("show", "password.show").hasPrefix("Error: there is no preset 'password.show'"))
        #expect(try sandbox.succeed("show", "password.show", "--at", "1.1").hasPrefix("password.show\n"))
        try sandbox.succeed("remove", "**")
        try sandbox.succeed("metric", "remove", "**")
        #expect(try sandbox.succeed("metric", "list", "--format", "json") == "[]\n")
        try sandbox.succeed("restore", "1.1")
        #expect(try sandbox.succeed("diff", "1.1") == "1.1 → now: no difference\n")
        #expect(try sandbox.succeed("verify") == "12 layouts verified, 0 differ\n")
    }

    @Test("deprecation, said and taken back")
    func deprecation() throws {
        let sandbox = try Sample.sandbox()
        try sandbox.succeed("deprecate", "chip", "--use", "buy")
        #expect(try sandbox.succeed("show", "chip").contains("deprecated, use buy\n"))
        try sandbox.succeed("deprecate", "chip", "--undo")
        #expect(try !sandbox.succeed("show", "chip").contains("deprecated"))
        #expect(try sandbox.fail("deprecate", "chip", "--use", "bui").contains("did you mean 'buy'?"))
        #expect(try sandbox.fail("deprecate", "chip", "--use", "buy", "--undo").contains("contradict"))
    }

    @Test("traits and collections")
    func traits() throws {
        let sandbox = try Sample.sandbox()
        #expect(
            try sandbox.succeed("trait", "list") == """
                trait      values            default
                direction  ltr, rtl          ltr
                scale      1, 2, 3           3
                size       regular, compact  regular

                """)
        #expect(
            try sandbox.succeed("collection", "list") == """
                collection    layouts
                default             6
                size=compact        6

                """)
        #expect(try sandbox.fail("trait", "remove", "size").hasPrefix("Error: 'size' is in use: "))
        #expect(try sandbox.fail("list", "--traits", "direction=rtl").contains("presets collection add direction=rtl"))
        try sandbox.succeed("collection", "add", "direction=rtl", "size=compact,direction=rtl")
        #expect(try sandbox.succeed("list", "--traits", "direction=rtl", "--format", "csv").contains("direction=rtl,"))
        #expect(try sandbox.succeed("verify") == "24 layouts verified, 0 differ\n")
        try sandbox.succeed("collection", "remove", "direction=rtl", "direction=rtl,size=compact")
        #expect(try sandbox.succeed("metric", "show", "space.s").contains("is        4 [size=compact]"))
        try sandbox.succeed("metric", "remove", "space.s", "--for", "size=compact")
        try sandbox.succeed("collection", "remove", "size=compact")
        #expect(
            try sandbox.succeed("trait", "remove", "size")
                == "trait size removed: 0 of 6 layouts recomputed, 0 changed (r8)\n")
        try sandbox.succeed("trait", "add", "size", "s", "m", "l", "--default", "m")
        let traits = try sandbox.succeed("trait", "list", "--format", "json")
        #expect(traits.contains(#""default": "m""#))
    }

    @Test("apply does all lines as one revision, from a pipe, a file and a named pipe")
    func apply() throws {
        try sandbox.succeed("init")
        let lines = """
            # what the team agreed on
            metric set space.s 8

            add tab.home --style exact/top --image 24x24 --title "it's" --title-size 60x20 --spacing '{space.s}' # a tab
            """
        #expect(try sandbox.succeed("apply", "-", input: lines).hasSuffix("1 added (r1)\n"))
        try sandbox.write("set tab.home --spacing 4\n", to: "a b.txt")
        try sandbox.succeed("apply", "a b.txt")
        let named = try sandbox.shell("mkfifo p && { echo 'set tab.home --spacing 5' > p & } && presets apply p")
        #expect(named.output == "tab.home spacing 4 → 5: 1 of 1 layouts recomputed, 1 changed (r3)\n")
        #expect(named.errors == "")
    }

    @Test("apply names each wrong line and does none")
    func applyMistakes() throws {
        try sandbox.succeed("init")
        let errors = try sandbox.fail(
            "apply", "-", input: "metric set a 1\nadd q\nlist\nfoo 'x\nset nothing --spacing 1\n")
        #expect(errors.contains("-:2: --style is missing"))
        #expect(errors.contains("-:3: 'list' does not edit"))
        #expect(errors.contains("-:4: a quote is not closed"))
        #expect(!errors.contains("Usage:"))
        #expect(
            try sandbox.fail("apply", "-", input: "metric set a 1\nset nothing --spacing 1\n").contains("'nothing'"))
        #expect(try sandbox.succeed("metric", "list", "--format", "json") == "[]\n")
    }

    @Test("the log says when, who and what was asked; releases have their note")
    func history() throws {
        let sandbox = try Sample.sandbox()
        let log = try sandbox.succeed("log").split(separator: "\n")
        #expect(log.count == 5)
        #expect(log[1].contains("Ada"))
        #expect(log[1].contains("set tab.home --horizontal leading"))
        #expect(log[2].hasSuffix("  1.1"))
        #expect(
            try sandbox.succeed("releases") == """
                release  revision  note
                1.0            r1  First | one
                1.1            r2

                """)
        #expect(try sandbox.fail("release", "1.0") == "Error: the release '1.0' exists already: it is r1\n")
    }

    @Test("recalculating what is current changes nothing")
    func recalculate() throws {
        let sandbox = try Sample.sandbox()
        #expect(try sandbox.succeed("recalculate") == "12 of 12 layouts recomputed, 0 changed\n")
        #expect(try sandbox.succeed("recalculate", "--dry-run").contains("(not written)"))
        #expect(try sandbox.succeed("diff", "1.1", "1.1") == "1.1 → 1.1: no difference\n")
    }

    @Test("several at once: every change is a revision of its own")
    func atOnce() throws {
        try sandbox.succeed("init")
        let run = try sandbox.shell(
            "for i in 1 2 3 4 5 6 7 8; do presets metric set m$i $i > out$i & done; wait; cat out*")
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(Set(run.lines.map { $0.suffix(4) }) == Set((1...8).map { "(r\($0))" }))
        #expect(try sandbox.succeed("log").split(separator: "\n").count == 10)
    }
}
