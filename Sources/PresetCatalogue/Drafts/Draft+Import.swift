import CatalogueModel

extension Draft {
    /// Adds what a document has and changes what differs. A fact is the one with its id, else the one with its name.
    /// - Parameter isWhole: whether values for traits that the document does not know are no more.
    func importDocument(_ document: CatalogueDocument, isWhole: Bool = false) throws {
        let twice = document.duplicates
        if !twice.isEmpty { throw CatalogueError(twice.map { .duplicate($0) }) }
        try entries.expectLooks(document.metrics.count + document.tokens.count + document.presets.count)
        try importTraits(document)
        for font in document.fonts { try addFont(font) }
        for rule in document.rules { try importRule(rule) }
        // Names first: what refers to another may stand before it.
        try importEntries(document)
        let known = Set(document.traits.map(\.name))
        func isElsewhere(_ condition: TraitCondition) -> Bool { !isWhole && !known.contains(condition.trait) }
        for fact in document.metrics {
            let id = try importDeprecation(fact)
            var metric = try fact.value.mapReferences { try metricID($0, for: fact.name.text) }
            if let before = try self.metric(id), before.type == metric.type {
                metric.overrides.merge(before.overrides.filter { isElsewhere($0.key) }) { new, _ in new }
            }
            try setMetric(id, metric)
        }
        for fact in document.tokens {
            let id = try importDeprecation(fact)
            var token = try fact.value.mapReferences { try self.token(named: $0) }
            if let before = try self.token(id) {
                token.keepOrder(of: before)
                token.overrides.merge(before.overrides.filter { isElsewhere($0.key) }) { new, _ in new }
            }
            try setToken(id, token)
        }
        for fact in document.presets {
            let id = try importDeprecation(fact)
            try setPreset(id, try fact.value.mapReferences { try metricID($0, for: fact.name.text) })
        }
        try importCollections(document)
    }

    /// Takes away what a document does not have. What it does not speak of at all stays.
    func removeOthers(than document: CatalogueDocument) throws {
        let names = Set(document.metrics.map(\.name) + document.tokens.map(\.name) + document.presets.map(\.name))
        let kinds: [FactKind] = document.presets.isEmpty ? [.metric, .token] : FactKind.named
        for entry in try kinds.flatMap(entries.all) where !names.contains(entry.name) { try remove(entry) }
    }

    /// The facts of one revision of a history: what it removed goes first, so that its names are free.
    func replay(_ history: HistoryRevision) throws {
        for stableID in history.removed {
            guard let id = try knownFact(stableID) else { continue }
            if let entry = try entry(id) { try remove(entry) }
            traitList.set(id, nil)
            collectionList.set(id, nil)
            fontList.set(id, nil)
            ruleList.set(id, nil)
        }
        try importDocument(history.facts, isWhole: true)
    }

    /// What a kept token can refer to; everything else in it is text.
    private func token(named name: Name) throws -> FactID? {
        try entry(named: name.text).flatMap { $0.kind == .preset ? nil : $0.id }
    }

    private func importEntries(_ document: CatalogueDocument) throws {
        let ids = Set(document.ids)
        for (kind, index) in document.births {
            switch kind {
            case .metric: try importEntry(document.metrics[index], kind, ids)
            case .token: try importEntry(document.tokens[index], kind, ids)
            case .preset: try importEntry(document.presets[index], kind, ids)
            case .trait, .collection, .font, .rule: break
            }
        }
    }

    private func importEntry<Value>(
        _ fact: NamedFact<Value>, _ kind: FactKind, _ ids: Set<StableID>
    ) throws {
        var stableID = fact.id
        // A color that became a length, say: another fact under the same name.
        if let other = try knownEntry(stableID, fact.name, ids), other.kind != kind, other.kind != .preset,
            kind != .preset
        {
            try remove(other)
            if other.stableID == stableID { stableID = nil }
        }
        _ = try importEntry(stableID, kind, fact.name, ids) { entry in
            entry.description = fact.description
            if !sayTheSame(entry.extensions, fact.extensions) { entry.extensions = fact.extensions }
        }
    }

    /// - Parameters:
    ///   - ids: of all facts of the document: one of them that has the name here is about to give it up.
    ///   - change: what is said of the entry beside its name.
    func importEntry(
        _ stableID: StableID?, _ kind: FactKind, _ name: Name, _ ids: Set<StableID>, _ change: (inout Entry) -> Void
    ) throws -> FactID {
        var entry: Entry
        var isBorn = false
        if let known = try knownEntry(stableID, name, ids) {
            guard known.kind == kind else {
                throw CatalogueError(
                    known.stableID == stableID
                        ? .idOfOtherKind(known.stableID, known.kind) : .nameTaken(name.text, known.kind))
            }
            entry = known
            entry.name = name
        } else {
            // New here, or known and gone: an id that comes back is the same fact again.
            let (id, newID) = try stableID.map { (try fact($0, kind), $0) } ?? newFact(kind, named: name.text)
            entry = Entry(id: id, stableID: newID, kind: kind, name: name)
            isBorn = isNew(id)
        }
        change(&entry)
        if isBorn { entries.add(entry) } else { try setEntry(entry.id, entry) }
        return entry.id
    }

    /// The fact with the id, else the one with the name.
    private func knownEntry(_ stableID: StableID?, _ name: Name, _ ids: Set<StableID>) throws -> Entry? {
        if let entry = try stableID.flatMap({ try knownFact($0) }).flatMap({ try entry($0) }) { return entry }
        return try entry(named: name.text).flatMap { ids.contains($0.stableID) ? nil : $0 }
    }

    /// - Returns: the fact, which has its name by now.
    private func importDeprecation<Value>(_ fact: NamedFact<Value>) throws -> FactID {
        var entry = try existing(fact.name)
        guard entry.deprecation != nil || fact.isDeprecated else { return entry.id }
        entry.deprecation =
            try fact.isDeprecated
            ? Deprecation(replacement: fact.replacement.map { try existing($0).id }, reason: fact.reason) : nil
        try setEntry(entry.id, entry)
        return entry.id
    }

    private func importTraits(_ document: CatalogueDocument) throws {
        for fact in document.traits {
            try checkTrait(fact.name, fact.values, fact.defaultValue)
            let known = traits.first { $0.stableID == fact.id } ?? traits.first { $0.name == fact.name }
            let stableID = known?.stableID ?? fact.id
            let (id, newID) = try stableID.map { (try self.fact($0, .trait), $0) } ?? newFact(.trait, named: fact.name)
            traitList.set(id, Trait(id: id, stableID: newID, fact))
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
            collectionList.set(id, TraitCollection(id: id, stableID: stableID, values: fact.values))
        }
    }
}

extension KeptToken {
    /// Another order of the members of an object is no change.
    fileprivate mutating func keepOrder(of before: KeptToken) {
        if value.isSame(as: before.value) { value = before.value }
        for (condition, value) in before.overrides where overrides[condition]?.isSame(as: value) == true {
            overrides[condition] = value
        }
    }
}
