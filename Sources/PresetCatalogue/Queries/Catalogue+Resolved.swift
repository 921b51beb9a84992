import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// The facts of a state with what follows from them, by default and for each value of a trait that makes a
    /// difference.
    public func resolvedDocument(at name: RevisionName = .now) throws -> ResolvedDocument {
        try store.read {
            let snapshot = Snapshot(store, at: try moment(name))
            var facts = try document(at: name)
            facts.order = try FactKind.named.flatMap { try store.entries($0, at: snapshot.moment) }
                .sorted { $0.id < $1.id }.map(\.name)
            let variants = try conditions(in: facts, snapshot).map {
                ($0, try state(for: [$0.trait: $0.value], snapshot))
            }
            return ResolvedDocument(facts: facts, base: try state(for: [:], snapshot), variants: variants)
        }
    }

    /// The values of traits, but for their defaults, that something depends on; of a team's own traits all.
    private func conditions(in facts: CatalogueDocument, _ snapshot: Snapshot) throws -> [TraitCondition] {
        var used = Set(facts.metrics.flatMap { $0.value.overrides.keys })
        used.formUnion(facts.tokens.flatMap { $0.value.overrides.keys })
        for collection in facts.collections where collection.values.count == 1 {
            used.formUnion(collection.values.map { TraitCondition(trait: $0, value: $1) })
        }
        return try snapshot.traits.get().flatMap { trait in
            trait.values.filter { $0 != trait.defaultValue }.map { TraitCondition(trait: trait.name, value: $0) }
                .filter { !trait.isBuiltIn || used.contains($0) }
        }
    }

    private func state(for values: [String: String], _ snapshot: Snapshot) throws -> ResolvedDocument.State {
        let kept = try store.collections(at: snapshot.moment).first { $0.values == values }
        let collection = kept ?? TraitCollection(id: FactID(-1), stableID: store.stableID, values: values)
        let resolver = Resolver(
            try snapshot.traits.get(), in: collection, fonts: try snapshot.fonts.get(),
            metric: { [store] in try store.metric($0, at: snapshot.moment) }, name: snapshot.name)
        var state = ResolvedDocument.State(values: [:], layouts: [])
        for entry in try store.entries(.metric, at: snapshot.moment) {
            state.values[entry.name] = ResolvedValue(try resolver.value(of: entry.id))
        }
        if kept != nil { state.layouts = try layouts(traits: values, at: snapshot.moment) }
        return state
    }
}
