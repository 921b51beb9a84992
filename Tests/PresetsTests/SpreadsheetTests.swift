import Testing

/// A designer edits `export csv --definitions` in a spreadsheet and sends it back.
@Suite("Spreadsheets")
struct SpreadsheetTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    @Test("the unchanged table changes nothing, and makes the same metrics and presets elsewhere")
    func thereAndBack() throws {
        let table = try sandbox.succeed("export", "csv", "--definitions")
        try sandbox.write(table, to: "t.csv")
        #expect(try sandbox.succeed("import", "t.csv") == "nothing changed: no revision\n")
        #expect(try sandbox.succeed("import", "-", input: table) == "nothing changed: no revision\n")
        try sandbox.succeed("init", "--catalogue", "copy.db")
        #expect(try sandbox.run("import", "t.csv", "--catalogue", "copy.db").errors.contains("no trait 'size'"))
        try sandbox.succeed("trait", "add", "size", "regular", "compact", "--catalogue", "copy.db")
        try sandbox.succeed("collection", "add", "size=compact", "--catalogue", "copy.db")
        let report = try sandbox.succeed("import", "t.csv", "--catalogue", "copy.db")
        #expect(report.hasSuffix("12 of 12 layouts recomputed, 0 changed, 12 added (r3)\n"))
        #expect(try sandbox.succeed("export", "csv", "--definitions", "--catalogue", "copy.db") == table)
        #expect(try sandbox.succeed("list", "--catalogue", "copy.db") == sandbox.succeed("list"))
        #expect(try sandbox.succeed("import", "t.csv", "--catalogue", "copy.db") == "nothing changed: no revision\n")
    }

    /// Columns were moved, removed and added, the separator is that of a country with decimal commas.
    @Test("an edited table is one revision")
    func edited() throws {
        let table =
            "\u{FEFF}sep=;\r\nnotes;Name;value;spacing;title\r\nlower;space.s;6,5;;\r\n;chip;;8,5;\"a;b\"\r\n;;;;\r\n"
        try sandbox.write(table, to: "Table.CSV")
        let note = "left out: unknown column 'notes'\n"
        let before = try sandbox.bytes(Sandbox.catalogue)
        let dry = try sandbox.run("import", "Table.CSV", "--dry-run")
        #expect((dry.code, dry.errors) == (0, note))
        #expect(try sandbox.bytes(Sandbox.catalogue) == before)
        let run = try sandbox.run("import", "Table.CSV")
        #expect((run.code, run.errors) == (0, note))
        #expect(run.output.hasSuffix("(r4)\n"))
        #expect(run.output.replacing("(r4)", with: "(not written)") == dry.output)
        #expect(try sandbox.run("import", "-", input: table).output == "nothing changed: no revision\n")
        #expect(
            try sandbox.succeed("metric", "show", "space.s").contains("value     6.5\n          4 for size=compact"))
        let chip = try sandbox.succeed("show", "chip", "--format", "json")
        #expect(chip.contains(#""8.5""#))
        #expect(chip.contains(#""small""#))
        #expect(try sandbox.succeed("verify") == "12 layouts verified, 0 differ\n")
    }

    @Test("a mistyped column is guessed")
    func guess() throws {
        let run = try sandbox.run("import", "-", "--dry-run", input: "name,spacin,spacing\nchip,1,4")
        #expect(run.errors == "left out: unknown column 'spacin'; did you mean 'spacing'?\n")
    }

    @Test("every problem is told with its line and column, and nothing is written")
    func problems() throws {
        try sandbox.write("name,spacing,horizontal\nchip,8 pt,\nbuy,\"8,5\",centre\n", to: "t.csv")
        let errors = try sandbox.fail("import", "t.csv")
        #expect(errors.hasPrefix("Error: nothing was imported:\nt.csv:2:6: spacing: unexpected 'p'"))
        #expect(errors.contains("\nt.csv:3:5: spacing: '8,5' has a comma"))
        #expect(errors.contains("\nt.csv:3:11: horizontal: 'centre' is none of center, left"))
        #expect(
            try sandbox.fail("import", "-", input: "name,spacing\nchip,{space.x}\nbuy,{space.z}")
                == "Error: -:2: spacing: there is no metric 'space.x'; did you mean 'space.m'?\n"
                + "-:3: spacing: there is no metric 'space.z'; did you mean 'space.m'?\n")
        #expect(try sandbox.fail("import", "t.csv", "t.csv").contains("a table is imported alone"))
    }

    @Test("a file, a pattern and a revision as for every export")
    func export() throws {
        #expect(try sandbox.run("export", "csv", "--definitions", "-o", "t.csv").errors == "wrote t.csv\n")
        #expect(try sandbox.run("export", "csv", "--definitions", "-o", "t.csv", "--check").code == 0)
        try sandbox.succeed("metric", "set", "space.s", "5")
        #expect(try sandbox.run("export", "csv", "--definitions", "-o", "t.csv", "--check").code == 1)
        let tabs = try sandbox.succeed("export", "csv", "--definitions", "tab.*").split(separator: "\r\n")
        #expect(tabs.count == 2)
        #expect(
            try sandbox.succeed("export", "csv", "--definitions", "--at", "1.0").contains("\r\npreset,legacy.side,"))
        // What is wrong is said by the message itself: the usage below it names no option where there are many.
        for (arguments, message) in [
            (["json"], "--definitions goes with csv only"),
            (["csv", "--traits", "size=compact"], "--definitions hold the values for all traits: no --traits"),
        ] {
            #expect(
                try sandbox.fail(["export"] + arguments + ["--definitions"]).hasPrefix("Error: \(message)\n"))
        }
    }
}
