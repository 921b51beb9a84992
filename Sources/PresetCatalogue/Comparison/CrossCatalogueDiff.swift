import CatalogueModel
import CatalogueStorage

/// Compares states of two catalogues. Facts are the same when their ids are, or else when kind and name are.
struct CrossCatalogueDiff {
    private let old: Snapshot
    private let new: Snapshot
    /// The facts of both sides, with what they have in common first.
    private let pairs: [(old: FactID?, new: FactID?)]
    /// For facts of the new side, their counterpart on the old side.
    private let counterparts: [FactID: FactID]

    init(_ old: Snapshot, _ new: Snapshot) throws {
        self.old = old
        self.new = new
        let before = try FactKind.named.flatMap { try old.store.entries($0, at: old.moment) }
        let after = try FactKind.named.flatMap { try new.store.entries($0, at: new.moment) }
        let byID = Dictionary(uniqueKeysWithValues: before.map { ($0.stableID, $0) })
        let byName = Dictionary(uniqueKeysWithValues: before.map { ($0.name, $0) })
        let newIDs = Set(after.map(\.stableID))
        var counterparts: [FactID: FactID] = [:]
        for entry in after {
            if let same = byID[entry.stableID], same.kind == entry.kind {
                counterparts[entry.id] = same.id
            } else if let namesake = byName[entry.name], namesake.kind == entry.kind,
                !newIDs.contains(namesake.stableID)
            {
                counterparts[entry.id] = namesake.id
            }
        }
        self.counterparts = counterparts
        let matched = Set(counterparts.values)
        pairs =
            after.map { (counterparts[$0.id], $0.id) }
            + before.filter { !matched.contains($0.id) }.map { ($0.id, nil) }
    }

    private func oldIdentity(_ id: FactID) -> String { String(id.rawValue) }
    private func newIdentity(_ id: FactID) -> String { counterparts[id].map(oldIdentity) ?? "new \(id.rawValue)" }

    func facts() throws -> (changes: [FactChange], possibleRenames: [PossibleRename]) {
        let views = try pairs.map { pair in
            (
                old: try pair.old.flatMap { try old.view($0, identity: oldIdentity) },
                new: try pair.new.flatMap { try new.view($0, identity: newIdentity) }
            )
        }
        let changes = FactComparison.sorted(
            try views.compactMap { FactComparison.change(from: $0.old, to: $0.new) }
                // Two files number their facts each for itself.
                + FactComparison.changes(from: old.listed(), to: new.listed()) { "\($0.view.kind) \($0.view.name)" })
        return (changes, FactComparison.possibleRenames(views))
    }

    func collections() throws -> [CollectionChange] {
        CollectionChange.changes(
            from: try old.store.collections(at: old.moment), to: try new.store.collections(at: new.moment))
    }

    /// - Parameter traits: only collections that have these values count.
    func layouts(having traits: [String: String] = [:]) throws -> [LayoutChange] {
        let allTraits = try new.traits.get()
        let before = try old.store.collections(at: old.moment)
        let changed = try changedFacts()
        var changes: [LayoutChange] = []
        for collection in try new.store.collections(at: new.moment) {
            guard let oldCollection = before.first(where: { $0.values == collection.values }) else { continue }
            guard collection.has(traits, among: allTraits) else { continue }
            let scale = LayoutChange.scale(collection, allTraits)
            var kept: [LayoutKey: ComputedLayout] = [:]
            try old.store.forEachLayout(in: oldCollection.id, at: old.moment) { kept[$0] = $1 }
            try new.store.forEachLayout(in: collection.id, at: new.moment) { key, layout in
                guard let preset = counterparts[key.preset],
                    let old = kept[LayoutKey(preset: preset, state: key.state, collection: oldCollection.id)],
                    old != layout
                else { return }
                changes.append(
                    LayoutChange(
                        name: new.name(key.preset), state: key.state, traits: collection.text,
                        scale: scale, from: old, to: layout,
                        causes: try causes(of: key.preset, changed, oldCollection, collection)))
            }
        }
        return LayoutChange.sorted(changes)
    }

    /// The facts of the new side whose definition differs.
    private func changedFacts() throws -> Set<FactID> {
        Set(
            try counterparts.filter { new, old in
                try self.old.view(old, identity: oldIdentity)?.properties.map(\.identity)
                    != self.new.view(new, identity: newIdentity)?.properties.map(\.identity)
            }.keys)
    }

    private func causes(
        of preset: FactID, _ changed: Set<FactID>, _ oldCollection: TraitCollection, _ collection: TraitCollection
    ) throws -> [Cause] {
        var causes = try new.upstream(ofPreset: preset).intersection(changed).sorted().compactMap { id -> Cause? in
            let before = try counterparts[id].flatMap { try old.text(ofMetric: $0, in: oldCollection) }
            let after = try new.text(ofMetric: id, in: collection)
            return before == after ? nil : Cause(kind: .metric, name: new.name(id), old: before, new: after)
        }
        if changed.contains(preset) {
            causes.append(Cause(kind: .preset, name: new.name(preset), old: nil, new: nil))
        }
        return causes
    }
}
