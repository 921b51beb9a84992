import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// Takes in a document. With a history, an empty catalogue gets the same revisions and releases; without one, what
    /// differs becomes one revision, and releases are left out, since the revisions they name are not there.
    /// - Parameter prune: also removes the metrics and kept tokens that the document does not have, and the presets if it
    ///   has any; what is in use is refused.
    /// - Returns: the report of the last revision (of a dry run with a history: of all its facts as one revision), and
    ///   the releases that were left out.
    public func importDocument(
        _ document: CatalogueDocument, prune: Bool = false, by attribution: Attribution, isDryRun: Bool = false
    ) throws -> (report: RevisionReport, releasesLeftOut: Int) {
        guard let history = document.history else {
            let edits = [Edit.importDocument(document)] + (prune ? [.removeOthers(than: document)] : [])
            let report = try perform(edits, by: attribution, isDryRun: isDryRun)
            return (report, document.releases.count)
        }
        try checkHistory(history, document.releases)
        if isDryRun { return (try perform([.importDocument(document)], by: attribution, isDryRun: true), 0) }
        let report = try store.write {
            try requireCurrentEngine()
            try requireNoRevisions()
            // It becomes that catalogue: what is born later gets the same ids in both.
            if let id = document.catalogue { try store.setStableID(id) }
            let report = try replay(history)
            for release in document.releases { try store.add(release) }
            return report
        }
        return (report, 0)
    }

    private func requireNoRevisions() throws {
        let newest = try store.newestRevision()
        if newest > 0 { throw CatalogueError(.historyNeedsEmptyCatalogue(revision: newest)) }
    }

    /// Revisions count from 1, each is one of a kind, and releases name one of them or the empty catalogue.
    private func checkHistory(_ history: [HistoryRevision], _ releases: [Release]) throws {
        try requireNoRevisions()
        var problems: [CatalogueError.Problem] = []
        for (expected, item) in zip(Int64(1)..., history) where item.revision.number != expected {
            problems.append(.historyOutOfOrder(expected: expected, found: item.revision.number))
        }
        let newest = Int64(history.count)
        for release in releases {
            if !Release.isName(release.name) { problems.append(.invalidReleaseName(release.name)) }
            if !(0...newest).contains(release.revision) {
                problems.append(.revisionBeyond(release.revision, newest: newest))
            }
        }
        let twice = history.map(\.revision.uuid).duplicates.map(\.description) + releases.map(\.name).duplicates
        problems += twice.map { .duplicate($0) }
        if !problems.isEmpty { throw CatalogueError(problems) }
    }

    private func replay(_ history: [HistoryRevision]) throws -> RevisionReport {
        var report = RevisionReport()
        let titles = titles(remembering: true)
        for item in history {
            let draft = try Draft(store, titles)
            try draft.apply(.replay(item))
            let problems = try draft.problems()
            if !problems.isEmpty { throw CatalogueError(problems) }
            report = try record(draft, Recalculation(draft), item.revision)
            for merged in item.merged { try keep(merged, in: item.revision.number) }
        }
        return report
    }

    private func keep(_ merged: MergedRevision, in number: Int64) throws {
        try store.add(merged: merged.revision, in: number)
        for change in merged.changes {
            guard let fact = try store.fact(change.fact) else {
                throw CatalogueError(.unknownName(change.fact.description, nil, suggestions: []))
            }
            try store.add(change.property, of: fact, from: merged.revision.uuid, in: number)
        }
    }
}
