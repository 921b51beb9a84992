import ButtonLayout
import CatalogueModel
import CatalogueStorage

/// A catalogue of button presets in one file: facts, the layouts that follow from them, and their history.
///
/// A change and its consequences are one revision: `perform` computes what the change reaches and writes both in one
/// transaction, or nothing.
public final class Catalogue {
    let store: CatalogueStore
    /// Called before layouts are computed and now and then while they are, with how many are done, and how many there are
    /// to look at most.
    public var progress: ((_ done: Int, _ expected: Int) -> Void)?
    /// The contents of the files that a font's file may be, most likely first; looked at when a title has to be measured.
    public var fontFiles: (_ file: String) -> any Sequence<[UInt8]> = { _ in [] }

    /// Opens a catalogue.
    /// - Parameters:
    ///   - path: the name of a file.
    ///   - access: `.create` makes the catalogue where there is none.
    ///   - time: seconds since 1970, for the ledger of migrations.
    /// - Throws: `StorageError`.
    public init(path: String, access: CatalogueStore.Access, time: Int64) throws {
        store = try CatalogueStore(path: path, access: access, time: time)
    }

    public var path: String { store.path }

    /// The version of SQLite that keeps catalogues.
    public static var sqliteVersion: String { CatalogueStore.sqliteVersion }

    /// One state of the file for all that `body` reads of it, whatever others write meanwhile.
    public func read<T>(_ body: () throws -> T) throws -> T { try store.read(body) }

    /// Does what is asked as one revision; without a change of facts there is none.
    ///
    /// - Parameters:
    ///   - attribution: whose revision it is, and what was asked.
    ///   - isDryRun: computes and reports everything, and writes nothing.
    /// - Throws: `CatalogueError` with every problem found, and `StorageError`; nothing is written then.
    public func perform(
        _ edits: [Edit], by attribution: Attribution, isDryRun: Bool = false
    ) throws -> RevisionReport {
        try inTransaction(isDryRun) {
            try requireCurrentEngine()
            let draft = try draft(edits, titles(remembering: !isDryRun))
            guard draft.hasChanges else { return try unchangedReport() }
            return try record(draft, Recalculation(draft), isDryRun ? nil : newRevision(attribution))
        }
    }

    /// Brings every layout up to date with this engine and with font files that have changed; a revision is made when one
    /// of them differs.
    public func recalculate(by attribution: Attribution, isDryRun: Bool = false) throws -> RevisionReport {
        try inTransaction(isDryRun) {
            let draft = try Draft(store, titles(remembering: !isDryRun))
            for font in draft.fonts {
                guard let face = newFace(of: font) else { continue }
                var font = font
                font.face = face
                draft.fontList.set(font.id, font)
            }
            // What differs is looked for first: a revision without a change is none.
            let report = try record(draft, Recalculation(draft, everything: true), nil)
            if isDryRun { return report }
            try store.setEngineVersion(Button.engineVersion)
            guard report.changed + report.added + report.removed > 0 || draft.hasChanges else { return report }
            return try record(draft, Recalculation(draft, everything: true), newRevision(attribution))
        }
    }

    /// - Parameter other: another catalogue that may have shaped what this one has not.
    func titles(remembering: Bool, after other: CatalogueStore? = nil) -> TitleSizer {
        TitleSizer(store, remembers: remembering, after: other, files: fontFiles)
    }

    func inTransaction<T>(_ isDryRun: Bool, _ body: () throws -> T) throws -> T {
        try isDryRun ? store.read(body) : store.write(body)
    }

    func requireCurrentEngine() throws {
        let stored = try store.engineVersion()
        if stored != Button.engineVersion {
            throw CatalogueError(.engine(stored: stored, current: Button.engineVersion))
        }
    }

    /// The edits over the catalogue, checked as a whole. The problems of all edits are collected.
    func draft(_ edits: [Edit], _ titles: TitleSizer) throws -> Draft {
        let draft = try Draft(store, titles)
        var problems: [CatalogueError.Problem] = []
        for edit in edits {
            do {
                try draft.apply(edit)
            } catch let error as CatalogueError {
                problems += error.problems
            }
        }
        if problems.isEmpty { problems = try draft.problems() }
        if !problems.isEmpty { throw CatalogueError(problems) }
        return draft
    }

    func newRevision(_ attribution: Attribution) throws -> Revision {
        Revision(
            number: try store.newestRevision() + 1, uuid: .random(), time: attribution.time,
            author: attribution.author, request: attribution.request)
    }

    func unchangedReport() throws -> RevisionReport {
        var report = RevisionReport()
        report.total = try store.layoutCount()
        return report
    }
}
