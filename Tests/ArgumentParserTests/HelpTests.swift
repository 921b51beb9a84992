import ArgumentParser
import Testing

struct HelpTests {
    @Test func root() {
        #expect(
            Presets.helpMessage(columns: 80) == """
                OVERVIEW: Presets for button layouts.

                USAGE: presets [--catalogue <file>] [--color] [--no-color] <subcommand>

                OPTIONS:
                  --catalogue <file>      The catalogue to use.
                  --color/--no-color      Whether to color the output.
                  --version               Show the version.
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  add                     Add a preset.
                  list, ls                List presets.
                  metric                  Work on metrics.

                  See 'presets help <subcommand>' for detailed help.
                """)
    }

    @Test func subcommand() {
        #expect(
            Presets.helpMessage(for: Add.self, columns: 60) == """
                OVERVIEW: Add a preset.

                EXAMPLES:
                  presets add tab.home --style exact

                USAGE: presets add [--catalogue <file>] [--color]
                       [--no-color] <name> --style <style>
                       [--spacing <spacing>]
                       [--content-insets <content-insets>] [--image <image>]
                       [--state <state> ...] [--title <title>] [--dry-run]
                       [--verbose]

                ARGUMENTS:
                  <name>                  The new name.

                OPTIONS:
                  --catalogue <file>      The catalogue to use.
                  --color/--no-color      Whether to color the output.
                  -s, --style <style>     How image and title lie. (values:
                                          image-title/top,
                                          image-title/leading, exact)
                  --spacing <spacing>     In points. (default: 8.0)
                  --content-insets <content-insets>
                                          Top, left, bottom, right.
                  -i, --image <image>
                  --state <state>         Repeatable.
                  --title <title>         Any text.
                  -n, --dry-run           Only say what would happen.
                  -v, --verbose
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func nestedCommandAndDefault() {
        #expect(
            Presets.helpMessage(for: MetricCommand.self, columns: 80).hasSuffix(
                """
                SUBCOMMANDS:
                  set
                  show (default)          Show metrics.

                  See 'presets help metric <subcommand>' for detailed help.
                """))
    }

    @Test func titledGroup() {
        #expect(
            Presets.helpMessage(for: List.self, columns: 80).contains(
                """
                ARGUMENTS:
                  <pattern>               (default: **)

                WHERE:
                  --catalogue <file>      The catalogue to use.
                """))
    }

    struct Details: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "details", usage: "details this\ndetails that")

        @Option(help: ArgumentHelp("Short.", discussion: "Long.", valueName: "n")) var number = 1
        @Option(help: .hidden) var secret: String?
        @Option(help: ArgumentHelp("No.", visibility: .hidden)) var secrets: [Int] = [7, 14]
        @Option var lucky = [7, 14]
        @Flag(inversion: .prefixedNo, help: "In color.") var color = true
        @OptionGroup(visibility: .hidden) var options: CatalogueOptions
    }

    @Test func details() {
        #expect(
            Details.helpMessage(columns: 80) == """
                USAGE: details this
                       details that

                OPTIONS:
                  --number <n>            Short. (default: 1)
                      Long.
                  --lucky <lucky>         (default: 7, 14)
                  --color/--no-color      In color. (default: --color)
                  -h, --help              Show help information.
                """)
    }

    @Test(arguments: [
        ["add", "--help"], ["add", "-h"], ["help", "add"], ["add", "x", "y", "z", "--help"],
        ["--no-color", "add", "-vh"],
    ])
    func help(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try Presets.parseAsRoot(arguments) }
        do { _ = try Presets.parseAsRoot(arguments) } catch {
            #expect(
                Presets.fullMessage(for: error, columns: 72) == Presets.helpMessage(for: Add.self, columns: 72))
        }
    }

    @Test func otherRequests() {
        #expect(failure("--help") == Presets.helpMessage(columns: 80))
        #expect(failure("help") == Presets.helpMessage(columns: 80))
        #expect(failure("help", "metric", "set") == Presets.helpMessage(for: MetricSet.self, columns: 80))
        #expect(failure("--version") == "1.2 (SQLite 3.40)")
        #expect(failure("add", "--version") == "1.2 (SQLite 3.40)")
        #expect(
            Presets.fullMessage(for: CleanExit.helpRequest(MetricSet.self), columns: 80)
                == Presets.helpMessage(for: MetricSet.self, columns: 80))
        #expect(Presets.fullMessage(for: CleanExit.message("Done.")) == "Done.")
    }

    @Test func manyOptionsAreShortened() {
        struct Many: ParsableCommand {
            @Argument var name: String
            @Option var must: Int
            @Option var a: Int?
            @Option var b: Int?
            @Option var c: Int?
            @Option var d: Int?
            @Option var e: Int?
            @Option var f: Int?
            @Option var g: Int?
            @Option var h: Int?
            @Option var i: Int?
            @Option var j: Int?
            @Option var k: Int?
        }
        #expect(Many.helpMessage(columns: 80).hasPrefix("USAGE: many [<options>] <name> --must <must>\n"))
    }
}
