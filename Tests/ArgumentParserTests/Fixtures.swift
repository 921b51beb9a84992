import ArgumentParser

enum Style: String, CaseIterable, ExpressibleByArgument {
    case top = "image-title/top"
    case leading = "image-title/leading"
    case exact
}

struct Size: Equatable {
    let width: Double
    let height: Double

    @Sendable static func reading(_ text: String) throws -> Size {
        let parts = text.split(separator: "x").compactMap { Double(String($0)) }
        guard parts.count == 2 else { throw ValidationError("write it as 44x44") }
        return Size(width: parts[0], height: parts[1])
    }
}

struct CatalogueOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The catalogue to use.", valueName: "file")) var catalogue: String?
    @Flag(inversion: .prefixedNo, help: "Whether to color the output.") var color: Bool?

    mutating func validate() throws {
        if catalogue == "" { throw ValidationError("A catalogue needs a file name") }
    }
}

struct Presets: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "presets", abstract: "Presets for button layouts.", version: "1.2 (SQLite 3.40)",
        subcommands: [Add.self, List.self, MetricCommand.self, Secret.self])

    @OptionGroup var options: CatalogueOptions
}

struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add a preset.", discussion: "EXAMPLES:\n  presets add tab.home --style exact")

    @OptionGroup var options: CatalogueOptions
    @Argument(help: "The new name.") var name: String
    @Option(name: .shortAndLong, help: "How image and title lie.") var style: Style
    @Option(help: "In points.") var spacing = 8.0
    @Option(name: .customLong("content-insets"), help: "Top, left, bottom, right.") var insets: String?
    @Option(name: [.customShort("i"), .long], transform: Size.reading) var image: Size?
    @Option(name: .customLong("state"), help: "Repeatable.") var states: [String] = []
    @Option(parsing: .unconditional, help: "Any text.") var title: String?
    @Flag(name: [.customShort("n"), .long], help: "Only say what would happen.") var dryRun = false
    @Flag(name: .shortAndLong) var verbose = false

    mutating func validate() throws {
        if name == "now" { throw ValidationError("'now' is a revision, not a name") }
    }
}

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List presets.", aliases: ["ls"])

    @OptionGroup(title: "Where") var options: CatalogueOptions
    @Argument var pattern = "**"
}

struct MetricCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "metric", abstract: "Work on metrics.", subcommands: [MetricSet.self, MetricShow.self],
        defaultSubcommand: MetricShow.self)
}

struct MetricSet: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "set")

    @Argument(help: "NAME VALUE, and so on.") var assignments: [String]
}

struct MetricShow: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show metrics.")

    @Argument var names: [String] = []
    @Option var scale = 3
}

struct Secret: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)
}

/// The first parse error's full message at 80 columns.
func failure(_ arguments: String...) -> String {
    do {
        let command = try Presets.parseAsRoot(arguments)
        return "parsed as \(command)"
    } catch {
        return Presets.fullMessage(for: error, columns: 80)
    }
}

func add(_ arguments: String...) throws -> Add {
    try Add.parse(["tab.home", "--style", "exact"] + arguments)
}
