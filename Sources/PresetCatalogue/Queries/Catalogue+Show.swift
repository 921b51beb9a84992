import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// A preset with every number, where it comes from, and its layouts in one trait collection.
    public func presetDetails(
        _ name: Name, traits: [String: String] = [:], at revision: RevisionName = .now
    ) throws -> PresetDetails {
        try store.read {
            let snapshot = Snapshot(store, at: try moment(revision))
            let entry = try snapshot.entry(named: name, .preset)
            guard let preset = try store.preset(entry.id, at: snapshot.moment) else {
                throw CatalogueError(.unknownName(name.text, .preset, suggestions: []))
            }
            let collection = try collection(traits, at: snapshot.moment)
            let origins = PropertyOrigins(snapshot: snapshot, resolver: try snapshot.resolver(for: collection))
            let values = collection.resolved(try snapshot.traits.get())
            let layouts = try store.layouts(of: entry.id, in: collection.id, at: snapshot.moment)
                .sorted { $0.key < $1.key }
                .map {
                    NamedLayout(
                        name: name.text, style: preset.style, state: $0.key, traits: values, result: $0.value)
                }
            return try origins.details(of: preset, entry, layouts: layouts)
        }
    }
}
