import TestSupport
import Testing

/// Help, versions and completions of every command.
@Suite("Help")
struct HelpTests {
    /// Every command, found by reading the lists of subcommands from the top.
    static let commands: [[String]] = Result { try commands(below: []) }.value ?? []

    /// The ones that do something; the others only hold subcommands.
    static let working = commands.filter { command in
        !commands.contains { $0.count > command.count && $0.starts(with: command) }
    }

    private static func commands(below path: [String]) throws -> [[String]] {
        let help = try Sandbox().run(path + ["--help"]).output
        return try [path] + subcommands(in: help).flatMap { try commands(below: path + [$0]) }
    }

    private static func subcommands(in help: String) -> [String] {
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    @Test("the list of commands is whole")
    func allCommands() {
        let names = Self.working.map { $0.joined(separator: " ") }
        #expect(
            names == [
                "init", "add", "set", "rename", "remove", "deprecate", "accept", "restore", "apply", "list", "show",
                "metric set",
                "metric list", "metric show", "metric remove", "metric rename", "token list", "token remove",
                "trait list", "trait add",
                "trait remove", "collection list", "collection add", "collection remove", "font list", "font add",
                "font remove", "check", "matrix",
                "recalculate",
                "styles",
                "compare", "release", "releases", "log", "diff", "what-if", "merge", "why", "blame", "changelog",
                "rule list", "rule set", "export", "gallery", "playground",
                "import", "verify", "doctor", "backup",
            ])
    }

    @Test("is the same with --help, -h and 'help', on standard output", arguments: commands)
    func help(command: [String]) throws {
        let sandbox = try Sandbox()
        let long = try sandbox.run(command + ["--help"])
        #expect(long.code == 0)
        #expect(long.errors == "")
        #expect(long.output.hasPrefix("OVERVIEW: "))
        #expect(long.output.contains("USAGE: presets" + command.map { " " + $0 }.joined() + " "))
        #expect(try sandbox.run(command + ["-h"]) == long)
        #expect(try sandbox.run(["help"] + command) == long)
        #expect(try sandbox.names == [])
    }

    @Test("has examples that begin with the command", arguments: working)
    func examples(command: [String]) throws {
        let help = try Sandbox().run(command + ["--help"]).output
        let name = "presets " + command.joined(separator: " ")
        let examples = help.split(separator: "\n").drop { $0 != "EXAMPLES:" }.dropFirst().prefix { $0.hasPrefix("  ") }
        #expect(examples.contains { $0.contains(name) }, "\(name) has no example")
    }

    @Test("shows no Swift literal for a default", arguments: working)
    func defaults(command: [String]) throws {
        let help = try Sandbox().run(command + ["--help"]).output
        #expect(!help.contains(".0)"))
        #expect(!help.contains("nil"))
        #expect(!help.contains("Optional"))
    }

    @Test("an unknown option is trouble, told on standard error", arguments: working)
    func unknownOption(command: [String]) throws {
        let outcome = try Sandbox().run(command + ["--no-such-thing"])
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("Error: Unknown option '--no-such-thing'"))
        #expect(outcome.errors.contains("Usage: presets \(command.joined(separator: " "))"))
    }

    @Test("the version names SQLite's")
    func version() throws {
        let outcome = try Sandbox().run("--version")
        #expect(outcome.code == 0)
        #expect(outcome.output.wholeMatch(of: /presets \d+\.\d+\.\d+ \(SQLite \d+\.\d+\.\d+\)\n/) != nil)
        #expect(try Sandbox().run("list", "--version") == outcome)
    }

    @Test("completions are scripts that the shell itself accepts")
    func completions() throws {
        let sandbox = try Sandbox()
        for shell in ["bash", "zsh", "fish"] {
            let script = try sandbox.succeed("--generate-completion-script", shell)
            #expect(script.contains("deprecate"))
        }
        let check = try sandbox.shell("presets --generate-completion-script bash > c && bash -n c")
        #expect(check == Command.Outcome())
        #expect(try sandbox.run("--generate-completion-script", "tcsh").code == 2)
    }

    @Test(
        "a mistyped command or option is guessed",
        arguments: [
            (["lits"], "Did you mean 'list'?"), (["metric", "lsit"], "Did you mean 'list'?"),
            (["list", "--formt", "json"], "Did you mean '--format'?"),
            (["list", "--format", "jsno"], "Did you mean 'json'?"), (["list", "--catalog", "x"], "'--catalogue'"),
        ])
    func guesses(arguments: [String], guess: String) throws {
        #expect(try Sandbox().fail(arguments).contains(guess))
    }
}

extension Result {
    var value: Success? { try? get() }
}
