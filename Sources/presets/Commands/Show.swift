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

    @Option(help: ArgumentHelp("The state at a revision or release.", valueName: "revision"))
    var at: RevisionName = .now

    @Option(
        help: ArgumentHelp("The trait collection (default: every trait's default).", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [String: String] = [:]

    @Option(help: "How the result is printed.")
    var format: ListFormat = .table

    @Flag(help: "Draw with ASCII alone.")
    var ascii = false

    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        let details = try catalogue.open().presetDetails(name, traits: traits, at: at)
        Output.write(
            format == .json
                ? JSONWriter(.pretty).text(of: details.json)
                : details.text(maximumWidth: System.terminalWidth, color: color.isColored, ascii: ascii))
    }
}
