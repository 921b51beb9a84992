import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Why: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explain a number: from what to what, through which metrics, who set what in which revision.",
        discussion: """
            NAME is a preset, one of its numbers (tab.home.title.x), one of its properties (tab.home.spacing), a metric or
            a token. A number is followed to the revision that changed it last, a property or metric to its definitions.
            In JSON, 'numbers' holds the former and 'origin' the latter; of 'reasons', each follows from the deeper ones
            after it.

            EXAMPLES:
              presets why tab.home
              presets why tab.home.title.x --traits direction=rtl
              presets why tab.home.spacing
              presets why space.s --at 1.0 --format json
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: ArgumentHelp("What is asked about.", valueName: "name.field"))
    var name: String

    @Option(
        help: ArgumentHelp("The trait collection (default: every trait's default).", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [String: String] = [:]

    @Option(help: "The button's state (default: normal).", transform: Read.state)
    var state: ControlState = .normal

    @OptionGroup var moment: MomentOptions

    @Option(help: "How the result is printed.")
    var format: Format = .text

    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        let explanation = try catalogue.open().why(name, traits: traits, state: state, at: moment.at)
        switch format {
        case .text:
            Output.write(explanation.text(maximumWidth: System.terminalWidth, color: color.isColored))
        case .json: Output.write(JSONWriter(.pretty).text(of: explanation.json))
        }
    }
}
