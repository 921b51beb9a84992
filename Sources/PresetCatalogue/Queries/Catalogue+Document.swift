import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// The facts of a state, as people exchange them.
    /// - Parameters:
    ///   - withHistory: every revision as well, so that an empty catalogue can become this one.
    ///   - withPresets: without them for those who take them one by one.
    public func document(
        at name: RevisionName = .now, withHistory: Bool = false, withPresets: Bool = true
    ) throws -> CatalogueDocument {
        try store.read {
            let revision = try revision(name)
            var document = try facts(at: .revision(revision), withPresets: withPresets)
            document.catalogue = store.stableID
            document.releases = try store.releases().filter { $0.revision <= revision }
                .sorted { ($0.revision, $0.name) < ($1.revision, $1.name) }
            if withHistory {
                document.history = try store.revisions().filter { $0.number > 0 && $0.number <= revision }
                    .map(historyRevision)
            }
            return document
        }
    }

    /// The presets of a state one by one, sorted by name, for those who need not have them all in memory.
    public func forEachPreset(
        at name: RevisionName = .now, _ body: (NamedFact<Preset<Name>>) throws -> Void
    ) throws {
        try store.read {
            let snapshot = Snapshot(store, at: try moment(name))
            try store.forEachEntry(.preset, at: snapshot.moment) { entry in
                guard let preset = try store.preset(entry.id, at: snapshot.moment) else { return }
                try body(named(entry, preset, snapshot))
            }
        }
    }

    private func facts(
        at moment: Moment, only ids: Set<FactID>? = nil, withPresets: Bool = true
    ) throws -> CatalogueDocument {
        let snapshot = Snapshot(store, at: moment)
        var document = CatalogueDocument(catalogue: nil)
        func isWanted(_ id: FactID) -> Bool { ids?.contains(id) ?? true }
        document.traits = try store.traits(at: moment).filter { isWanted($0.id) }.map(TraitFact.init)
        document.collections = try store.collections(at: moment).filter { isWanted($0.id) }
            .map(CollectionFact.init)
            .sorted { TraitCollection.text(of: $0.values) < TraitCollection.text(of: $1.values) }
        document.fonts = try store.fonts(at: moment).filter { isWanted($0.id) }.map(FontFact.init)
            .sorted { ($0.family, $0.weight) < ($1.family, $1.weight) }
        document.rules = try store.rules(at: moment).filter { isWanted($0.id) }.map(\.fact)
            .sorted { $0.rule.id.precedes($1.rule.id) }
        let metrics = try ids == nil ? store.metrics(at: moment) : [:]
        for entry in try store.entries(.metric, at: moment) where isWanted(entry.id) {
            guard let metric = try metrics[entry.id] ?? store.metric(entry.id, at: moment) else { continue }
            document.metrics.append(try named(entry, metric.mapReferences { try Name(snapshot.name($0)) }, snapshot))
        }
        document.tokens = try tokens(snapshot, only: ids)
        guard withPresets else { return document }
        let presets = try ids == nil ? store.presets(at: moment) : [:]
        for entry in try store.entries(.preset, at: moment) where isWanted(entry.id) {
            guard let preset = try presets[entry.id] ?? store.preset(entry.id, at: moment) else { continue }
            document.presets.append(try named(entry, preset, snapshot))
        }
        return document
    }

    func tokens(_ snapshot: Snapshot, only ids: Set<FactID>? = nil) throws -> [NamedFact<KeptToken<Name>>] {
        let tokens = try ids == nil ? store.tokens(at: snapshot.moment) : [:]
        return try store.entries(.token, at: snapshot.moment).filter { ids?.contains($0.id) ?? true }
            .compactMap { entry in
                guard let token = try tokens[entry.id] ?? store.token(entry.id, at: snapshot.moment) else { return nil }
                return try named(entry, token.mapReferences { try Name(snapshot.name($0)) }, snapshot)
            }
    }

    private func named(
        _ entry: Entry, _ preset: Preset<FactID>, _ snapshot: Snapshot
    ) throws -> NamedFact<Preset<Name>> {
        try named(entry, preset.mapReferences { try Name(snapshot.name($0)) }, snapshot)
    }

    private func named<Value>(_ entry: Entry, _ value: Value, _ snapshot: Snapshot) throws -> NamedFact<Value> {
        NamedFact(
            id: entry.stableID, name: entry.name, description: entry.description,
            isDeprecated: entry.deprecation != nil,
            // One that is gone has no name to be found by.
            replacement: try entry.deprecation?.replacement.flatMap { try store.entry($0, at: snapshot.moment)?.name },
            reason: entry.deprecation?.reason, extensions: entry.extensions,
            value: value)
    }

    private func historyRevision(_ revision: Revision) throws -> HistoryRevision {
        let number = revision.number
        var changed = try store.changedEntries(from: number - 1, to: number)
        for kind in FactKind.allCases { changed.formUnion(try store.changedFacts(kind, from: number - 1, to: number)) }
        let facts = try facts(at: .revision(number), only: changed)
        let present = Set(facts.ids)
        // By what they are called everywhere: their numbers are this file's own.
        let removed = try changed.compactMap { try store.stableID(of: $0) }.filter { !present.contains($0) }
            .sorted { $0.description < $1.description }
        return HistoryRevision(
            revision: revision, facts: facts, removed: removed, merged: try mergedRevisions(of: number))
    }
}
