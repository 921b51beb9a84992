import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct ReleaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release",
        abstract: "Give the state as it is now a name.",
        discussion: """
            EXAMPLES:
              presets release 2.4.0 --note 'Autumn'
            """)

    @Argument(help: "The release's name.")
    var name: String

    @Option(help: ArgumentHelp("What it is.", valueName: "text"))
    var note: String?

    @Option(help: "Whose release it is (default: PRESETS_AUTHOR, git's user.name, the login).")
    var author: String?

    @OptionGroup var catalogue: CatalogueOptions

    mutating func run() throws {
        let release = try catalogue.openForWriting().release(name, note: note, by: .here(author: author))
        Output.line("\(release.name) is r\(release.revision)")
    }
}

struct Releases: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the releases, oldest first.",
        discussion: """
            EXAMPLES:
              presets releases
            """)

    @Option(help: "How the result is printed.")
    var format: ListFormat = .table

    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        let releases = try catalogue.open().releases()
        Output.write(
            format == .json
                ? ReleaseTable.json(releases)
                : ReleaseTable.text(releases, maximumWidth: System.terminalWidth, color: color.isColored))
    }
}
