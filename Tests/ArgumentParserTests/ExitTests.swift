import ArgumentParser
import Testing

struct ExitTests {
    struct Failing: ParsableCommand {
        static let configuration = CommandConfiguration(subcommands: [Sub.self])

        struct Sub: ParsableCommand {
            @Option var code: Int32?

            mutating func run() throws {
                if let code { throw ExitCode(code) }
                throw ValidationError("Not today")
            }
        }
    }

    @Test func helpGoesToTheStandardOutput() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(0), observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            Presets.main(["--version"])
        }
        #expect(text(result.standardOutputContent).contains("1.2 (SQLite 3.40)\n"))
        #expect(!text(result.standardErrorContent).contains("SQLite"))
    }

    @Test func errorsGoToTheStandardError() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(2), observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            Presets.main(["lost"])
        }
        #expect(text(result.standardErrorContent).contains("Error: Unknown subcommand 'lost'"))
        #expect(!text(result.standardOutputContent).contains("lost"))
    }

    @Test func anErrorOfRunHasTheUsageOfItsCommand() async throws {
        let result = try await #require(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            Failing.main(["sub"])
        }
        #expect(
            text(result.standardErrorContent).contains(
                "Error: Not today\nUsage: failing sub [--code <code>]\n  See 'failing sub --help' for more information."
            ))
    }

    @Test func anExitCodeIsPassedOn() async {
        await #expect(processExitsWith: .exitCode(1)) {
            Failing.main(["sub", "--code", "1"])
        }
    }

    @Test func noSubcommandPrintsTheHelp() async throws {
        let result = try await #require(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            Failing.main([])
        }
        #expect(text(result.standardOutputContent).contains("USAGE: failing <subcommand>"))
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
