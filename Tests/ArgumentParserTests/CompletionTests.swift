import ArgumentParser
import Foundation
import Testing

struct CompletionTests {
    @Test(arguments: CompletionShell.allCases) func theOptionAsksForTheScript(_ shell: CompletionShell) {
        let script = Presets.completionScript(for: shell)
        #expect(failure("--generate-completion-script", shell.rawValue) == script)
        #expect(failure("--generate-completion-script=" + shell.rawValue) == script)
        #expect(script.contains("image-title/leading"))
        #expect(!script.contains("secret"))
    }

    @Test func unknownShell() {
        #expect(
            failure("--generate-completion-script", "csh").hasPrefix(
                "Error: Cannot complete in 'csh'; the shells are bash, zsh, fish\nUsage: presets "))
        #expect(failure("--generate-completion-script").hasPrefix("Error: Missing value for '--generate-completion"))
    }

    @Test(
        arguments: [
            ("bash", ["-n"]), ("zsh", ["-n"]), ("fish", ["--no-execute"]),
        ].filter { isInstalled($0.0) })
    func theShellReadsTheScript(_ shell: String, _ options: [String]) throws {
        for script in [
            try #require(CompletionShell(rawValue: shell)).script(Presets.self),
            try #require(CompletionShell(rawValue: shell)).script(Quotes.self),
        ] {
            let result = try run(shell, options, input: script)
            #expect(result == "")
        }
    }

    @Test(
        .enabled(if: isInstalled("bash")),
        arguments: [
            (["a"], ["add"]),
            ([""], ["add", "list", "metric", "help"]),
            (["help", "m"], ["metric"]),
            (["help", "metric", "s"], ["set", "show"]),
            (["help", "add", ""], []),
            (["metric", "s"], ["set", "show"]),
            (["add", "--st"], ["--style", "--state"]),
            (["add", "-s", "image-title/l"], ["image-title/leading"]),
            (["add", "--style", "=", "e"], ["exact"]),
            (["add", "--style", "="], ["image-title/top", "image-title/leading", "exact"]),
            (["--catalogue", "add", "l"], ["list"]),
            (["--catalogue", "=", "add", "l"], ["list"]),
            (["--no-color", "l"], ["list"]),
            (["ls", "--c"], ["--catalogue", "--color"]),
            (["list", "--no"], ["--no-color"]),
            (["add", "--title", ""], []),
            (["--v"], ["--version"]),
        ] as [([String], [String])])
    func bashCompletes(_ words: [String], _ expected: [String]) throws {
        let line = (["presets"] + words).map { "'\($0)'" }.joined(separator: " ")
        let script =
            Presets.completionScript(for: .bash)
            + "\nCOMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _presets; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
        let offers = try run("bash", ["--norc"], input: script).split(separator: "\n").map(String.init)
        #expect(offers == expected)
    }

    struct Quotes: ParsableCommand {
        enum Word: String, CaseIterable, ExpressibleByArgument {
            case apostrophe = "it's"
            case command = "$(exit 1)"
            case colon = "a:b c"
        }

        @Option(help: "It's `quoted` \"text\" \\ with $HOME.") var word: Word?
    }

    @Test(.enabled(if: isInstalled("bash"))) func valuesAreNeverRun() throws {
        let script =
            Quotes.completionScript(for: .bash)
            + "\nCOMP_WORDS=(quotes --word ''); COMP_CWORD=2; _quotes; eval printf '\"%s\\n\"' \"${COMPREPLY[@]}\"\n"
        #expect(try run("bash", ["--norc"], input: script) == "it's\n$(exit 1)\na:b c\n")
    }

    /// Both outputs of a shell that reads `input`.
    private func run(_ shell: String, _ options: [String], input: String) throws -> String {
        let process = Process()
        let (standardInput, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell] + options
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = output
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension CompletionShell {
    fileprivate func script(_ command: any ParsableCommand.Type) -> String {
        command.completionScript(for: self)
    }
}

private func isInstalled(_ shell: String) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
        FileManager.default.isExecutableFile(atPath: $0 + shell)
    }
}
