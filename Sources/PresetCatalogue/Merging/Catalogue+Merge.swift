import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// Merges another copy of this catalogue that grew apart: what it changed since both were one becomes one revision.
    ///
    /// Facts are matched by their ids and merged property by property. What both changed differently is a conflict, and
    /// so is what neither did alone: a name taken twice, something in use that the other removed. Then nothing is written.
    /// - Parameters:
    ///   - theirs: the other copy. Its revisions since the base are kept by their ids, for `log` and `blame`.
    ///   - base: a copy of the last state that both have in common.
    ///   - side: whose word stands where both changed the same; nil leaves it to people.
    /// - Throws: `CatalogueError` when they are no copies of one catalogue, or the base is not in both.
    public func merge(
        _ theirs: Catalogue, since base: Catalogue, preferring side: MergeSide? = nil, by attribution: Attribution,
        isDryRun: Bool = false
    ) throws -> MergeReport {
        let files = ThreeWay(base: base.store, ours: store, theirs: theirs.store)
        // Planned before the write: two of them may be one file, which nobody can write while another reads it.
        let (newest, plan) = try reading(files) {
            try requireCurrentEngine()
            try MergeRelation(files).check()
            return (try store.newestRevision(), try MergePlan(files, preferring: side ?? .ours))
        }
        var report = MergeReport()
        report.conflicts = plan.conflicts.sorted(by: MergeConflict.precedes)
        report.settledBy = side
        do {
            let isWritten = !isDryRun && !report.isConflict
            try inTransaction(!isWritten) {
                guard try store.newestRevision() == newest else { throw CatalogueError(.changedMeanwhile) }
                try carry(plan, from: theirs.store, &report, isWritten ? attribution : nil)
            }
        } catch let error as CatalogueError where error != CatalogueError(.changedMeanwhile) {
            // Each side was sound: it is together that they are not.
            report.refusals = error.problems.map(\.description)
        }
        return report.isConflict ? report.undone : report
    }

    private func reading<T>(_ files: ThreeWay<CatalogueStore>, _ body: () throws -> T) throws -> T {
        try files.base.read { try files.theirs.read { try files.ours.read(body) } }
    }

    /// - Parameter attribution: nil computes everything and writes nothing.
    private func carry(
        _ plan: MergePlan, from theirs: CatalogueStore, _ report: inout MergeReport, _ attribution: Attribution?
    ) throws {
        let draft = try Draft(store, titles(remembering: attribution != nil, after: theirs))
        let problems = try plan.apply(to: draft)
        if !problems.isEmpty { throw CatalogueError(problems) }
        let revision = draft.hasChanges ? try attribution.map(newRevision) : nil
        report.revision = try draft.hasChanges ? record(draft, Recalculation(draft), revision) : unchangedReport()
        report.merged = try theirs.revisionsWithMerged().filter { try !store.contains(revision: $0.uuid) }
        try carryReleases(from: theirs, &report, isWritten: attribution != nil)
        if attribution == nil { return }
        // Also without a change of facts: what comes after theirs is no stranger then.
        let number = try store.newestRevision()
        for revision in report.merged { try store.add(merged: revision, in: number) }
        if revision == nil { return }
        for origin in plan.origins {
            guard let fact = try draft.knownFact(origin.fact) else { continue }
            try store.add(merged: origin.revision, in: number)
            try store.add(origin.property, of: fact, from: origin.revision.uuid, in: number)
        }
    }

    /// Releases of states that we have are ours as well; what names another state stays there.
    private func carryReleases(
        from theirs: CatalogueStore, _ report: inout MergeReport, isWritten: Bool
    ) throws {
        for release in try theirs.releases() {
            let here = try theirs.revision(release.revision).flatMap { try store.number(of: $0.uuid) }
            if let taken = try store.release(release.name) {
                if taken.revision != here { report.releasesLeftOut.append(release) }
            } else if let here {
                var release = release
                release.revision = here
                report.releases.append(release)
                if isWritten { try store.add(release) }
            } else {
                report.releasesLeftOut.append(release)
            }
        }
    }
}

extension MergeReport {
    /// What people have to decide, and nothing of what would follow.
    fileprivate var undone: MergeReport {
        var report = MergeReport()
        (report.conflicts, report.settledBy, report.refusals) = (conflicts, settledBy, refusals)
        return report
    }
}

extension CatalogueStore {
    /// Every revision whose changes are here, without the empty catalogue.
    fileprivate func revisionsWithMerged() throws -> [Revision] {
        (try revisions().filter { $0.number > 0 } + mergedRevisions().map(\.revision))
            .sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    }
}

extension MergeConflict {
    fileprivate static func precedes(_ one: MergeConflict, _ other: MergeConflict) -> Bool {
        if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
        if one.name != other.name { return one.name.precedes(other.name) }
        return (one.property ?? "").precedes(other.property ?? "")
    }
}
