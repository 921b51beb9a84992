import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct MetricCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "metric",
        abstract: "Design tokens that layouts depend on.",
        subcommands: [MetricSet.self, MetricList.self, MetricShow.self, MetricRemove.self, MetricRename.self])
}

struct MetricSet: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set metrics and recalculate what depends on them.",
        discussion: """
            EXAMPLES:
              presets metric set space.s 8
              presets metric set space.s 6 space.m '{space.s} * 2' --dry-run
              presets metric set space.s 4 --for size=compact
              presets metric set copy.ok OK --type string
              presets metric set text.button 'semibold 17 Roboto' --type typography
              presets metric set text.body 'body Roboto, Noto Sans Arabic' --type typography
            """)

    @Argument(help: ArgumentHelp("Names and values in turn.", valueName: "name value"))
    var pairs: [String]

    @Option(help: "Its type (default: as it is; dimension for a new one).")
    var type: MetricType?

    @Option(
        name: .customLong("for"), help: ArgumentHelp("Only for this value of a trait.", valueName: "trait=value"),
        transform: Read.condition)
    var condition: TraitCondition?

    @Option(help: ArgumentHelp("What it is for.", valueName: "text"))
    var describe: String?

    @OptionGroup var options: RevisionOptions

    func validate() throws {
        if pairs.count % 2 != 0 {
            throw ValidationError("a value is missing for '\(pairs[pairs.count - 1])': give names and values in turn")
        }
    }

    func edits() throws -> [Edit] {
        let assignments = try stride(from: 0, to: pairs.count, by: 2).map { index in
            MetricAssignment(
                try Read.name(pairs[index]), value: pairs[index + 1], type: type, condition: condition,
                description: describe)
        }
        return [.setMetrics(assignments)]
    }
}

struct MetricRemove: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove metrics that nobody uses, or a metric's value for a trait.",
        discussion: """
            EXAMPLES:
              presets metric remove space.xl
              presets metric remove space.s --for size=compact
            """)

    @Argument(help: ArgumentHelp("Names; '*' within a segment, '**' across.", valueName: "pattern"))
    var pattern: Pattern

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("Only the value for this value of a trait.", valueName: "trait=value"),
        transform: Read.condition)
    var condition: TraitCondition?

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] {
        guard let condition else { return [.removeMetrics(pattern)] }
        return [.removeOverride(try Read.name(pattern.description), condition)]
    }
}

struct MetricRename: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Rename a metric; its users follow.",
        discussion: """
            EXAMPLES:
              presets metric rename space.s space.small
            """)

    @Argument(help: "The name now.", transform: Read.name)
    var old: Name

    @Argument(help: "The new name.", transform: Read.name)
    var new: Name

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] { [.rename(old, to: new)] }
}

struct MetricList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List metrics with their values.",
        discussion: """
            EXAMPLES:
              presets metric list
              presets metric list 'space.*' --at 1.0 --format json
            """)

    @Argument(help: "Names; '*' within a segment, '**' across.")
    var pattern: Pattern = .all

    @OptionGroup var moment: MomentOptions

    @OptionGroup var list: ListOptions

    mutating func run() throws {
        let metrics = try list.catalogue.open().metrics(matching: pattern, at: moment.at)
        list.write(json: { MetricTable.json(metrics) }) { width, color in
            MetricTable.text(metrics, maximumWidth: width, color: color)
        }
    }
}

struct MetricShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a metric: its value in every trait collection, and who uses it.",
        discussion: """
            EXAMPLES:
              presets metric show space.s
            """)

    @Argument(help: "The metric's name.", transform: Read.name)
    var name: Name

    @OptionGroup var moment: MomentOptions

    @OptionGroup var list: ListOptions

    mutating func run() throws {
        let details = try list.catalogue.open().metricDetails(name, at: moment.at)
        list.write(json: { MetricTable.json(details) }) { _, color in MetricTable.text(details, color: color) }
    }
}
