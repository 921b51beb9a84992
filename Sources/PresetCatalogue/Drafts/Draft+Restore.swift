import CatalogueModel

extension Draft {
    /// Every fact as it was at a revision: same ids, later births closed.
    func restore(_ revision: Int64) throws {
        let newest = try store.newestRevision()
        guard (0...newest).contains(revision) else {
            throw CatalogueError(.unknownRevision("r\(revision)", suggestions: ["r\(newest)"]))
        }
        let entries =
            try (store.entries(.metric, at: .revision(revision)) + store.entries(.preset, at: .revision(revision)))
        let metrics = try store.metrics(at: .revision(revision))
        let presets = try store.presets(at: .revision(revision))
        let kept = Set(entries.map(\.id))
        for entry in try allEntries(.metric) + allEntries(.preset) where !kept.contains(entry.id) {
            try setEntry(entry.id, nil)
            if entry.kind == .metric { try setMetric(entry.id, nil) } else { try setPreset(entry.id, nil) }
        }
        for entry in entries {
            try setEntry(entry.id, entry)
            if entry.kind == .metric {
                try setMetric(entry.id, metrics[entry.id])
            } else {
                try setPreset(entry.id, presets[entry.id])
            }
        }
        let traits = try store.traits(at: .revision(revision))
        for trait in self.traits { setTrait(trait.id, nil) }
        for trait in traits { setTrait(trait.id, trait) }
        let collections = try store.collections(at: .revision(revision))
        for collection in self.collections { setCollection(collection.id, nil) }
        for collection in collections { setCollection(collection.id, collection) }
    }
}
