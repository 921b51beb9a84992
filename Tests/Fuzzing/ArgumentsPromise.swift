import ArgumentParser
import CatalogueFormats

/// A command that is understood says the same when it is spelled out; one that is not ends with 0 or 2 and a sentence
/// that can be shown.
enum ArgumentsPromise {
    static func check(_ bytes: [UInt8]) throws {
        let words = String(decoding: bytes, as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        let command: any ParsableCommand
        do {
            command = try Sample.parseAsRoot(words)
        } catch {
            let code = Sample.exitCode(for: error).rawValue
            try BrokenPromise.unless(code == 0 || code == 2, "\(words) end with \(code)")
            let message = Sample.fullMessage(for: error, columns: 40)
            try BrokenPromise.unless(!message.isEmpty || code == 0, "\(words) end without a word")
            let control = message.unicodeScalars.first {
                $0 != "\n" && $0.properties.generalCategory == .control
            }
            try BrokenPromise.unless(control == nil, "\(words) say \(control.debugDescription)")
            try BrokenPromise.unless(message.utf8.count < 4000 + 1200 * words.count, "\(words) say too much")
            return
        }
        guard let edit = command as? Sample.Edit else { return }
        let again: (any ParsableCommand)?
        do {
            again = try Sample.parseAsRoot(edit.words)
        } catch {
            throw BrokenPromise(description: "\(edit.words) is refused: \(Sample.message(for: error))")
        }
        try BrokenPromise.unless((again as? Sample.Edit)?.words == edit.words, "\(words) became \(edit.words)")
    }

    /// A command with every kind of argument.
    struct Sample: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sample", version: "1", subcommands: [Edit.self, List.self])

        struct List: ParsableCommand {
            static let configuration = CommandConfiguration(aliases: ["ls"])
            @Argument var pattern = "**"
            @Option var limit = 3
        }

        struct Edit: ParsableCommand {
            @Argument var name: String
            @Argument var others: [String] = []
            @Option(name: .shortAndLong) var title: String?
            @Option(parsing: .unconditional) var note: String?
            @Option var state: [String] = []
            @Option var width: Double?
            @Flag(name: .shortAndLong) var verbose = false
            @Flag(inversion: .prefixedNo) var color: Bool?

            /// The same command, every value with its option and the rest behind a `--`.
            var words: [String] {
                var words = ["edit"] + state.map { "--state=" + $0 }
                if let title { words.append("--title=" + title) }
                if let note { words.append("--note=" + note) }
                if let width { words.append("--width=\(width)") }
                if verbose { words.append("-v") }
                if let color { words.append(color ? "--color" : "--no-color") }
                return words + ["--", name] + others
            }
        }
    }
}
