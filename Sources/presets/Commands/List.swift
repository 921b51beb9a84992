import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the layouts of presets: one line for each preset and state.",
        discussion: """
            EXAMPLES:
              presets list
              presets list 'tab.*' --at 1.0
              presets list --traits direction=rtl --format json
            """)

    @Argument(help: "Names; '*' within a segment, '**' across.")
    var pattern: Pattern = .all

    @Option(help: ArgumentHelp("The state at a revision or release.", valueName: "revision"))
    var at: RevisionName = .now

    @Option(
        help: ArgumentHelp("The trait collection (default: every trait's default).", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [String: String] = [:]

    @Option(help: "How the result is printed.")
    var format: LayoutFormat = .table

    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        let layouts = try catalogue.open().layouts(matching: pattern, traits: traits, at: at)
        if layouts.isEmpty, format == .table {
            return Output.note("no presets; 'presets add --help' shows how to add one")
        }
        Output.write(LayoutPrinting.text(layouts, as: format, color))
    }
}

/// Layouts in the formats of `list`, `compare` and `show`.
enum LayoutPrinting {
    static func text(_ layouts: [NamedLayout], as format: LayoutFormat, _ color: ColorOptions) -> String {
        switch format {
        case .table: LayoutTable.text(layouts, maximumWidth: System.terminalWidth, color: color.isColored)
        case .json: JSONWriter(.pretty).text(of: .array(layouts.map(\.json)))
        case .csv: LayoutTable.csv(layouts)
        case .markdown: LayoutTable.markdown(layouts)
        }
    }
}
