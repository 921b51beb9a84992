import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// The layouts of one preset in every trait collection, in the order of the collections and states.
    public func matrix(of name: Name, at revision: RevisionName = .now) throws -> [NamedLayout] {
        try store.read {
            let snapshot = Snapshot(store, at: try moment(revision))
            let entry = try snapshot.entry(named: name, .preset)
            guard let style = try store.preset(entry.id, at: snapshot.moment)?.style else { return [] }
            let traits = try snapshot.traits.get()
            return try store.collections(at: snapshot.moment).flatMap { collection in
                try store.layouts(of: entry.id, in: collection.id, at: snapshot.moment).sorted { $0.key < $1.key }
                    .map {
                        NamedLayout(
                            name: name.text, style: style, state: $0.key, traits: collection.resolved(traits),
                            result: $0.value)
                    }
            }
        }
    }
}
