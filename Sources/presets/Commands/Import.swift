import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take in an export, a table of a spreadsheet, design tokens, or localized texts, as one revision.",
        discussion: """
            What 'presets export json' wrote gives the same facts with the same ids; with its history it goes into an empty
            catalogue only, and gives it the same revisions and releases.

            A table is what 'presets export csv --definitions' writes, as it comes back from a spreadsheet: columns in any
            order, found by their titles; rows without an id are found by name, or new. A column that is not there leaves
            its property as it is, an empty cell unsets it, unknown columns are named and left out. Between semicolons or
            tabs 8,5 is 8.5.

            Design tokens are the Design Tokens format (DTCG 2025.10, older drafts, resolver documents), Style Dictionary,
            Tokens Studio and Spectrum; of several files the later go over the earlier. Dimensions, numbers, font families
            and font weights become metrics, references stay references, and the contexts of modifiers become traits. Other
            tokens (colors, shadows, …) are kept as they are. Nothing is written while a token is refused, unless
            --skip-invalid is given.

            Localized texts are Xcode's String Catalogs (.xcstrings) and .strings files: each key becomes a string metric
            in the group of its table, with a value for each locale, and the languages become values of the trait locale.
            'presets add --title-key' names a key.

            What the file does not have stays, unless --prune is given.

            EXAMPLES:
              presets import catalogue.json --dry-run
              presets export json | presets import - --catalogue copy.db
              presets import definitions.csv --dry-run
              presets import size.tokens.json
              presets import size.tokens.json color.tokens.json --prune --dry-run
              presets import tokens/ds.resolver.json --dry-run
              presets import Localizable.xcstrings
              presets import en.lproj/Localizable.strings de.lproj/Localizable.strings
            """)

    @Argument(help: ArgumentHelp("The file; - for standard input.", valueName: "file"))
    var files: [String]

    @Flag(help: "Remove metrics and kept tokens that the files do not have, and presets if they have any.")
    var prune = false

    @OptionGroup var tokens: TokenOptions
    @OptionGroup var strings: StringOptions
    @OptionGroup var options: RevisionOptions

    mutating func run() throws {
        let sources = try files.map { TokenFile(name: $0, bytes: try Files.read($0)) }
        if sources.contains(where: Self.isLocalized) { return try importStrings(sources) }
        if sources.contains(where: { DefinitionReader.recognizes($0.bytes, file: $0.name) }) {
            return try importTable(sources)
        }
        let document =
            if sources.count == 1, DocumentReader.recognizes(sources[0].bytes) { try export(sources[0]) } else {
                try tokens.document(of: sources, prune: prune)
            }
        let catalogue = try options.dryRun ? options.catalogue.open() : options.catalogue.openForWriting()
        catalogue.progress = Progress.layouts()
        let (report, releasesLeftOut) = try catalogue.importDocument(
            document, prune: prune, by: options.attribution, isDryRun: options.dryRun)
        options.print(report, withRemoved: prune)
        if releasesLeftOut > 0 {
            Output.note(
                "left out: \(counted(releasesLeftOut, "release")); what releases name is in an export with --history")
        }
    }

    private func export(_ source: TokenFile) throws -> CatalogueDocument {
        do throws(DocumentError) {
            return try DocumentReader.read(source.bytes)
        } catch {
            throw ValidationError(
                "nothing was imported:\n\(error.description(file: source.name, source: source.bytes))")
        }
    }
}
