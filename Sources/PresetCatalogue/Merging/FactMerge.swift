import CatalogueModel

/// Merges the facts of one kind, by their ids.
struct FactMerge<Fact: Mergeable> {
    /// What becomes of a fact of ours.
    struct Change {
        let id: StableID
        /// Nil for one that goes.
        let fact: Fact?
        /// The properties that come from them; nil for a fact that comes or goes as a whole.
        let properties: [MergeProperty<Fact>]?
    }

    /// What both sides changed, differently: a property, or the fact as a whole where one of them removed it.
    struct Conflict {
        let id: StableID
        let property: MergeProperty<Fact>?
    }

    private(set) var changes: [Change] = []
    private(set) var conflicts: [Conflict] = []
    private let side: MergeSide

    /// - Parameters:
    ///   - ids: of the facts, in the order in which they change.
    ///   - side: whose word stands in conflicts.
    init(_ states: ThreeWay<[StableID: Fact]>, _ ids: [StableID], preferring side: MergeSide) {
        self.side = side
        for id in ids { merge(id, states.map { $0[id] }) }
    }

    private mutating func merge(_ id: StableID, _ states: ThreeWay<Fact?>) {
        if let ours = states.ours, let theirs = states.theirs {
            return mergeProperties(id, states.base, ours, theirs)
        }
        let merged = states.merged(preferring: side)
        if merged.isConflict { conflicts.append(Conflict(id: id, property: nil)) }
        if merged.value != states.ours { changes.append(Change(id: id, fact: merged.value, properties: nil)) }
    }

    private mutating func mergeProperties(_ id: StableID, _ base: Fact?, _ ours: Fact, _ theirs: Fact) {
        if ours == theirs { return }
        var fact = ours
        var taken: [MergeProperty<Fact>] = []
        let properties = Fact.properties(of: [base, ours, theirs].compactMap { $0 })
        for property in properties where !property.isEqual(ours, theirs) {
            let merged = property.merge(base, ours, theirs, side)
            if merged.isConflict { conflicts.append(Conflict(id: id, property: property)) }
            merged.value(&fact)
            if !property.isEqual(fact, ours) { taken.append(property) }
        }
        fact.tidy(after: ours)
        if fact != ours { changes.append(Change(id: id, fact: fact, properties: taken)) }
    }
}
