import CatalogueModel

// Facts and their names.

extension Draft {
    func entry(_ id: FactID) throws -> Entry? { try entries.entry(id) }

    func entry(named name: String) throws -> Entry? { try entries.entry(named: name) }

    /// The entries of a kind whose names match, sorted by name. A pattern without a wildcard costs one look.
    func entries(_ kind: FactKind, matching pattern: Pattern) throws -> [Entry] {
        if let literal = pattern.literal {
            return try entry(named: literal).flatMap { $0.kind == kind ? [$0] : [] } ?? []
        }
        return try entries.all(kind).filter { pattern.matches($0.name.text) }
    }

    /// The name of a fact, for messages: the last one it had, when it is gone.
    func name(_ id: FactID) -> String { entries.name(id) ?? "#\(id.rawValue)" }

    /// The name of a fact before the change; the one it will have, when it does not exist yet.
    func oldName(_ id: FactID) -> String { entries.oldName(id) ?? name(id) }

    func setEntry(_ id: FactID, _ entry: Entry?) throws { try entries.set(id, entry) }

    /// Takes a metric, a kept token or a preset away.
    func remove(_ entry: Entry) throws {
        try setEntry(entry.id, nil)
        switch entry.kind {
        case .metric: try setMetric(entry.id, nil)
        case .token: try setToken(entry.id, nil)
        case .preset: try setPreset(entry.id, nil)
        case .trait, .collection, .font, .rule: break
        }
    }

    // MARK: Facts

    func isNew(_ id: FactID) -> Bool { newFacts.contains(id) }

    /// What a fact is, also one that is gone.
    func kind(of id: FactID) throws -> FactKind? {
        isNew(id) ? newFacts.kind(of: id) : try store.kind(of: id)
    }

    /// The fact with this id in every file: the known one, or a new one.
    func fact(_ stableID: StableID, _ kind: FactKind) throws -> FactID {
        guard let known = try knownFact(stableID) else { return newFacts.add(stableID, kind) }
        if let knownKind = try self.kind(of: known), knownKind != kind {
            throw CatalogueError(.idOfOtherKind(stableID, knownKind))
        }
        return known
    }

    func knownFact(_ stableID: StableID) throws -> FactID? {
        try newFacts[stableID] ?? entries.storedFact(stableID)
    }

    /// A new fact of that name. Its id follows from the catalogue, the kind, the name and how often such a fact was
    /// born, so that the same addition to two copies of a catalogue is the same fact.
    func newFact(_ kind: FactKind, named name: String) throws -> (id: FactID, stableID: StableID) {
        var birth = 1
        while true {
            let stableID = StableID.fact(kind, named: name, birth: birth, in: store.stableID)
            if try knownFact(stableID) == nil { return (newFacts.add(stableID, kind), stableID) }
            birth += 1
        }
    }
}
