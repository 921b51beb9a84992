import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// The traits in their order.
    public func traits(at name: RevisionName = .now) throws -> [Trait] {
        try store.read { try store.traits(at: try moment(name)) }
    }

    /// The trait collections in their order, with how many layouts each has.
    public func collections(at name: RevisionName = .now) throws -> [(collection: TraitCollection, layouts: Int)] {
        try store.read {
            let moment = try moment(name)
            let counts = try store.countLayoutsByCollection(at: moment)
            return try store.collections(at: moment).map { ($0, counts[$0.id] ?? 0) }
        }
    }
}
