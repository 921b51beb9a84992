import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a preset: every number, where it comes from, and a drawing.",
        discussion: """
            EXAMPLES:
              presets show tab.home
              presets show tab.home --traits direction=rtl --at 2.4.0
            """)

    @Argument(help: "The preset's name.", transform: Read.name)
    var name: Name

    @OptionGroup var moment: MomentOptions

    @Option(
        help: ArgumentHelp("The trait collection (default: every trait's default).", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [String: String] = [:]

    @Flag(help: "Draw with ASCII alone.")
    var ascii = false

    @OptionGroup var list: ListOptions

    mutating func run() throws {
        let details = try list.catalogue.open().presetDetails(name, traits: traits, at: moment.at)
        list.write(json: { JSONWriter(.pretty).text(of: details.json) }) { width, color in
            details.text(maximumWidth: width, color: color, ascii: ascii)
        }
    }
}
