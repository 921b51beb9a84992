import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what differs between two states: facts, and every layout that moved with its cause.",
        discussion: """
            A side is 'now', a revision (r41), a release, another catalogue (FILE), or one of its states (FILE@REVISION).
            By default the last release is compared with now. The exit code is 0 when nothing differs, 1 when something
            does, 2 in trouble.

            EXAMPLES:
              presets diff
              presets diff 2.3.0 2.4.0 --format markdown
              presets diff r41
              presets diff ../main/presets.db@2.4.0 now
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, markdown
    }

    @Argument(help: "The old side (default: the last release, or the empty catalogue).")
    var old: String?

    @Argument(help: "The new side.")
    var new = "now"

    @Option(help: "How the result is printed.")
    var format: Format = .text

    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        let diff = try diff()
        switch format {
        case .text: Output.write(diff.text(color: color.isColored))
        case .json: Output.write(JSONWriter(.pretty).text(of: diff.json))
        case .markdown: Output.write(diff.markdown)
        }
        if !diff.isEmpty { throw ExitCode.failure }
    }

    private func diff() throws -> CatalogueDiff {
        let newSide = DiffSide(new)
        guard let old else {
            let catalogue = try newSide.open(catalogue)
            return try catalogue.diff(from: catalogue.lastRelease(), to: newSide.revision)
        }
        let oldSide = DiffSide(old)
        if oldSide.file == newSide.file {
            return try newSide.open(catalogue).diff(from: oldSide.revision, to: newSide.revision)
        }
        return try newSide.open(catalogue).diff(
            from: oldSide.open(catalogue), at: oldSide.revision, to: newSide.revision, labels: (old, new))
    }
}

/// One side of a diff: a state of the catalogue at hand, or of another file.
struct DiffSide {
    /// Nil for the catalogue at hand.
    let file: String?
    let revision: RevisionName

    /// An argument with a slash or a known suffix is a file; the last `@` splits only if what stands before it exists.
    init(_ argument: String) {
        if let at = argument.lastIndex(of: "@"), System.fileExists(String(argument[..<at])) {
            file = String(argument[..<at])
            revision = RevisionName(String(argument[argument.index(after: at)...]))
        } else if argument.contains("/") || [".db", ".sqlite", ".sqlite3"].contains(where: argument.hasSuffix) {
            file = argument
            revision = .now
        } else {
            file = nil
            revision = RevisionName(argument)
        }
    }

    func open(_ options: CatalogueOptions) throws -> Catalogue {
        guard let file else { return try options.open() }
        return try Catalogue(path: file, access: .read, time: System.now)
    }
}
