import Testing

/// What `export json` wrote comes back the same.
@Suite("Import")
struct ImportTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
        try sandbox.succeed("init", "--catalogue", "copy.db")
    }

    @Test("facts with their ids, as one revision; a second time changes nothing")
    func facts() throws {
        let json = try sandbox.succeed("export", "json")
        let first = try sandbox.run("import", "-", "--catalogue", "copy.db", input: json)
        #expect(first.code == 0)
        #expect(first.output.hasSuffix("12 of 12 layouts recomputed, 0 changed, 12 added (r1)\n"))
        #expect(
            first.errors
                == "left out: 2 releases; what releases name is in an export with --history\n")
        let second = try sandbox.run("import", "-", "--catalogue", "copy.db", input: json)
        #expect(second.output == "nothing changed: no revision\n")
        #expect(try sandbox.run("diff", "copy.db", "now").output == "copy.db → now: no difference\n")
        let ids = { (text: String) in text.matches(of: /"id":"[0-9a-f-]+"/).map { String($0.output) } }
        let copy = try sandbox.succeed("export", "json", "--catalogue", "copy.db")
        #expect(ids(copy) == ids(json))
        #expect(ids(copy).count > 10)
    }

    @Test("with --history, the same revisions and releases, to the byte")
    func history() throws {
        let json = try sandbox.succeed("export", "json", "--history")
        try sandbox.succeed("import", "-", "--catalogue", "copy.db", input: json)
        // The empty catalogue, r0, was made when each file was.
        let log = try sandbox.succeed("log").split(separator: "\n").dropLast()
        #expect(try sandbox.succeed("log", "--catalogue", "copy.db").split(separator: "\n").dropLast() == log)
        #expect(try sandbox.succeed("releases", "--catalogue", "copy.db") == sandbox.succeed("releases"))
        #expect(try sandbox.succeed("verify", "--catalogue", "copy.db") == "12 layouts verified, 0 differ\n")
        let again = try sandbox.succeed("export", "json", "--history", "--catalogue", "copy.db")
        // The id of the catalogue is its own.
        let facts = { (text: String) in text.split(separator: "\n").filter { !$0.contains(#""catalogue":"#) } }
        #expect(facts(again) == facts(json))
        #expect(
            try sandbox.fail("import", "-", input: json)
                == "Error: a history can be imported into an empty catalogue only, and this one is at r3\n")
    }

    @Test("a dry run says what would happen and writes nothing")
    func dryRun() throws {
        let json = try sandbox.succeed("export", "json")
        let before = try sandbox.bytes("copy.db")
        let run = try sandbox.run("import", "-", "--catalogue", "copy.db", "--dry-run", input: json)
        #expect(run.output.contains("12 added (not written)\n"))
        #expect(try sandbox.bytes("copy.db") == before)
    }

    @Test("every problem of a file is told with its line, and nothing is imported")
    func problems() throws {
        let text = """
            {"format":"presets","version":1,
             "metrics":[
              {"name":"a","type":"dimension","valu":3},
              {"name":"b","type":"length","value":3}
             ]}
            """
        let errors = try sandbox.fail("import", "-", input: text)
        #expect(errors.contains("nothing was imported"))
        #expect(errors.contains("-:3:"))
        #expect(errors.contains(#""value" is missing"#))
        #expect(errors.contains(#""valu""#))
        #expect(errors.contains("-:4:"))
        #expect(errors.contains("'length' is no type of a metric"))
    }

    @Test(
        "what is no export is refused",
        arguments: [
            ("", "-:1:1"), ("{", "-:1:"), ("[]", "no design tokens"), ("[1]", "no design tokens"),
            (#"{"format":"else"}"#, #""format" must be "presets""#),
            (#"{"format":"presets","version":2}"#, "version 2 of the format is newer than this program"),
            ("\u{1}\u{2}", "-:1:1"),
        ])
    func noExport(text: String, message: String) throws {
        let errors = try sandbox.fail("import", "-", input: text)
        #expect(errors.contains(message), "\(errors)")
        #expect(!errors.contains("Usage:"))
    }
}
