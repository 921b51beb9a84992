import CatalogueModel

/// One side of a comparison, as far as causes are told by it: a state of a catalogue, or one in the making.
protocol ComparedState {
    func name(_ id: FactID) -> String
    func kind(of id: FactID) throws -> FactKind?
    /// What a metric comes to, as people write it; nil when it does not exist then.
    func text(ofMetric id: FactID, in collection: TraitCollection) throws -> String?
    /// Nil when it does not exist then.
    func trait(_ id: FactID) throws -> Trait?
    func font(_ id: FactID) throws -> RegisteredFont?
}

extension Snapshot: ComparedState {}

/// Tells the facts that made a layout change, with what they were on each side.
struct CauseReader {
    let old: any ComparedState
    let new: any ComparedState

    func causes(_ facts: some Sequence<FactID>, in collection: TraitCollection) throws -> [Cause] {
        try facts.sorted().compactMap { try cause($0, in: collection) }
    }

    func cause(_ id: FactID, in collection: TraitCollection) throws -> Cause? {
        switch try new.kind(of: id) {
        case nil, .token, .rule: return nil
        case .metric:
            let before = try old.text(ofMetric: id, in: collection)
            let after = try new.text(ofMetric: id, in: collection)
            // It changed for other collections, or there and back.
            return before == after ? nil : Cause(kind: .metric, name: new.name(id), old: before, new: after)
        case .preset: return Cause(kind: .preset, name: new.name(id), old: nil, new: nil)
        case .trait:
            let (before, after) = (try old.trait(id), try new.trait(id))
            return Cause(
                kind: .trait, name: after?.name ?? before?.name ?? "", old: before?.defaultValue,
                new: after?.defaultValue)
        case .font:
            let (before, after) = (try old.font(id), try new.font(id))
            return Cause(kind: .font, name: after?.name ?? before?.name ?? "", old: before?.file, new: after?.file)
        case .collection: return Cause(kind: .collection, name: collection.text, old: nil, new: nil)
        }
    }
}
