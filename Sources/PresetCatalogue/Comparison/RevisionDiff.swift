import CatalogueModel
import CatalogueStorage

/// Compares two revisions of one catalogue. It reads the rows that begin or end between them, so that what it costs
/// follows the changes.
struct RevisionDiff {
    private let store: CatalogueStore
    private let range: (low: Int64, high: Int64)
    private let old: Snapshot
    private let new: Snapshot

    init(_ store: CatalogueStore, from old: Int64, to new: Int64) {
        self.store = store
        range = (min(old, new), max(old, new))
        self.old = Snapshot(store, at: .revision(old))
        self.new = Snapshot(store, at: .revision(new))
    }

    func facts() throws -> (changes: [FactChange], possibleRenames: [PossibleRename]) {
        var ids = try store.changedEntries(from: range.low, to: range.high)
        for kind in FactKind.named {
            ids.formUnion(try store.changedFacts(kind, from: range.low, to: range.high))
        }
        let identity = { (id: FactID) in String(id.rawValue) }
        let views = try ids.sorted().map {
            (old: try old.view($0, identity: identity), new: try new.view($0, identity: identity))
        }
        var changes = views.compactMap { FactComparison.change(from: $0.old, to: $0.new) }
        changes += try FactComparison.changes(from: old.listed(), to: new.listed(), key: \.id)
        return (FactComparison.sorted(changes), FactComparison.possibleRenames(views))
    }

    func collections() throws -> [CollectionChange] {
        CollectionChange.changes(
            from: try store.collections(at: old.moment), to: try store.collections(at: new.moment))
    }

    /// - Parameter traits: only collections that have these values count.
    func layouts(having traits: [String: String] = [:]) throws -> [LayoutChange] {
        let allTraits = try new.traits.get()
        let collections = Dictionary(
            try (store.collections(at: old.moment) + store.collections(at: new.moment)).map { ($0.id, $0) }
        ) { first, _ in first }
        let scales = collections.mapValues { LayoutChange.scale($0, allTraits) }
        let causes = CauseReader(old: old, new: new)
        let isForward = old.moment == .revision(range.low)
        let changes = try store.changedLayouts(from: range.low, to: range.high).compactMap { change -> LayoutChange? in
            let (before, after) = isForward ? (change.old, change.new) : (change.new, change.old)
            guard let before, let after, let collection = collections[change.key.collection] else { return nil }
            guard collection.has(traits, among: allTraits) else { return nil }
            return LayoutChange(
                name: new.name(change.key.preset), state: change.key.state, traits: collection.text,
                scale: scales[collection.id] ?? 1, from: before, to: after,
                causes: try causes.causes(change.causes, in: collection))
        }
        return LayoutChange.sorted(changes)
    }
}

extension CollectionChange {
    static func changes(from old: [TraitCollection], to new: [TraitCollection]) -> [CollectionChange] {
        let (before, after) = (Set(old.map(\.text)), Set(new.map(\.text)))
        return
            (after.subtracting(before).map { CollectionChange(traits: $0, isAdded: true) }
            + before.subtracting(after).map { CollectionChange(traits: $0, isAdded: false) })
            .sorted { ($0.traits, $0.isAdded ? 1 : 0) < ($1.traits, $1.isAdded ? 1 : 0) }
    }
}

extension LayoutChange {
    /// The change from one layout to another of the same preset, state and traits.
    init(
        name: String, state: ControlState, traits: String, scale: Double, from old: ComputedLayout,
        to new: ComputedLayout, causes: [Cause]
    ) {
        let lost = old.judgement.findings.subtracting(new.judgement.findings)
        let gained = new.judgement.findings.subtracting(old.judgement.findings)
        self.init(
            name: name, state: state, traits: traits, scale: scale, numbers: ComputedLayout.changes(from: old, to: new),
            findingsGained: gained.elements.map(\.name), findingsLost: lost.elements.map(\.name), causes: causes,
            sides: Sides(old: old, new: new))
    }

    /// Pixels a point in a collection.
    static func scale(_ collection: TraitCollection, _ traits: [Trait]) -> Double {
        collection.resolved(traits)[Trait.scaleName].flatMap(Double.init) ?? 3
    }

    static func sorted(_ changes: [LayoutChange]) -> [LayoutChange] {
        changes.sorted { one, other in
            if one.name != other.name { return one.name.precedes(other.name) }
            if one.traits != other.traits { return one.traits.precedes(other.traits) }
            return one.state < other.state
        }
    }
}
