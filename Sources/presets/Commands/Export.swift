import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write presets as a table or the whole catalogue as JSON.",
        discussion: """
            markdown and csv hold the layouts; they drop definitions, metrics and history. csv with --definitions holds
            metrics and presets instead, to be edited in a spreadsheet and taken in by 'presets import'; it drops kept
            tokens, accepted findings, traits, collections, layouts and history. json holds the facts, and with
            --layouts and --history everything: 'presets import' of it gives the same facts with the same ids.

            tokens holds the facts as design tokens (DTCG 2025.10): metrics, kept tokens, and presets as groups with the
            computed layout in them. What that format cannot say (expressions, definitions, ids) stands in $extensions
            beside the resolved value, and holds when it is imported. Where traits vary, a resolver document is written
            beside the file; it says what is other for one trait at a time. Dropped are history, what is reckoned from
            several traits there, and empty groups.

            EXAMPLES:
              presets export markdown > buttons.md
              presets export csv 'tab.*' --at 2.4.0 -o tab.csv
              presets export csv --definitions -o definitions.csv
              presets export json --history -o catalogue.json
              presets export tokens -o space.tokens.json
              presets export markdown -o buttons.md --check
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case markdown, csv, json, tokens, swift, xctest

        /// Whether it holds what varies by traits.
        var holdsAllTraits: Bool { ![.markdown, .csv, .json].contains(self) }
        var isCode: Bool { [.swift, .xctest].contains(self) }
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

    @Flag(help: "With csv: metrics and presets as they are defined, instead of layouts.")
    var definitions = false

    @Flag(help: "With json: the computed layouts as well.")
    var layouts = false

    @Flag(help: "With json: every revision as well.")
    var history = false

    @OptionGroup var code: CodeExportOptions
    @OptionGroup var catalogue: CatalogueOptions

    func validate() throws {
        if check, output == nil { throw ValidationError("--check needs the file: -o PATH") }
        if format != .json, layouts || history { throw ValidationError("--layouts and --history go with json only") }
        if format != .csv, definitions { throw ValidationError("--definitions goes with csv only") }
        if definitions || format.holdsAllTraits || format == .json && !layouts, !traits.isEmpty {
            let what = definitions || !format.isCode ? "definitions hold" : "\(format.rawValue) holds"
            throw ValidationError("\(what) the values for all traits: no --traits")
        }
        if !format.isCode, code.isGiven {
            throw ValidationError("--access, --framework, --namespace and --disambiguate go with code only")
        }
        if format == .json || format == .tokens, pattern != .all {
            throw ValidationError("\(format.rawValue) holds the whole catalogue: no pattern")
        }
    }

    mutating func run() throws {
        switch try contents() {
        case .folder(let files):
            let folder = ExportFolder(output ?? ".", of: format.rawValue)
            try ExportNotes.tell(try folder.write(files, isCheck: check))
        case .documents(let documents):
            guard let output, output != "-" else {
                if documents.count > 1 {
                    Output.note(
                        "what varies by traits stands in $extensions; -o FILE writes a .resolver.json beside it")
                }
                return Output.write(documents[0].text)
            }
            let outcomes = try documents.map { document in
                (document.path, ExportFolder.Outcome(try Files.write(document.text, to: document.path, isCheck: check)))
            }
            try ExportNotes.tell(outcomes)
        }
    }
}
