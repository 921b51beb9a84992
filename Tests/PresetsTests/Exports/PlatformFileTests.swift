import TestSupport
import Testing

/// Where `export css`, `export android` and `export plist` write, and what they refuse.
@Suite("Files for other platforms")
struct PlatformFileTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    @Test("android: a folder gets a folder for each place where something differs, one file is one file")
    func folder() throws {
        let files = ["values", "values-ldrtl"].map { "app/res/\($0)/presets_dimens.xml" }
        let first = try sandbox.run("export", "android", "-o", "app/res/")
        #expect(
            first
                == Command.Outcome(errors: (files + ["app/res/.presets-android.json"]).map { "wrote \($0)\n" }.joined())
        )
        // There is one now, so that it needs no slash.
        let second = try sandbox.run("export", "android", "-o", "app/res", "--check")
        #expect(second == Command.Outcome(errors: "2 files are up to date\n"))
        try sandbox.run("export", "android", "-o", "dimens.xml")
        #expect(try sandbox.text("dimens.xml") == sandbox.succeed("export", "android"))
        #expect(try sandbox.text("dimens.xml").contains("_direction_rtl\""))
        #expect(try !sandbox.text(files[0]).contains("_direction_rtl\""))
    }

    @Test("--check tells what is stale or missing in a folder, and makes nothing")
    func check() throws {
        let missing = try sandbox.run("export", "android", "-o", "res/", "--check")
        #expect(missing.code == 1 && missing.errors.hasPrefix("res/values/presets_dimens.xml is missing"))
        #expect(try sandbox.names == [Sandbox.catalogue])
        try sandbox.run("export", "android", "-o", "res/")
        try sandbox.succeed("metric", "set", "space.s", "5")
        let stale = try sandbox.run("export", "android", "-o", "res/", "--check")
        #expect(stale.code == 1 && stale.errors.hasPrefix("res/values/presets_dimens.xml is stale"))
    }

    @Test("a folder that cannot be made is told")
    func noFolder() throws {
        #expect(
            try sandbox.fail("export", "android", "-o", "presets.db/res/")
                .hasPrefix("Error: cannot export into 'presets.db/res/': "))
    }

    @Test("patterns and revisions choose; traits do not, for all are in it", arguments: ["css", "android", "plist"])
    func choice(format: String) throws {
        let all = try sandbox.succeed("export", format)
        #expect(all.hasSuffix("\n") && !all.hasSuffix("\n\n"))
        let some = try sandbox.succeed("export", format, "tab.*")
        #expect(some.contains("home") && !some.contains("space"))
        #expect(try sandbox.succeed("export", format, "--at", "1.0").contains("legacy"))
        #expect(
            try sandbox.fail("export", format, "--traits", "size=compact")
                .hasPrefix("Error: \(format) holds the values for all traits: no --traits\n"))
        #expect(try sandbox.fail("export", format, "no.such").contains("no.such"))
        try sandbox.succeed("init", "--catalogue", "empty.db")
        #expect(try sandbox.run("export", format, "--catalogue", "empty.db").code == 0)
    }

    @Test("names that become the same are refused, or told apart")
    func collisions() throws {
        try sandbox.succeed("metric", "set", "tab-home-button-width", "1")
        for (format, identifier) in [("css", "--tab-home-button-width"), ("android", "tab_home_button_width")] {
            #expect(
                try sandbox.fail("export", format) == """
                    Error: 'tab-home-button-width', 'tab.home.button.width' all become '\(identifier)'
                    rename one with 'presets rename', or add a suffix to the younger: --disambiguate

                    """)
            let text = try sandbox.succeed("export", format, "--disambiguate")
            // The metric is the younger.
            #expect(text.contains(identifier + (format == "css" ? ": 200px;" : "\">200dp<")))
            #expect(text.contains(identifier + "_"))
        }
        // A property list has names as they are.
        #expect(try sandbox.succeed("export", "plist").contains("<key>tab-home-button-width</key>"))
    }
}
