import ArgumentParser
import CatalogueFormats
import CatalogueModel
import CatalogueStorage
import PresetCatalogue

/// Which catalogue.
struct CatalogueOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The catalogue (default: PRESETS_CATALOGUE, or presets.db here or above).", valueName: "file"))
    var catalogue: String?

    /// Opens the catalogue for reading; the file is not written.
    func open() throws -> Catalogue {
        try open(.read)
    }

    func openForWriting() throws -> Catalogue {
        try open(.write)
    }

    private func open(_ access: CatalogueStore.Access) throws -> Catalogue {
        try Self.open(CatalogueLocation.existing(catalogue), access)
    }

    static func open(_ path: String, _ access: CatalogueStore.Access) throws -> Catalogue {
        let catalogue = try Catalogue(path: path, access: access, time: System.now)
        catalogue.fontFiles = { FontFiles.contents(of: $0, for: path) }
        return catalogue
    }

    /// Where the catalogue is, for what is kept relative to it.
    func path() throws -> String { try CatalogueLocation.existing(catalogue) }
}

/// What every command that makes a revision has.
struct RevisionOptions: ParsableArguments {
    @OptionGroup var catalogue: CatalogueOptions

    @Option(help: "Whose change it is (default: PRESETS_AUTHOR, git's user.name, the login).")
    var author: String?

    @Flag(help: "Say what would happen, and write nothing.")
    var dryRun = false

    @Flag(help: "Also list what changed, where it is only counted, and the presets whose layouts changed.")
    var names = false

    /// Does the edits as one revision and says what happened.
    /// - Parameter isAnnounced: whether it is said beforehand how many layouts there are to compute.
    func perform(_ edits: [Edit], isAnnounced: Bool = false) throws {
        let catalogue = try dryRun ? self.catalogue.open() : self.catalogue.openForWriting()
        catalogue.progress = Progress.layouts(isAnnounced: isAnnounced)
        print(try catalogue.perform(edits, by: attribution, isDryRun: dryRun))
    }

    /// - Parameter withRemoved: also lists the facts that are gone.
    func print(_ report: RevisionReport, withRemoved: Bool = false) {
        Progress.finish()
        Output.write(report.text(isDryRun: dryRun, withNames: names, withRemoved: withRemoved))
    }

    var attribution: Attribution { Attribution.here(author: author) }
}

extension Attribution {
    /// The person at this machine, now, with the command line as typed.
    static func here(author: String?) -> Attribution {
        let given = author.flatMap { $0.isEmpty ? nil : $0 }
        let name =
            given ?? System.environment("PRESETS_AUTHOR") ?? System.firstLine(of: "git config user.name 2>/dev/null")
            ?? System.login ?? "unknown"
        return Attribution(
            author: name, time: System.now, request: ShellWords.join(Array(CommandLine.arguments.dropFirst())))
    }
}

/// A command that only edits, and so can stand in a file for `presets apply`.
protocol EditingCommand: ParsableCommand {
    var options: RevisionOptions { get }
    func edits() throws -> [Edit]
}

extension EditingCommand {
    mutating func run() throws {
        try options.perform(try edits())
    }
}

/// Whether results are colored.
struct ColorOptions: ParsableArguments {
    @Flag(help: "No color, also on a terminal (as with NO_COLOR).")
    var noColor = false

    var isColored: Bool {
        !noColor && System.environment("NO_COLOR") == nil && System.environment("TERM") != "dumb"
            && System.terminalWidth != nil
    }
}
