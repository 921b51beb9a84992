import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Apply: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Do several editing commands, one a line, as one revision.",
        discussion: """
            The file holds commands without 'presets' before them; '#' begins a comment. All are done, or none.

            EXAMPLES:
              presets apply changes.txt
              printf 'metric set space.s 6\\nset tab.home --spacing "{space.s}"\\n' | presets apply -
            """)

    @Argument(help: ArgumentHelp("The commands; - for standard input.", valueName: "file"))
    var file: String

    @OptionGroup var options: RevisionOptions

    mutating func run() throws {
        let text = String(decoding: try Files.read(file), as: UTF8.self)
        var edits: [Edit] = []
        var mistakes: [String] = []
        for (index, line) in ShellWords.lines(of: text).enumerated() {
            do {
                let words = try ShellWords.split(line)
                if !words.isEmpty { edits += try Self.edits(of: words) }
            } catch {
                mistakes.append("\(file):\(index + 1): \(Presets.message(for: error))")
            }
        }
        if !mistakes.isEmpty { throw ValidationError(mistakes.joined(separator: "\n")) }
        try options.perform(edits)
    }

    private static func edits(of words: [String]) throws -> [Edit] {
        guard let command = try Presets.parseAsRoot(words) as? any EditingCommand else {
            throw ValidationError("'\(words[0])' does not edit; 'presets apply' takes commands that do")
        }
        return try command.edits()
    }
}
