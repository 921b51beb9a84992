import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// Computes what a draft reaches; writes the draft and its layouts when there is a revision to write.
    func record(_ draft: Draft, _ recalculation: Recalculation, _ revision: Revision?) throws -> RevisionReport {
        var report = RevisionReport()
        report.revision = revision?.number
        report.facts = try FactComparison.changes(in: draft)
        report.total = try store.layoutCount()
        if let revision {
            try store.add(revision)
            try draft.writeFacts(at: revision.number)
            try store.writeLayouts(at: revision.number) { writer in
                try run(recalculation, into: writer, &report)
            }
        } else {
            try run(recalculation, into: nil, &report)
        }
        report.removed += try closeLayouts(of: draft, at: revision?.number)
        report.total += report.added - report.removed
        if revision != nil { try store.setLayoutCount(report.total) }
        return report
    }

    private func run(_ recalculation: Recalculation, into writer: LayoutWriter?, _ report: inout RevisionReport) throws
    {
        var changedPresets: Set<FactID> = []
        let expected = try progress == nil ? 0 : recalculation.expectedCount()
        progress?(0, expected)
        try recalculation.run { key in
            report.removed += 1
            try writer?.close(key)
        } _: { result in
            report.recomputed += 1
            if report.recomputed.isMultiple(of: 4096) { progress?(report.recomputed, expected) }
            guard result.isMoved else { return }
            if result.kept == nil {
                report.added += 1
            } else {
                report.changed += 1
                changedPresets.insert(result.key.preset)
                try writer?.close(result.key)
            }
            try writer?.open(result.key, result.new, causes: result.causes)
        }
        report.changedPresets = try changedPresets.compactMap { try recalculation.draft.entry($0) }
            .map(\.name).sorted().map(\.text)
    }

    /// Closes what presets and collections leave behind that are gone.
    private func closeLayouts(of draft: Draft, at revision: Int64?) throws -> Int {
        var closed = 0
        let presets = draft.changedPresets.filter { $0.value.new == nil }.map(\.key)
        for id in presets {
            closed += try store.countLayouts(ofPreset: id)
            if let revision { try store.closeLayouts(ofPreset: id, at: revision) }
        }
        let kept = Set(draft.collections.map(\.id))
        let gone = draft.oldCollections.filter { !kept.contains($0.id) }
        let counts = try gone.isEmpty ? [:] : store.countLayoutsByCollection(at: .now)
        for collection in gone {
            closed += counts[collection.id] ?? 0
            if let revision {
                try store.closeLayouts(inCollection: collection.id, at: revision)
            } else {
                // Those of the presets that go as well are counted already, and still there.
                for id in presets { closed -= try store.keptLayouts(of: id, in: collection.id).count }
            }
        }
        return closed
    }
}

extension Draft {
    /// Writes every fact that changed.
    func writeFacts(at revision: Int64) throws {
        try store.addFacts(newFacts.all)
        // What gives up a name goes first, so that another may take it.
        for (id, change) in changedEntries where change.old != nil { try store.closeEntry(id, at: revision) }
        try store.openEntries(changedEntries.compactMap(\.value.new), at: revision)
        try store.replaceMetrics(changedMetrics.map { FactChangeRow($0, from: $1.old, to: $1.new) }, at: revision)
        try store.replaceTokens(changedTokens.map { FactChangeRow($0, from: $1.old, to: $1.new) }, at: revision)
        try store.replacePresets(changedPresets.map { FactChangeRow($0, from: $1.old, to: $1.new) }, at: revision)
        try traitList.write {
            try store.closeTrait($0, at: revision)
        } opening: {
            try store.openTrait($0, at: revision)
        }
        try fontList.write {
            try store.closeFont($0, at: revision)
        } opening: {
            try store.openFont($0, at: revision)
        }
        try ruleList.write {
            try store.closeRule($0, at: revision)
        } opening: {
            try store.openRule($0, at: revision)
        }
        try collectionList.write {
            try store.closeCollection($0, at: revision)
        } opening: {
            try store.openCollection($0, at: revision)
        }
    }
}
