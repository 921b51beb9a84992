import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take in what 'presets export json' wrote, as one revision.",
        discussion: """
            Facts are matched by id, then by name; what the file does not have stays. A file with its history goes into an
            empty catalogue only, and gives it the same revisions and releases.

            EXAMPLES:
              presets import catalogue.json --dry-run
              presets export json | presets import - --catalogue copy.db
            """)

    @Argument(help: ArgumentHelp("The file; - for standard input.", valueName: "file"))
    var file: String

    @OptionGroup var options: RevisionOptions

    mutating func run() throws {
        let source = try Files.read(file)
        let document: CatalogueDocument
        do throws(DocumentError) {
            document = try DocumentReader.read(source)
        } catch {
            throw ValidationError("nothing was imported:\n\(error.description(file: file, source: source))")
        }
        let catalogue = try options.dryRun ? options.catalogue.open() : options.catalogue.openForWriting()
        catalogue.progress = Progress.layouts
        let (report, releasesLeftOut) = try catalogue.importDocument(
            document, by: options.attribution, isDryRun: options.dryRun)
        options.print(report)
        if releasesLeftOut > 0 {
            Output.note(
                "\(releasesLeftOut) releases were left out: the revisions they name are not in the file (export --history)"
            )
        }
    }
}
