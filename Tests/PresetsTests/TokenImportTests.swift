import Testing

/// Design tokens through the built binary: recognised, taken as metrics, refused with their place.
@Suite("Design tokens")
struct TokenImportTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.succeed("init")
    }

    private static let tokens = """
        {
          "space": {
            "$type": "dimension",
            "s": { "$value": { "value": 8, "unit": "px" }, "$description": "small" },
            "m": { "$value": "{space.s}" },
            "rem": { "$value": { "value": 2.75, "unit": "rem" } }
          },
          "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
        }

        """

    @Test("dimensions become metrics, references stay references, a second import changes nothing")
    func standard() throws {
        try sandbox.write(Self.tokens, to: "a.tokens.json")
        let first = try sandbox.run("import", "a.tokens.json")
        #expect(first.code == 0)
        #expect(
            first.output
                == "space.m added\nspace.rem added\nspace.s added\ntoken ink added\n0 of 0 layouts recomputed, 0 changed (r1)\n"
        )
        #expect(first.errors == "read as DTCG 2025.10: 3 metrics, 1 kept token (color)\n")
        #expect(try sandbox.run("import", "a.tokens.json").output == "nothing changed: no revision\n")
        let metrics = try sandbox.succeed("metric", "list")
        #expect(metrics.contains("space.m    dimension  {space.s}         8"))
        #expect(metrics.contains("space.rem  dimension  44"))
        try sandbox.succeed("metric", "set", "space.s", "6")
        #expect(try sandbox.succeed("metric", "show", "space.m").contains("is        6 [default]"))
    }

    @Test("what is refused is shown with its place, and nothing is written")
    func refused() throws {
        try sandbox.write(
            #"{"a": {"$type": "dimension", "$value": {"value": 12, "unit": "pt"}}, "b": {"$type": "number", "$value": 2}}"#,
            to: "b.json")
        let before = try sandbox.bytes(Sandbox.catalogue)
        let refusal = try sandbox.run("import", "b.json")
        #expect(refusal.code == 2 && refusal.output.isEmpty)
        #expect(refusal.errors.contains("refused: b.json:1:") && refusal.errors.contains("--skip-invalid"))
        #expect(try sandbox.bytes(Sandbox.catalogue) == before)
        #expect(try sandbox.run("import", "b.json", "--skip-invalid", "--dry-run").output.hasPrefix("b added"))
        #expect(try sandbox.run("import", "b.json", "--lenient-units").output.hasPrefix("a added\nb added"))
    }

    @Test("modifiers of a resolver document become traits; its files stay in its folder")
    func resolver() throws {
        let document = """
            {
              "version": "2025.10",
              "sets": { "base": { "sources": [ { "$ref": "base.json" } ] } },
              "modifiers": { "size": { "contexts": { "regular": [], "compact": [ { "$ref": "PLACE" } ] }, "default": "regular" } },
              "resolutionOrder": [ { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/size" } ]
            }

            """
        let base = #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#
        let compact = #"{"gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}"#
        try sandbox.write(base, to: "ds/base.json")
        try sandbox.write(compact, to: "ds/compact.json")
        try sandbox.write(compact, to: "outside.json")
        try sandbox.write(document.replacing("PLACE", with: "compact.json"), to: "ds/in.resolver.json")
        try sandbox.write(document.replacing("PLACE", with: "../outside.json"), to: "ds/out.resolver.json")

        let refusal = try sandbox.run("import", "ds/out.resolver.json")
        #expect(refusal.code == 2 && refusal.errors.contains("lies outside the folder"))
        #expect(try sandbox.run("import", "ds/out.resolver.json", "--outside-files", "--dry-run").code == 0)
        #expect(try sandbox.run("import", "ds/in.resolver.json").code == 0)
        try sandbox.succeed("collection", "add", "size=compact")
        #expect(try sandbox.succeed("metric", "show", "gap").contains("is        4 [size=compact]"))
    }

    @Test("an export of tokens read by an empty catalogue gives the same metrics, traits and ids")
    func roundTrip() throws {
        try sandbox.succeed("trait", "add", "size", "regular", "compact")
        try sandbox.succeed("metric", "set", "space.s", "8", "space.m", "{space.s} * 1.5", "gap", "{space.m}")
        try sandbox.succeed("metric", "set", "space.s", "4", "--for", "size=compact")
        try sandbox.succeed("metric", "set", "copy.ok", "OK", "--type", "string")
        let tokens = try sandbox.run("export", "tokens")
        #expect(tokens.code == 0 && tokens.errors.contains("-o FILE writes a .resolver.json beside it"))
        try sandbox.write(tokens.output, to: "all.tokens.json")
        try sandbox.succeed("init", "--catalogue", "copy.db")
        #expect(try sandbox.run("import", "all.tokens.json", "--catalogue", "copy.db").code == 0)
        #expect(try sandbox.run("export", "tokens", "--catalogue", "copy.db").output == tokens.output)
        let metrics = try sandbox.succeed("metric", "list", "--format", "json")
        #expect(try sandbox.succeed("metric", "list", "--format", "json", "--catalogue", "copy.db") == metrics)
        #expect(try sandbox.run("import", "all.tokens.json").output == "nothing changed: no revision\n")
    }
}
