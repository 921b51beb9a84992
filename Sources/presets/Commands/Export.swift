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

            css, android and plist hold the numbers of metrics and layouts in every trait collection and both directions.
            css has custom properties: those of the default collection on :root, and for each other one a rule with what
            differs, chosen by the root element's dir, lang and data- attributes (data-content-size, data-scale, and
            data- with the name of an own trait). android has dimensions: with -o and a folder, a values folder for each
            locale and direction with what differs there. Other traits, and all of them in one file, are suffixes of
            names (space_s_size_compact); where there is no such name, the shorter one holds. A number that a layout has
            in some collections only is 0 in the others. plist has words and texts as well. All of them drop definitions,
            kept tokens and history; css and android drop texts too.

            EXAMPLES:
              presets export markdown > buttons.md
              presets export csv 'tab.*' --at 2.4.0 -o tab.csv
              presets export csv --definitions -o definitions.csv
              presets export json --history -o catalogue.json
              presets export tokens -o space.tokens.json
              presets export markdown -o buttons.md --check
              presets export css -o presets.css
              presets export android -o app/src/main/res/
              presets export plist 'tab.**' -o Presets.plist
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case markdown, csv, json, tokens, swift, css, android, plist

        /// Whether a file of it holds what differs by traits, too.
        var holdsAllTraits: Bool { [.tokens, .css, .android, .plist].contains(self) }
    }

    @Argument(help: "What to write.")
    var format: Format

    @Argument(help: "Names; '*' within a segment, '**' across (not with json and tokens).")
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
            let what = definitions ? "--definitions hold" : "\(format.rawValue) holds"
            throw ValidationError("\(what) the values for all traits: no --traits")
        }
        if format == .json || format == .tokens, pattern != .all {
            throw ValidationError("\(format.rawValue) holds the whole catalogue: no pattern")
        }
    }

    mutating func run() throws {
        let documents = try documents()
        guard let output, output != "-" else {
            if documents.count > 1 {
                Output.note("what varies by traits stands in $extensions; -o FILE writes a .resolver.json beside it")
            }
            return Output.write(documents[0].text)
        }
        var isStale = false
        for (path, text) in documents {
            let name = escapedForTerminal(path)
            if isFolder, !check { try Files.makeFolder(of: path) }
            switch try Files.write(text, to: path, isCheck: check) {
            case .unchanged: Output.note("\(name) is up to date")
            case .written: Output.note("wrote \(name)")
            case .missing:
                Output.note("\(name) is missing; write it with the same command without --check")
                isStale = true
            case .differs:
                Output.note("\(name) is stale; write it with the same command without --check")
                isStale = true
            }
        }
        if isStale { throw ExitCode.failure }
    }

    /// Whether the export is to be several files.
    private var isFolder: Bool { format == .android && output.map(Files.isFolder) == true }

    /// The files to write; what goes to standard output is the first.
    private func documents() throws -> [(path: String, text: String)] {
        // git shows catalogues of any age through an export.
        var copies: [CatalogueCopy] = []
        let catalogue = try CatalogueCopy.reading(try catalogue.path(), keeping: &copies)
        let path = output ?? "-"
        func layouts() throws -> [NamedLayout] { try catalogue.layouts(matching: pattern, traits: traits, at: at) }
        switch format {
        case .json:
            let document = try catalogue.document(at: at, withHistory: history)
            return [(path, document.text(layouts: self.layouts ? try layouts() : nil))]
        case .tokens:
            let document = try catalogue.resolvedDocument(at: at)
            let tokens = (path, TokenWriter(document).text)
            let (folder, file) = Files.split(path)
            let resolver = folder + ResolverDocumentWriter.name(beside: file)
            // One that is there already says so when nothing varies any more.
            guard !document.variants.isEmpty || System.fileExists(resolver) else { return [tokens] }
            return [tokens, (resolver, ResolverDocumentWriter(document).text(with: file))]
        case .csv where definitions:
            return [(path, try catalogue.definitions(matching: pattern, at: at).definitionTable())]
        case .csv: return [(path, LayoutTable.csv(try layouts()))]
        case .markdown: return [(path, LayoutTable.markdown(try layouts()))]
        case .swift:
            let exported = try catalogue.exported(matching: pattern, at: at)
            return [(path, try SwiftExport(exported, code.options()).text)]
        case .css:
            let exported = try catalogue.exported(matching: pattern, at: at)
            return [(path, try CSSExport(exported, code.options()).text)]
        case .android:
            let exported = try catalogue.exported(matching: pattern, at: at)
            let export = try AndroidExport(exported, code.options(), isInFolders: isFolder)
            if !isFolder { return [(path, export.text)] }
            return export.files.map { (Files.join(path, $0.path), $0.text) }
        case .plist:
            return [(path, PropertyListExport(try catalogue.exported(matching: pattern, at: at)).text)]
        }
    }
}
