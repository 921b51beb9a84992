import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// The presets that match, with everything that is known of them, and the releases until then.
    public func gallery(matching pattern: Pattern = .all, at name: RevisionName = .now) throws -> Gallery {
        try store.read {
            let snapshot = Snapshot(store, at: try moment(name))
            let traits = try snapshot.traits.get()
            let collections = try store.collections(at: snapshot.moment).sorted { $0.isDefault && !$1.isDefault }
            let presets = try store.presets(at: snapshot.moment)
            let layouts = try collections.map { collection in
                let values = collection.resolved(traits)
                let titles = try picturedTitles(collection.values, at: snapshot.moment)
                var layouts: [FactID: [NamedLayout]] = [:]
                try store.forEachLayout(in: collection.id, at: snapshot.moment) { key, result in
                    guard let style = presets[key.preset]?.style else { return }
                    layouts[key.preset, default: []].append(
                        NamedLayout(
                            name: snapshot.name(key.preset), style: style, state: key.state, traits: values,
                            result: result))
                }
                return try layouts.mapValues { try $0.sorted { $0.state < $1.state }.map(titles.picture) }
            }
            let origins = PropertyOrigins(
                snapshot: snapshot, resolver: try snapshot.resolver(for: .defaultCollection))
            let entries = try store.entries(.preset, at: snapshot.moment).filter { pattern.matches($0.name.text) }
            let details = try entries.compactMap { entry in
                try presets[entry.id].map { preset in
                    let own = layouts.map { $0[entry.id] ?? [] }
                    return GalleryPreset(
                        details: try origins.details(of: preset, entry, layouts: own[0].map(\.layout)), layouts: own)
                }
            }
            return Gallery(
                collections: collections.map(\.text), presets: details,
                releases: try changelog(from: nil, to: name))
        }
    }
}
