import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find what is wrong, in all trait collections: layouts that break, metrics nobody uses; exit 1 then.",
        discussion: """
            Findings of layouts come once for each preset and state, with the numbers of the collection where they are
            worst. Besides, it finds: deprecated-in-use, off-grid (with --grid), missing-translation, equal-layouts,
            unused-metric.

            EXAMPLES:
              presets check
              presets check 'tab.*' --traits direction=rtl --severity error
              presets check --grid 4 --format markdown
              presets check --format sarif > presets.sarif
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, json, sarif, markdown
    }

    @Argument(help: "Names; '*' within a segment, '**' across.")
    var pattern: Pattern = .all

    @OptionGroup var moment: MomentOptions

    @Option(
        help: ArgumentHelp("Only the trait collections with these values (default: all).", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [String: String] = [:]

    @Option(help: "What has to be found for exit 1; less is shown as well.")
    var severity: Severity = .warning

    @Option(help: ArgumentHelp("Lengths must be multiples of this.", valueName: "points"))
    var grid: Double?

    @Option(help: "How the result is printed.")
    var format: Format = .table

    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    func validate() throws {
        if let grid, !(grid > 0 && grid.isFinite) { throw ValidationError("--grid must be above 0") }
    }

    mutating func run() throws {
        let catalogue = try catalogue.open()
        let check = try catalogue.check(matching: pattern, traits: traits, grid: grid, at: moment.at)
        switch format {
        case .table: Output.write(check.text(maximumWidth: System.terminalWidth, color: color.isColored))
        case .json: Output.write(JSONWriter(.pretty).text(of: check.json))
        case .sarif:
            Output.write(JSONWriter(.pretty).text(of: check.sarif(file: CatalogueLocation.shared(catalogue.path))))
        case .markdown: Output.write(check.markdown)
        }
        if check.hasIssues(atLeast: severity) { throw ExitCode.failure }
    }
}
