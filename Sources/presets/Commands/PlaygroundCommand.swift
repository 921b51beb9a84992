import ArgumentParser
import CatalogueFormats

struct PlaygroundCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "playground",
        abstract: "Write a page that lays a button out as you change it; needs no catalogue.",
        discussion: """
            The page holds this program's own layout engine, so its numbers are those of 'presets compare'. It stands alone:
            open it in a browser, no server and no network needed.

            EXAMPLES:
              presets playground -o playground.html
            """)

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where to; a file with the same bytes is not touched.", valueName: "path"))
    var output: String

    mutating func run() throws {
        guard output != "-" else { return Output.write(PlaygroundPage.html) }
        try ExportNotes.write(PlaygroundPage.html, to: output)
    }
}
