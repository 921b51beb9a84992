import CatalogueModel
import CatalogueStorage

/// What differs between a catalogue and a draft over it: the diff that would be.
struct DraftDiff {
    private let draft: Draft

    init(_ draft: Draft) {
        self.draft = draft
    }

    func facts() throws -> [FactChange] {
        try FactComparison.changes(in: draft).filter { $0.kind != .collection }
    }

    func collections() -> [CollectionChange] {
        CollectionChange.changes(from: draft.oldCollections, to: draft.collections)
    }

    func possibleRenames() throws -> [PossibleRename] {
        let entries = draft.changedEntries.filter { $0.value.old == nil || $0.value.new == nil }
        if entries.allSatisfy({ $0.value.new != nil }) { return [] }
        return FactComparison.possibleRenames(
            try entries.map { id, entry in
                (
                    old: try FactComparison.view(of: entry.old, in: draft, isOld: true),
                    new: try FactComparison.view(of: entry.new, in: draft, isOld: false)
                )
            })
    }

    /// The layouts that come out differently, among those that are computed.
    /// - Parameter traits: only collections that have these values count.
    func layouts(_ recalculation: Recalculation, having traits: [String: String]) throws -> [LayoutChange] {
        let collections = Dictionary(uniqueKeysWithValues: draft.collections.map { ($0.id, $0) })
        let reader = CauseReader(old: DraftState(draft, isOld: true), new: DraftState(draft, isOld: false))
        var changes: [LayoutChange] = []
        try recalculation.run { _ in
        } _: { result in
            guard let kept = result.kept, result.isMoved, let collection = collections[result.key.collection],
                collection.has(traits, among: draft.traits), let old = try draft.store.layout(of: kept)
            else { return }
            changes.append(
                LayoutChange(
                    name: draft.name(result.key.preset), state: result.key.state, traits: collection.text,
                    scale: LayoutChange.scale(collection, draft.traits), from: old,
                    to: result.new, causes: try reader.causes(result.causes, in: collection)))
        }
        return LayoutChange.sorted(changes)
    }
}

/// A draft as it was, or as it will be.
private final class DraftState: ComparedState {
    private let draft: Draft
    private let isOld: Bool
    private var resolvers: [FactID: Resolver] = [:]

    init(_ draft: Draft, isOld: Bool) {
        self.draft = draft
        self.isOld = isOld
    }

    func name(_ id: FactID) -> String { isOld ? draft.oldName(id) : draft.name(id) }

    func kind(of id: FactID) throws -> FactKind? { try draft.kind(of: id) }

    func text(ofMetric id: FactID, in collection: TraitCollection) throws -> String? {
        guard try (isOld ? draft.oldMetric(id) : draft.metric(id)) != nil else { return nil }
        let resolver =
            resolvers[collection.id] ?? (isOld ? draft.oldResolver(in: collection) : draft.resolver(in: collection))
        resolvers[collection.id] = resolver
        return try resolver.value(of: id).text
    }

    func trait(_ id: FactID) throws -> Trait? { (isOld ? draft.oldTraits : draft.traits).first { $0.id == id } }

    func font(_ id: FactID) throws -> RegisteredFont? { (isOld ? draft.oldFonts : draft.fonts).first { $0.id == id } }
}
