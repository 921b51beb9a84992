import CatalogueModel
import CatalogueStorage

/// Whether three files are copies of one catalogue, of which two grew from the first.
struct MergeRelation {
    private let files: ThreeWay<CatalogueStore>

    init(_ files: ThreeWay<CatalogueStore>) {
        self.files = files
    }

    /// - Throws: `CatalogueError` with what is not as it must be.
    func check() throws {
        let others = [files.base, files.theirs].filter { $0.stableID != files.ours.stableID }
        if !others.isEmpty { throw CatalogueError(others.map { .otherCatalogue($0.path) }) }
        // The empty catalogue is where all began.
        guard let newest = try files.base.revision(files.base.newestRevision()), newest.number > 0 else { return }
        let strangers = try [files.ours, files.theirs].filter { try !$0.contains(revision: newest.uuid) }
        if !strangers.isEmpty {
            throw CatalogueError(strangers.map { .baseNotIn($0.path, base: files.base.path, revision: newest.number) })
        }
    }
}
