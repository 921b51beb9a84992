import Testing

/// Localized texts, from the command line.
@Suite("Import of localized texts")
struct StringImportTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.succeed("init")
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Buy" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Kaufen" } } } },
            "Sell" : { "comment" : "Of a share" },
            "Don't" : { "shouldTranslate" : false }
          },
          "version" : "1.0"
        }

        """

    @Test("a String Catalog comes from a file or from standard input, once")
    func catalog() throws {
        let first = try sandbox.run("import", "-", input: Self.catalog)
        #expect(first.code == 0)
        #expect(
            first.errors
                == "Localizable: 3 strings in 2 languages (source en), 1 not to be translated; missing translations: de 1\n"
        )
        #expect(first.output.hasSuffix("0 of 0 layouts recomputed, 0 changed (r1)\n"))
        #expect(first.output.contains("Localizable.Buy added\n"))
        try sandbox.write(Self.catalog, to: "Localizable.xcstrings")
        #expect(try sandbox.run("import", "Localizable.xcstrings").output == "nothing changed: no revision\n")
        let other = try sandbox.run("import", "Localizable.xcstrings", "--table", "Shop", "--dry-run")
        #expect(other.output.contains("Shop.Buy added\n") && other.output.contains("(not written)"))
        #expect(try sandbox.succeed("trait", "list").contains("en, de"))
        #expect(try sandbox.succeed("metric", "show", "Localizable.Buy").contains("locale=de"))
    }

    @Test("a preset takes its title by its key; what it lacks is found by check")
    func titles() throws {
        #expect(try sandbox.run("import", "-", input: Self.catalog).code == 0)
        let preset = ["add", "sell", "--style", "exact/leading", "--title-size", "60x20", "--button", "100x44"]
        _ = try sandbox.succeed(preset + ["--title-key", "Sell"])
        #expect(try sandbox.succeed("show", "sell").contains("{Localizable.Sell}"))
        #expect(
            try sandbox.fail("add", "x", "--style", "system", "--title-key", "Sel")
                .contains("there is no metric 'Localizable.Sel'; did you mean 'Localizable.Sell'?"))
        #expect(try sandbox.fail("add", "x", "--style", "system", "--title-table", "T").contains("needs --title-key"))
        #expect(
            try sandbox.fail("add", "x", "--style", "system", "--title-key", "a", "--title", "b").contains("contradict")
        )
        #expect(
            try sandbox.fail("add", "x", "--style", "system", "--title-key", "a", "--title-table", "T")
                .contains("there is no metric 'T.a'"))
        #expect(try sandbox.run("collection", "add", "--all", "locale").code == 0)
        let check = try sandbox.run("check")
        #expect(check.code == 1)
        #expect(check.output.contains("missing-translation") && check.output.contains("de"))
        #expect(!check.output.contains("unused-metric"))
        #expect(try sandbox.run("check", "--traits", "locale=de").code == 1)
        #expect(!(try sandbox.run("check", "--traits", "locale=en").output.contains("missing-translation")))
        try sandbox.succeed("metric", "set", "Localizable.Sell", "Verkaufen", "--for", "locale=de")
        #expect(!(try sandbox.run("check").output.contains("missing-translation")))
    }

    @Test(".strings files say their language by their folder")
    func stringsFiles() throws {
        try sandbox.write(#""a" = "A"; "b" = "B";"#, to: "Base.lproj/Localizable.strings")
        try sandbox.write(#""a" = "Ä";"#, to: "de.lproj/Localizable.strings")
        try sandbox.write(#""a" = "Â";"#, to: "fr.strings")
        let run = try sandbox.run("import", "Base.lproj/Localizable.strings", "de.lproj/Localizable.strings")
        #expect(run.code == 0)
        #expect(run.errors == "Localizable: 2 strings in 2 languages (source en); missing translations: de 1\n")
        let refusal = try sandbox.fail("import", "fr.strings")
        #expect(refusal.contains("'fr.strings' does not say its language, as de.lproj/fr.strings would: --locale de"))
        let french = try sandbox.run("import", "fr.strings", "--locale", "fr", "--table", "Localizable")
        #expect(french.code == 0)
        let shown = try sandbox.succeed("metric", "show", "Localizable.a")
        for text in ["A", "locale=de", "Ä", "locale=fr", "Â"] { #expect(shown.contains(text), "\(shown)") }
        #expect(try sandbox.succeed("trait", "list").contains("en, de, fr"))
        // A source of another language.
        try sandbox.write(#""a" = "A";"#, to: "it.lproj/Other.strings")
        let italian = try sandbox.run("import", "it.lproj/Other.strings", "--source-locale", "it")
        #expect(italian.errors == "Other: 1 string in 1 language (source it)\n")
        #expect(try sandbox.succeed("trait", "list").contains("en, de, fr, it"))
    }

    @Test("what is wrong is told at its place, and nothing is written")
    func problems() throws {
        let errors = try sandbox.fail("import", "-", input: #"{"sourceLanguage": "en", "strings": {"a": 1}}"#)
        #expect(errors.contains("nothing was imported") && errors.contains("-:1:"))
        try sandbox.write("\"a\" = ;", to: "de.lproj/L.strings")
        #expect(try sandbox.fail("import", "de.lproj/L.strings").contains("de.lproj/L.strings:1:"))
        let long = String(repeating: "x", count: 1000)
        let run = try sandbox.run(
            "import", "-", input: #"{"sourceLanguage": "en", "strings": {"\#(long)": {}, "ok": {}}}"#)
        #expect(run.code == 0)
        #expect(run.errors.contains("left out: ") && run.errors.contains("is too long for a name"))
        #expect(run.output.contains("Localizable.ok added\n"))
    }

    @Test("a trait of locales grows")
    func locales() throws {
        try sandbox.succeed("trait", "add", "locale", "en", "de")
        try sandbox.succeed("trait", "add", "locale", "ar", "--default", "en")
        #expect(try sandbox.succeed("trait", "list").contains("en, de, ar"))
        #expect(try sandbox.fail("trait", "add", "locale", "de").contains("there is a trait 'locale' already"))
        try sandbox.succeed("add", "buy", "--style", "exact/leading", "--title-size", "60x20", "--button", "100x44")
        #expect(try sandbox.run("collection", "add", "--all", "locale").output.contains("2 added"))
        let json = try sandbox.succeed("list", "--traits", "locale=ar", "--format", "json")
        #expect(json.contains(#""direction": "rtl""#))
        #expect(try sandbox.succeed("list", "--traits", "locale=ar,direction=rtl", "--format", "json") == json)
    }
}
