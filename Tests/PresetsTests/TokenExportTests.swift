import Testing

/// `export tokens`: metrics, kept tokens and presets as a file of design tokens, and what varies beside it.
@Suite("export tokens")
struct TokenExportTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.write(Self.tokens, to: "in.tokens.json")
        #expect(try sandbox.run("import", "in.tokens.json").code == 0)
        try sandbox.succeed("trait", "add", "size", "regular", "compact")
        try sandbox.succeed("metric", "set", "space.s", "4", "--for", "size=compact")
        try sandbox.succeed("metric", "set", "space.l", "{space.s} * 2", "--describe", "large")
        try sandbox.succeed("collection", "add", "size=compact", "direction=rtl")
        try sandbox.succeed(
            "add", "tab.home", "--style", "exact/leading", "--button", "200x100", "--image", "24x24", "--title-size",
            "60x20", "--spacing", "{space.l}", "--describe", "of the first tab")
        try sandbox.succeed("set", "tab.home", "--state", "selected", "--image", "30x24")
        try sandbox.succeed("add", "tab.old", "--like", "tab.home")
        try sandbox.succeed("deprecate", "tab.old", "--use", "tab.home")
    }

    private static let tokens = ##"""
        {"100": {"$description": "numbers first", "$type": "dimension",
          "025": {"$value": {"value": 2, "unit": "px"}}, "1000": {"$value": "{100.025}"}},
         "ink": {"b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.50, 1]}},
          "a": {"$value": "{ink.b}", "$deprecated": "{ink.b} is nicer"}, "odd": {"$type": "link", "$value": "/a.svg"}},
         "space": {"s": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}, "$extensions": {"com.example": {"z": 1, "a": 2}}}}}
        """##

    @Test("has presets as groups with their computed numbers, and is read as the same facts")
    func roundTrip() throws {
        #expect(
            try sandbox.run("export", "tokens", "-o", "out.tokens.json").errors
                == "wrote out.tokens.json\nwrote out.resolver.json\n")
        let text = try sandbox.text("out.tokens.json")
        // The file's own order, not that of the names; `space.l` came later.
        let order = [
            "\"100\": {", "\"025\": {", "\"1000\": {", "\"ink\": {", "\"b\": {", "\"odd\": {", "\"space\": {",
            "\"l\": {", "\"tab\": {",
        ]
        var rest = text[...]
        for name in order { rest = try #require(rest.firstRange(of: name).map { rest[$0.upperBound...] }) }
        #expect(text.contains("\"0.50\"") == false && text.contains("0.50"))
        #expect(text.contains(#""token": {"#) && text.contains("{ink.b} is nicer"))

        let before = try facts("presets.db")
        for file in ["out.tokens.json", "out.resolver.json"] {
            #expect(try sandbox.run("import", file).output == "nothing changed: no revision\n")
            let copy = file + ".db"
            try sandbox.succeed("init", "--catalogue", copy)
            #expect(try sandbox.run("import", file, "--catalogue", copy).code == 0)
            #expect(try facts(copy) == before)
            #expect(try sandbox.run("verify", "--catalogue", copy).code == 0)
            #expect(try sandbox.run("export", "tokens", "-o", "again.tokens.json", "--catalogue", copy).code == 0)
            #expect(try sandbox.text("again.tokens.json") == text)
        }
    }

    private func facts(_ catalogue: String) throws -> [Substring] {
        try sandbox.succeed("export", "json", "--catalogue", catalogue).split(separator: "\n")
            .filter { !$0.contains("\"catalogue\"") }
    }

    @Test("the resolver document has what is another value for one trait")
    func resolver() throws {
        #expect(try sandbox.run("export", "tokens", "-o", "out.tokens.json").code == 0)
        let resolver = try sandbox.text("out.resolver.json")
        #expect(resolver.contains(#""$ref": "out.tokens.json""#))
        // The gap follows from space.s by arithmetic, so both are written.
        for part in [
            #""compact": ["#, #""regular": []"#, #""rtl": ["#, #""default": "ltr""#, #""value": "{space.s} * 2""#,
        ] {
            #expect(resolver.contains(part), "\(part)")
        }
        #expect(!resolver.contains("\"ink\""))
        #expect(try sandbox.run("export", "tokens", "-o", "out.tokens.json", "--check").code == 0)
        try sandbox.succeed("metric", "set", "space.s", "3", "--for", "size=compact")
        let check = try sandbox.run("export", "tokens", "-o", "out.tokens.json", "--check")
        #expect(check.code == 1 && check.errors.contains("out.resolver.json is stale"))
    }

    @Test("says so beside the file when nothing varies any more, and takes no traits")
    func nothingVaries() throws {
        #expect(try sandbox.run("export", "tokens", "-o", "out.tokens.json").code == 0)
        try sandbox.succeed("collection", "remove", "size=compact", "direction=rtl")
        try sandbox.succeed("metric", "remove", "space.s", "--for", "size=compact")
        try sandbox.succeed("trait", "remove", "size")
        #expect(try sandbox.run("export", "tokens", "-o", "out.tokens.json", "--check").code == 1)
        #expect(try sandbox.run("export", "tokens", "-o", "out.tokens.json").code == 0)
        #expect(try sandbox.text("out.resolver.json").contains(#""modifiers": {}"#))
        #expect(try sandbox.run("import", "out.resolver.json").output == "nothing changed: no revision\n")
        #expect(try sandbox.run("export", "tokens", "--traits", "direction=rtl").code == 2)
    }

    @Test("kept tokens are listed, renamed with their users, and removed")
    func kept() throws {
        let list = try sandbox.succeed("token", "list", "ink.*")
        #expect(list.contains(#""{ink.b}""#) && list.contains("deprecated, use ink.b") && list.contains("link"))
        try sandbox.succeed("rename", "ink.b", "ink.blue")
        #expect(try sandbox.succeed("token", "list", "ink.a", "--format", "json").contains(#""value": "{ink.blue}""#))
        let refusal = try sandbox.run("token", "remove", "ink.blue")
        #expect(refusal.code == 2 && refusal.errors.contains("'ink.blue' is in use: ink.a"))
        try sandbox.succeed("token", "remove", "ink.**")
        #expect(try sandbox.run("token", "list", "ink.blu").errors.contains("there is no token 'ink.blu'"))
        #expect(try sandbox.run("diff", "r1", "now").output.contains("- token ink.b"))
    }
}
