import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look for damage in the catalogue's file; exit 1 when there is any.",
        discussion: """
            It looks at SQLite's pages and indexes, at the schema, at references, at the ranges of revisions, and at
            every layout. Nothing is written, and others may go on meanwhile.

            --salvage makes a new catalogue of what can be read of a damaged one, says what could not, and computes
            the layouts anew. The damaged file stays as it is.

            EXAMPLES:
              presets doctor
              presets doctor --catalogue broken.db --salvage saved.db
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Option(help: ArgumentHelp("Save what can be read in a new catalogue.", valueName: "file"))
    var salvage: String?

    @Option(help: "How the result is printed.")
    var format: Format = .text

    @OptionGroup var catalogue: CatalogueOptions

    mutating func run() throws {
        if let salvage { return try save(as: salvage) }
        let report = try Catalogue.examine(path: try catalogue.path()) { try catalogue.open() }
        switch format {
        case .text: Output.write(report.text(of: try catalogue.path()))
        case .json: Output.write(JSONWriter(.pretty).text(of: report.json))
        }
        if !report.isHealthy { throw ExitCode.failure }
    }

    private func save(as destination: String) throws {
        let report = try Catalogue.salvage(path: try catalogue.path(), to: destination, time: System.now)
        Output.write(report.text(of: destination))
        let layouts = try CatalogueOptions.open(destination, .write).recalculate(by: .here(author: nil))
        Output.write(layouts.text(isDryRun: false, withNames: false))
        if !report.isComplete { throw ExitCode.failure }
    }
}
