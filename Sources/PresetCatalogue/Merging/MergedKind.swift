import CatalogueModel
import CatalogueStorage

/// How facts of one kind are read from a file and written into a draft, by ids that all files share.
struct MergedKind<Fact: Mergeable> {
    let kind: FactKind
    let all: (SharedFile, Moment) throws -> [StableID: Fact]
    let one: (SharedFile, FactID, Moment) throws -> Fact?
    /// Sets a fact; nil takes it away.
    let set: (Draft, FactID, StableID, Fact?) throws -> Void

    /// Facts of which there are few.
    fileprivate init(
        _ kind: FactKind, all: @escaping (CatalogueStore, Moment) throws -> [(id: FactID, fact: Fact)],
        set: @escaping (Draft, FactID, StableID, Fact?) throws -> Void
    ) {
        self.kind = kind
        self.all = { file, moment in
            Dictionary(uniqueKeysWithValues: try all(file.store, moment).map { (try file.stableID($0.id), $0.fact) })
        }
        one = { file, id, moment in try all(file.store, moment).first { $0.id == id }?.fact }
        self.set = set
    }

    init(
        _ kind: FactKind, all: @escaping (SharedFile, Moment) throws -> [StableID: Fact],
        one: @escaping (SharedFile, FactID, Moment) throws -> Fact?,
        set: @escaping (Draft, FactID, StableID, Fact?) throws -> Void
    ) {
        self.kind = kind
        self.all = all
        self.one = one
        self.set = set
    }
}

extension MergedKind<TraitFact> {
    static var traits: MergedKind {
        MergedKind(.trait) { store, moment in
            try store.traits(at: moment).map { ($0.id, TraitFact($0)) }
        } set: { draft, id, stableID, fact in
            guard let fact else { return draft.traitList.set(id, nil) }
            try draft.checkTrait(fact.name, fact.values, fact.defaultValue)
            draft.traitList.set(id, Trait(id: id, stableID: stableID, fact))
        }
    }
}

extension MergedKind<CollectionFact> {
    static var collections: MergedKind {
        MergedKind(.collection) { store, moment in
            try store.collections(at: moment).map { ($0.id, CollectionFact($0)) }
        } set: { draft, id, stableID, fact in
            guard let fact else { return draft.collectionList.set(id, nil) }
            // Both may have made it anew: it is nothing but its traits.
            if draft.collections.contains(where: { $0.values == fact.values }) { return }
            for condition in fact.values.map({ TraitCondition(trait: $0, value: $1) }).sorted() {
                try draft.check(condition)
            }
            draft.collectionList.set(id, TraitCollection(id: id, stableID: stableID, values: fact.values))
        }
    }
}

extension MergedKind<FontFact> {
    static var fonts: MergedKind {
        MergedKind(.font) { store, moment in
            try store.fonts(at: moment).map { ($0.id, FontFact($0)) }
        } set: { draft, id, stableID, fact in
            draft.fontList.set(id, fact.map { RegisteredFont(id: id, stableID: stableID, $0) })
        }
    }
}

extension MergedKind<RuleFact> {
    static var rules: MergedKind {
        MergedKind(.rule) { store, moment in
            try store.rules(at: moment).map { ($0.id, $0.fact) }
        } set: { draft, id, _, fact in
            draft.ruleList.set(id, fact.map { KeptRule(id: id, fact: $0) })
        }
    }
}
