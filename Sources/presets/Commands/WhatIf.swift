import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct WhatIf: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what would differ if metrics were set: every layout that would move, and nothing is written.",
        discussion: """
            It prints what 'presets diff' would print after 'presets metric set' of the same. The exit code is 0 when
            nothing would differ, 1 when something would (--fail-on), 2 in trouble.

            EXAMPLES:
              presets what-if space.s=6
              presets what-if space.s=6 'space.m={space.s} * 3' --format markdown
              presets what-if space.s=4 --for size=compact --fail-on layout
            """)

    @Argument(help: ArgumentHelp("Names with values.", valueName: "name=value"))
    var assignments: [String]

    @Option(help: "The metrics' type (default: as it is; dimension for a new one).")
    var type: MetricType?

    @Option(
        name: .customLong("for"), help: ArgumentHelp("Only for this value of a trait.", valueName: "trait=value"),
        transform: Read.condition)
    var condition: TraitCondition?

    @OptionGroup var options: DiffOptions
    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        let edit = Edit.setMetrics(try assignments.map(assignment))
        let catalogue = try catalogue.open()
        catalogue.progress = Progress.layouts()
        let diff = try catalogue.whatIf([edit], traits: options.traits)
        Progress.finish()
        try options.write(diff, rules: try catalogue.rules(), isColored: color.isColored) { change in
            catalogue.picture(of: change, at: .now)
        }
    }

    private func assignment(_ text: String) throws -> MetricAssignment {
        let sides = text.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { String($0) }
        guard sides.count == 2 else { throw ValidationError("'\(text)' is no name=value, as in space.s=6") }
        return MetricAssignment(try Read.name(sides[0]), value: sides[1], type: type, condition: condition)
    }
}
