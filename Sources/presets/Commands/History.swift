import ArgumentParser
import CatalogueModel
import PresetCatalogue

struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a new revision in which everything is as it was.",
        discussion: """
            EXAMPLES:
              presets restore 1.0
              presets restore r41 --dry-run
            """)

    @Argument(help: "A revision (r41) or a release.")
    var revision: RevisionName

    @OptionGroup var options: RevisionOptions

    mutating func run() throws {
        let number = try options.catalogue.open().revision(revision)
        try options.perform([.restore(number)])
    }
}

struct Recalculate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compute every layout anew, as after an upgrade of the layout engine.",
        discussion: """
            EXAMPLES:
              presets recalculate
            """)

    @OptionGroup var options: RevisionOptions

    mutating func run() throws {
        let catalogue = try options.dryRun ? options.catalogue.open() : options.catalogue.openForWriting()
        catalogue.progress = Progress.layouts()
        options.print(try catalogue.recalculate(by: options.attribution, isDryRun: options.dryRun))
    }
}
