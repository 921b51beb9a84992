import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct BlameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blame",
        abstract: "Show who changed each property last: the revision, and the first release that has it.",
        discussion: """
            EXAMPLES:
              presets blame tab.home
              presets blame tab.home --layouts --traits size=compact
              presets blame space.s --format json
            """)

    @Argument(help: "A preset, a metric or a token.", transform: Read.name)
    var name: Name

    @Flag(help: "Also the numbers of a preset's layouts.")
    var layouts = false

    @Option(
        help: ArgumentHelp("The layouts' trait collection (default: every trait's default).", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [String: String] = [:]

    @OptionGroup var moment: MomentOptions

    @OptionGroup var list: ListOptions

    func validate() throws {
        if !traits.isEmpty, !layouts { throw ValidationError("--traits is about layouts: --layouts shows them") }
    }

    mutating func run() throws {
        let blame = try list.catalogue.open().blame(name, withLayouts: layouts, traits: traits, at: moment.at)
        list.write(json: { JSONWriter(.pretty).text(of: blame.json) }) { width, color in
            blame.text(maximumWidth: width, color: color)
        }
    }
}
