import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// Takes in a document. With a history, an empty catalogue gets the same revisions and releases; without one, what
    /// differs becomes one revision, and releases are left out, since the revisions they name are not there.
    /// - Returns: the report of the last revision, and the releases that were left out.
    public func importDocument(
        _ document: CatalogueDocument, by attribution: Attribution, isDryRun: Bool = false
    ) throws -> (report: RevisionReport, releasesLeftOut: Int) {
        guard let history = document.history else {
            let report = try perform([.importDocument(document)], by: attribution, isDryRun: isDryRun)
            return (report, document.releases.count)
        }
        let report = try store.write {
            let newest = try store.newestRevision()
            if newest > 0 { throw CatalogueError(.historyNeedsEmptyCatalogue(revision: newest)) }
            let report = try replay(history)
            for release in document.releases { try store.add(release, by: attribution) }
            return report
        }
        return (report, 0)
    }

    private func replay(_ history: [HistoryRevision]) throws -> RevisionReport {
        var report = RevisionReport()
        for item in history {
            let draft = try Draft(store)
            try draft.apply(.replay(item))
            let problems = try draft.problems()
            if !problems.isEmpty { throw CatalogueError(problems) }
            report = try record(draft, Recalculation(draft), item.revision)
        }
        return report
    }
}
