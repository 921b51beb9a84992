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

            swift is code that applies presets to buttons: in a folder a file for each group of names, in one file
            otherwise. xctest is a test that lays real buttons out and compares them with what is foretold. Both drop
            kept tokens and history.

            objc writes a header and its definitions for UIKit: a constant for each preset and number, a function of the
            traits for each number that varies, and a method of UIButton that applies a preset. It drops texts, fonts and
            kept tokens. The files are called by the prefix, which all names in them begin with: PRSPresets.h.

            css, android and plist hold the numbers of metrics and layouts in every trait collection and both directions.
            css has custom properties: those of the default collection on :root, and for each other one a rule with what
            differs, chosen by the root element's dir, lang and data- attributes (data-content-size, data-scale, and
            data- with the name of an own trait). android has dimensions: with -o and a folder, a values folder for each
            locale and direction with what differs there. Other traits, and all of them in one file, are suffixes of
            names (space_s_size_compact); where there is no such name, the shorter one holds. A number that a layout has
            in some collections only is 0 in the others. plist has words and texts as well. All of them drop definitions,
            kept tokens and history; css and android drop texts too.

            svg draws each layout to scale, one file for each preset and state in a folder.

            EXAMPLES:
              presets export markdown > buttons.md
              presets export csv 'tab.*' --at 2.4.0 -o tab.csv
              presets export csv --definitions -o definitions.csv
              presets export json --history -o catalogue.json
              presets export tokens -o space.tokens.json
              presets export swift -o Sources/Buttons/
              presets export objc --namespace ABC -o Sources/Buttons
              presets export xctest -o Tests/PresetsLayoutTests.swift
              presets export css -o presets.css
              presets export android -o app/src/main/res/
              presets export plist 'tab.**' -o Presets.plist
              presets export svg 'tab.*' -o pictures/
              presets export swift -o Sources/Buttons/ --check
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case markdown, csv, json, tokens, swift, objc, xctest, css, android, plist, svg

        /// Whether it holds what varies by traits.
        var holdsAllTraits: Bool { ![.markdown, .csv, .json, .svg].contains(self) }
        var isCode: Bool { [.swift, .objc, .xctest, .css, .android].contains(self) }
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

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var code: CodeExportOptions
    @OptionGroup var catalogue: CatalogueOptions

    func validate() throws {
        if format == .objc, output == nil || output == "-" {
            throw ValidationError("objc writes two files: name a folder with -o")
        }
        if check, output == nil { throw ValidationError("--check needs the file: -o PATH") }
        if format != .json, layouts || history { throw ValidationError("--layouts and --history go with json only") }
        if format != .svg, !pictures.image.isEmpty { throw ValidationError("--image goes with svg only") }
        if format != .csv, definitions { throw ValidationError("--definitions goes with csv only") }
        if definitions || format.holdsAllTraits || format == .json && !layouts, !traits.isEmpty {
            let what = definitions ? "--definitions hold" : "\(format.rawValue) holds"
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
                return try Output.write(documents[0].text)
            }
            let outcomes = try documents.map { document in
                (document.path, ExportFolder.Outcome(try Files.write(document.text, to: document.path, isCheck: check)))
            }
            try ExportNotes.tell(outcomes)
        }
    }
}
