import ArgumentParser
import CatalogueFormats
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
        options.print(try catalogue.recalculate(by: options.attribution, isDryRun: options.dryRun))
    }
}

struct Log: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the revisions: when, who, what was asked.",
        discussion: """
            EXAMPLES:
              presets log
              presets log --format json
            """)

    @Option(help: "How the result is printed.")
    var format: ListFormat = .table

    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        let catalogue = try catalogue.open()
        let releases = Dictionary(grouping: try catalogue.releases(), by: \.revision)
        let revisions = try catalogue.revisions().reversed().map { ($0, releases[$0.number] ?? []) }
        Output.write(
            format == .json
                ? RevisionList.json(revisions)
                : RevisionList.text(revisions, maximumWidth: System.terminalWidth, color: color.isColored))
    }
}
