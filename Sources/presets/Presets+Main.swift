import ArgumentParser
import CatalogueFormats

extension Presets {
    /// Parses, runs and ends.
    ///
    /// A mistake in what was typed is answered with the usage; trouble while doing it is not, for the command was
    /// right. What a file or an argument brought along reaches no terminal raw.
    static func main() {
        System.letFilesEnd()
        do {
            if let text = System.unreadableText { throw Trouble(description: "'\(text)' is not UTF-8") }
            try run(try parseAsRoot())
        } catch {
            let code = exitCode(for: error)
            let text = fullMessage(for: error)
            if code.isSuccess {
                Output.line(text)
            } else if !text.isEmpty {
                Output.note(
                    text.split(separator: "\n", omittingEmptySubsequences: false)
                        .map { escapedForTerminal(String($0)) }.joined(separator: "\n"))
            }
            exit(withError: code)
        }
    }

    private static func run(_ command: any ParsableCommand) throws {
        var command = command
        do {
            try command.run()
        } catch let error as ValidationError {
            throw Trouble(description: error.message)
        }
    }

    /// What stood in the way of a command that was typed as it should be.
    private struct Trouble: Error, CustomStringConvertible {
        let description: String
    }
}
