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

    @OptionGroup var list: ListOptions

    mutating func run() throws {
        let releases = try list.catalogue.open().releases()
        list.write(json: { ReleaseTable.json(releases) }) { width, color in
            ReleaseTable.text(releases, maximumWidth: width, color: color)
        }
    }
}
