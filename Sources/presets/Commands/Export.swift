import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write presets as a table or the whole catalogue as JSON.",
        discussion: """
            markdown and csv hold the layouts; they drop definitions, metrics and history. json holds the facts, and with
            --layouts and --history everything: 'presets import' of it gives the same facts with the same ids. tokens holds
            the metrics as design tokens (DTCG 2025.10) and drops presets, layouts and history; what that format cannot say
            stands in $extensions beside the resolved value.

            EXAMPLES:
              presets export markdown > buttons.md
              presets export csv 'tab.*' --at 2.4.0 -o tab.csv
              presets export json --history -o catalogue.json
              presets export tokens -o space.tokens.json
              presets export markdown -o buttons.md --check
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case markdown, csv, json, tokens
    }

    @Argument(help: "What to write.")
    var format: Format

    @Argument(help: "Names; '*' within a segment, '**' across (markdown and csv).")
    var pattern: Pattern = .all

    @Option(help: ArgumentHelp("The state at a revision or release.", valueName: "revision"))
    var at: RevisionName = .now

    @Option(
        help: ArgumentHelp("The trait collection (default: every trait's default).", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [String: String] = [:]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where to; a file with the same bytes is not touched.", valueName: "path"))
    var output: String?

    @Flag(help: "Write nothing; exit 1 when the file is missing or stale.")
    var check = false

    @Flag(help: "With json: the computed layouts as well.")
    var layouts = false

    @Flag(help: "With json: every revision as well.")
    var history = false

    @OptionGroup var catalogue: CatalogueOptions

    func validate() throws {
        if check, output == nil { throw ValidationError("--check needs the file: -o PATH") }
        if format != .json, layouts || history { throw ValidationError("--layouts and --history go with json only") }
        if format == .json || format == .tokens, pattern != .all {
            throw ValidationError("\(format.rawValue) holds the whole catalogue: no pattern")
        }
    }

    mutating func run() throws {
        let text = try text()
        guard let output, output != "-" else { return Output.write(text) }
        let name = escapedForTerminal(output)
        switch try Files.write(text, to: output, isCheck: check) {
        case .unchanged: Output.note("\(name) is up to date")
        case .written: Output.note("wrote \(name)")
        case .missing:
            Output.note("\(name) is missing; write it with the same command without --check")
            throw ExitCode.failure
        case .differs:
            Output.note("\(name) is stale; write it with the same command without --check")
            throw ExitCode.failure
        }
    }

    private func text() throws -> String {
        let catalogue = try catalogue.open()
        switch format {
        case .json:
            let document = try catalogue.document(at: at, withHistory: history)
            return document.text(layouts: layouts ? try catalogue.layouts(traits: traits, at: at) : nil)
        case .tokens: return try tokens(of: catalogue)
        case .csv: return LayoutTable.csv(try catalogue.layouts(matching: pattern, traits: traits, at: at))
        case .markdown: return LayoutTable.markdown(try catalogue.layouts(matching: pattern, traits: traits, at: at))
        }
    }

    private func tokens(of catalogue: Catalogue) throws -> String {
        let facts = try catalogue.document(at: at)
        let builtIn = Trait.builtIn.map(\.stableID)
        var document = TokenDocument()
        document.metrics = facts.metrics
        document.traits = facts.traits.filter { trait in !builtIn.contains { $0 == trait.id } }
        let metrics = try catalogue.metrics(matching: .all, at: at)
        let resolved = Dictionary(uniqueKeysWithValues: metrics.map { ($0.name, $0) })
        return TokenWriter { name in
            guard let metric = resolved[name.text] else { return nil }
            guard metric.type.unit != nil else { return .text(metric.resolved) }
            return Double(metric.resolved).map { .number($0) }
        }.text(of: document)
    }
}
