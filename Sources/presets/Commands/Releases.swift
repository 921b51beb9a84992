import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct ReleaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release",
        abstract: "Give the state as it is now a name, or say which it should have.",
        discussion: """
            --suggest prints the next number after the last release that is one: what breaks raises the first (below 1.0.0
            the second), what adds the second, everything else the third. 'presets diff --rules' shows what breaks.

            EXAMPLES:
              presets release 2.4.0 --note 'Autumn'
              presets release --suggest
            """)

    @Argument(help: "The release's name.")
    var name: String?

    @Flag(help: "Print the number that the next release should have, and write nothing.")
    var suggest = false

    @Option(help: ArgumentHelp("What it is.", valueName: "text"))
    var note: String?

    @Option(help: "Whose release it is (default: PRESETS_AUTHOR, git's user.name, the login).")
    var author: String?

    @OptionGroup var catalogue: CatalogueOptions

    func validate() throws {
        if name == nil, !suggest { throw ValidationError("which name? --suggest proposes one") }
        if name != nil, suggest { throw ValidationError("a name and --suggest contradict each other") }
    }

    mutating func run() throws {
        guard let name else { return try printSuggestion() }
        let release = try catalogue.openForWriting().release(name, note: note, by: .here(author: author))
        Output.line("\(release.name) is r\(release.revision)")
    }

    private func printSuggestion() throws {
        let suggestion = try catalogue.open().suggestedRelease()
        let reason = suggestion.impact.map { "\($0.rawValue) changes" } ?? "nothing differs"
        Output.note("\(reason) since \(suggestion.last ?? "the empty catalogue")")
        Output.line(suggestion.next.description)
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
