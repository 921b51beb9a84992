import Testing

/// Every output as it stands in `Golden`; `script/update-golden` writes them anew.
///
/// The author comes from the environment and `TZ` is UTC; ids and times are normalized.
@Suite("Golden files")
struct GoldenTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let file: String
        let arguments: [String]
        var code: Int32 = 0
        /// The file that the result goes to; nil for standard output.
        var result: String?
        var testDescription: String { file }
    }

    private static let compare = [
        "compare", "--button", "200x100", "--image", "24x24", "--title-size", "60x20", "--spacing", "10",
    ]

    static let cases: [Case] =
        [
            ("table", "txt"), ("json", "json"), ("markdown", "md"), ("csv", "csv"),
        ].flatMap { format, suffix in
            [
                Case(file: "compare.\(suffix)", arguments: compare + ["--format", format]),
                Case(file: "list.\(suffix)", arguments: ["list", "--format", format]),
            ]
        } + [
            Case(
                file: "compare-rtl-2x.txt",
                arguments: compare + ["--direction", "rtl", "--scale", "2", "--content-insets", "4,8,4,12"]),
            Case(file: "styles.txt", arguments: ["styles"]),
            Case(file: "styles.json", arguments: ["styles", "--format", "json"]),
            Case(file: "styles-drawn.txt", arguments: ["styles", "*/*"]),
            Case(file: "styles-drawn-ascii.txt", arguments: ["styles", "exact/*", "--ascii"]),
            Case(file: "show-fitted.txt", arguments: ["show", "buy"]),
            Case(file: "show-fixed.txt", arguments: ["show", "tab.home", "--traits", "size=compact"]),
            Case(file: "show-states.txt", arguments: ["show", "password.show"]),
            Case(file: "show-deprecated.txt", arguments: ["show", "side"]),
            Case(file: "show-configuration.txt", arguments: ["show", "chip", "--ascii"]),
            Case(file: "show-fitted.svg", arguments: ["show", "buy", "--svg"]),
            Case(file: "show-fixed.svg", arguments: ["show", "tab.home", "--svg", "--traits", "size=compact"]),
            Case(file: "show-states.svg", arguments: ["show", "password.show", "--svg"]),
            Case(file: "show-broken.svg", arguments: ["show", "side", "--svg"]),
            Case(file: "show-configuration.svg", arguments: ["show", "chip", "--svg"]),
            Case(file: "show.json", arguments: ["show", "buy", "--format", "json"]),
            Case(file: "list-compact.txt", arguments: ["list", "--traits", "size=compact"]),
            Case(file: "list-first.txt", arguments: ["list", "--at", "1.0"]),
            Case(file: "metric-list.txt", arguments: ["metric", "list"]),
            Case(file: "metric-list.json", arguments: ["metric", "list", "--format", "json"]),
            Case(file: "metric-show.txt", arguments: ["metric", "show", "space.s"]),
            Case(file: "metric-show.json", arguments: ["metric", "show", "space.s", "--format", "json"]),
            Case(file: "trait-list.json", arguments: ["trait", "list", "--format", "json"]),
            Case(file: "collection-list.json", arguments: ["collection", "list", "--format", "json"]),
            Case(file: "releases.json", arguments: ["releases", "--format", "json"]),
            Case(file: "log.txt", arguments: ["log"]), Case(file: "log.json", arguments: ["log", "--format", "json"]),
            Case(file: "log-name.txt", arguments: ["log", "side"]),
            Case(file: "log-pattern.txt", arguments: ["log", "**", "--limit", "2"]),
            Case(file: "log-name.json", arguments: ["log", "legacy.side", "--format", "json"]),
            Case(file: "why.txt", arguments: ["why", "buy"]),
            Case(file: "why-number.txt", arguments: ["why", "tab.home.title.x"]),
            Case(file: "why-compact.txt", arguments: ["why", "buy.gap.got", "--traits", "size=compact"]),
            Case(file: "why-state.txt", arguments: ["why", "password.show.image", "--state", "selected"]),
            Case(file: "why-property.txt", arguments: ["why", "buy.content-insets"]),
            Case(file: "why-metric.txt", arguments: ["why", "space.m", "--traits", "size=compact"]),
            Case(file: "why.json", arguments: ["why", "buy.button.width", "--format", "json"]),
            Case(file: "blame.txt", arguments: ["blame", "side"]),
            Case(file: "blame-layouts.txt", arguments: ["blame", "tab.home", "--layouts", "--traits", "size=compact"]),
            Case(file: "blame.json", arguments: ["blame", "space.s", "--format", "json"]),
            Case(file: "what-if.txt", arguments: ["what-if", "space.s=7"], code: 1),
            Case(file: "diff.txt", arguments: ["diff", "1.0", "now"], code: 1),
            Case(file: "diff.json", arguments: ["diff", "1.0", "now", "--format", "json"], code: 1),
            Case(file: "diff.md", arguments: ["diff", "1.0", "now", "--format", "markdown"], code: 1),
            Case(file: "diff.html", arguments: ["diff", "1.0", "now", "--format", "html"], code: 1),
            Case(file: "diff-back.txt", arguments: ["diff", "now", "1.0"], code: 1),
            Case(file: "diff-from-nothing.txt", arguments: ["diff", "r0", "1.0"], code: 1),
            Case(file: "diff-nothing.json", arguments: ["diff", "1.0", "1.0", "--format", "json"]),
            Case(file: "check.txt", arguments: ["check"], code: 1),
            Case(file: "check-grid.txt", arguments: ["check", "--grid", "4", "--traits", "size=compact"], code: 1),
            Case(file: "check-error.txt", arguments: ["check", "--severity", "error"]),
            Case(file: "check.json", arguments: ["check", "--grid", "4", "--format", "json"], code: 1),
            Case(file: "check.md", arguments: ["check", "--format", "markdown"], code: 1),
            Case(file: "check.sarif", arguments: ["check", "--format", "sarif"], code: 1),
            Case(file: "matrix.txt", arguments: ["matrix", "password.show"]),
            Case(file: "matrix.md", arguments: ["matrix", "buy", "--format", "markdown"]),
            Case(file: "export.md", arguments: ["export", "markdown"]),
            Case(file: "export.csv", arguments: ["export", "csv"]),
            Case(file: "export-definitions.csv", arguments: ["export", "csv", "--definitions"]),
            Case(file: "export.json", arguments: ["export", "json"]),
            Case(file: "export-whole.json", arguments: ["export", "json", "--layouts", "--history"]),
            Case(file: "export.css", arguments: ["export", "css"]),
            Case(file: "export-android.xml", arguments: ["export", "android"]),
            Case(file: "export.plist", arguments: ["export", "plist"]),
            Case(file: "export.h", arguments: ["export", "objc", "-o", "."], result: "PRSPresets.h"),
            Case(file: "export.m", arguments: ["export", "objc", "-o", "."], result: "PRSPresets.m"),
        ]

    @Test("an output is as it was", arguments: cases)
    func output(golden: Case) throws {
        let sandbox = try Sample.sandbox()
        let outcome = try sandbox.run(golden.arguments)
        #expect(outcome.code == golden.code)
        #expect(golden.result != nil || outcome.errors == "")
        let text = try golden.result.map { try sandbox.text($0) } ?? outcome.output
        try Golden.expect(Golden.normalized(text), is: golden.file)
    }

    @Test("the help of a command is as it was", arguments: HelpTests.commands)
    func help(command: [String]) throws {
        let help = try Sandbox().succeed(command + ["--help"])
        try Golden.expect(help, is: Self.helpFile(command))
    }

    @Test("no file is left over from an output that is gone", .disabled(if: Golden.isUpdate))
    func noLeftOvers() throws {
        #expect(try Golden.names == Set(Self.cases.map(\.file) + HelpTests.commands.map(Self.helpFile)))
    }

    private static func helpFile(_ command: [String]) -> String {
        (["help"] + command).joined(separator: "-") + ".txt"
    }
}
