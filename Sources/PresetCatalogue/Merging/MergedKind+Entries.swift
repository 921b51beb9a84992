import CatalogueModel
import CatalogueStorage

extension MergedKind<SharedEntry<Metric<StableID>>> {
    static var metrics: MergedKind {
        .named(.metric) {
            try $0.metrics(at: $1)
        } one: {
            try $0.metric($1, at: $2)
        } share: { metric, file in
            try metric.mapReferences { try file.stableID($0) }
        } set: { draft, id, metric in
            try draft.setMetric(id, metric?.mapReferences { try draft.sharedFact($0) })
        }
    }
}

extension MergedKind<SharedEntry<KeptToken<StableID>>> {
    static var tokens: MergedKind {
        .named(.token) {
            try $0.tokens(at: $1)
        } one: {
            try $0.token($1, at: $2)
        } share: { token, file in
            try token.mapReferences { try file.stableID($0) }
        } set: { draft, id, token in
            try draft.setToken(id, token?.mapReferences { try draft.sharedFact($0) })
        }
    }
}

extension MergedKind<SharedEntry<Preset<StableID>>> {
    static var presets: MergedKind {
        .named(.preset) {
            try $0.presets(at: $1)
        } one: {
            try $0.preset($1, at: $2)
        } share: { preset, file in
            try preset.mapReferences { try file.stableID($0) }
        } set: { draft, id, preset in
            try draft.setPreset(id, preset?.mapReferences { try draft.sharedFact($0) })
        }
    }
}

extension MergedKind {
    /// Facts with a place in the tree of names.
    fileprivate static func named<Stored, Value>(
        _ kind: FactKind, all: @escaping (CatalogueStore, Moment) throws -> [FactID: Stored],
        one: @escaping (CatalogueStore, FactID, Moment) throws -> Stored?,
        share: @escaping (Stored, SharedFile) throws -> Value,
        set: @escaping (Draft, FactID, Value?) throws -> Void
    ) -> MergedKind where Fact == SharedEntry<Value> {
        func shared(_ entry: Entry, _ stored: Stored, _ file: SharedFile) throws -> Fact {
            SharedEntry(
                name: entry.name, description: entry.description,
                deprecation: try entry.deprecation.map {
                    SharedDeprecation(replacement: try $0.replacement.map(file.stableID), reason: $0.reason)
                }, extensions: entry.extensions, value: try share(stored, file))
        }
        return MergedKind(kind) { file, moment in
            let stored = try all(file.store, moment)
            var facts: [StableID: Fact] = [:]
            for entry in try file.store.entries(kind, at: moment) {
                if let value = stored[entry.id] { facts[entry.stableID] = try shared(entry, value, file) }
            }
            return facts
        } one: { file, id, moment in
            guard let entry = try file.store.entry(id, at: moment), let value = try one(file.store, id, moment) else {
                return nil
            }
            return try shared(entry, value, file)
        } set: { draft, id, stableID, fact in
            try draft.setEntry(
                id,
                fact.map { fact in
                    Entry(
                        id: id, stableID: stableID, kind: kind, name: fact.name, description: fact.description,
                        deprecation: try fact.deprecation.map {
                            Deprecation(
                                replacement: try $0.replacement.map(draft.sharedFact), reason: $0.reason)
                        }, extensions: fact.extensions)
                })
            try set(draft, id, fact?.value)
        }
    }
}

extension Draft {
    /// The fact with that id, which must be known.
    func sharedFact(_ stableID: StableID) throws -> FactID {
        guard let id = try knownFact(stableID) else {
            throw CatalogueError(.unknownName(stableID.description, nil, suggestions: []))
        }
        return id
    }
}
