import CatalogueModel

extension Draft {
    /// Adds what a document has and changes what differs. A fact is the one with its id, else the one with its name.
    func importDocument(_ document: CatalogueDocument) throws {
        let twice = document.duplicates
        if !twice.isEmpty { throw CatalogueError(twice.map { .duplicate($0) }) }
        try importTraits(document)
        let ids = Set(document.ids)
        // Names first: what refers to another may stand before it.
        let metrics = try document.metrics.map { ($0, try importEntry($0.id, .metric, $0.name, $0.description, ids)) }
        let presets = try document.presets.map { ($0, try importEntry($0.id, .preset, $0.name, $0.description, ids)) }
        for (fact, id) in metrics {
            try importDeprecation(fact.isDeprecated, fact.replacement, id)
            try setMetric(id, try fact.value.mapReferences { try metricID($0, for: fact.name.text) })
        }
        for (fact, id) in presets {
            try importDeprecation(fact.isDeprecated, fact.replacement, id)
            try setPreset(id, try fact.value.mapReferences { try metricID($0, for: fact.name.text) })
        }
        try importCollections(document)
    }

    /// The facts of one revision of a history: what it removed goes first, so that its names are free.
    func replay(_ history: HistoryRevision) throws {
        for stableID in history.removed {
            guard let id = try knownFact(stableID) else { continue }
            if let entry = try entry(id) {
                try setEntry(id, nil)
                if entry.kind == .metric { try setMetric(id, nil) } else { try setPreset(id, nil) }
            }
            setTrait(id, nil)
            setCollection(id, nil)
        }
        try importDocument(history.facts)
    }

    /// - Parameter ids: of all facts of the document: one of them that has the name here is about to give it up.
    private func importEntry(
        _ stableID: StableID?, _ kind: FactKind, _ name: Name, _ description: String?, _ ids: Set<StableID>
    ) throws -> FactID {
        var id = try stableID.flatMap { try knownFact($0) }
        if id == nil, let known = try entry(named: name.text), !ids.contains(known.stableID) {
            guard known.kind == kind else { throw CatalogueError(.nameTaken(name.text, known.kind)) }
            id = known.id
        }
        if let id, let known = try entry(id) {
            guard known.kind == kind else { throw CatalogueError(.idOfOtherKind(known.stableID, known.kind)) }
            var entry = known
            entry.name = name
            entry.description = description
            try setEntry(id, entry)
            return id
        }
        // New here, or known and gone: an id that comes back is the same fact again.
        let fact: (id: FactID, stableID: StableID) =
            if let stableID { (try self.fact(stableID, kind), stableID) } else { try newFact(kind, named: name.text) }
        try setEntry(
            fact.id,
            Entry(id: fact.id, stableID: fact.stableID, kind: kind, name: name, description: description))
        return fact.id
    }

    private func importDeprecation(_ isDeprecated: Bool, _ replacement: Name?, _ id: FactID) throws {
        guard var entry = try entry(id) else { return }
        entry.deprecation = isDeprecated ? Deprecation(replacement: try replacement.map { try existing($0).id }) : nil
        try setEntry(id, entry)
    }

    private func importTraits(_ document: CatalogueDocument) throws {
        for fact in document.traits {
            try checkTrait(fact.name, fact.values, fact.defaultValue)
            let known = traits.first { $0.stableID == fact.id } ?? traits.first { $0.name == fact.name }
            let stableID = known?.stableID ?? fact.id
            let (id, newID) = try stableID.map { (try self.fact($0, .trait), $0) } ?? newFact(.trait, named: fact.name)
            setTrait(
                id,
                Trait(
                    id: id, stableID: newID, name: fact.name, values: fact.values, defaultValue: fact.defaultValue))
        }
    }

    private func importCollections(_ document: CatalogueDocument) throws {
        for fact in document.collections {
            for condition in fact.values.map({ TraitCondition(trait: $0, value: $1) }).sorted() { try check(condition) }
            let text = TraitCollection.text(of: fact.values)
            if collections.contains(where: { $0.text == text }) { continue }
            if let other = collections.first(where: { $0.stableID == fact.id }) {
                throw CatalogueError(.idOfOtherCollection(other.stableID, other.text))
            }
            let (id, stableID) =
                try fact.id.map { (try self.fact($0, .collection), $0) } ?? newFact(.collection, named: text)
            setCollection(id, TraitCollection(id: id, stableID: stableID, values: fact.values))
        }
    }
}
