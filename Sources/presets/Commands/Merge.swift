import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Merge two catalogues that grew apart, as one revision of the second; a merge driver for git.",
        discussion: """
            Facts are matched by id and merged property by property. What both changed differently is a conflict: it is
            listed with both values and who set them, nothing is written, and the exit code is 1. So are names taken twice,
            and what one removed while the other came to use it. Revisions of the third file are kept for 'presets log'.
            Its releases stay there, unless they name a state that both have.

            git uses it for catalogues with these two settings:
              echo '*.db merge=presets' >> .gitattributes
              git config merge.presets.driver 'presets merge %O %A %B'

            EXAMPLES:
              presets merge base.db presets.db branch.db --dry-run
              presets merge base.db presets.db branch.db --theirs
            """)

    @Argument(help: "A copy of the last state that both have in common.")
    var base: String

    @Argument(help: "The catalogue that the result is written into.")
    var ours: String

    @Argument(help: "The other catalogue; it stays as it is.")
    var theirs: String

    @Flag(name: .customLong("ours"), help: "Keep what the second file says where both changed the same.")
    var keepsOurs = false

    @Flag(name: .customLong("theirs"), help: "Take what the third file says where both changed the same.")
    var takesTheirs = false

    @Option(help: "Whose merge it is (default: PRESETS_AUTHOR, git's user.name, the login).")
    var author: String?

    @Flag(help: "Say what would happen, and write nothing.")
    var dryRun = false

    @Option(help: "How the result is printed.")
    var format: MergeFormat = .text

    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        if keepsOurs, takesTheirs { throw ValidationError("--ours and --theirs exclude each other") }
        let catalogue = try Catalogue(path: ours, access: dryRun ? .read : .write, time: System.now)
        catalogue.fontFiles = { [ours] in FontFiles.contents(of: $0, for: ours) }
        catalogue.progress = Progress.layouts()
        var copies: [CatalogueCopy] = []
        let report = try catalogue.merge(
            CatalogueCopy.reading(theirs, keeping: &copies), since: CatalogueCopy.reading(base, keeping: &copies),
            preferring: keepsOurs ? .ours : takesTheirs ? .theirs : nil, by: .here(author: author), isDryRun: dryRun)
        Progress.finish()
        Output.write(
            format == .json
                ? report.json
                : report.text(isDryRun: dryRun, maximumWidth: System.terminalWidth, color: color.isColored))
        if report.isConflict { throw ExitCode.failure }
    }
}
