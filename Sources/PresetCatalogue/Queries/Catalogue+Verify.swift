import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// Computes every layout anew and compares it with what is kept.
    /// - Returns: how many were compared, and those that differ.
    public func verify() throws -> (count: Int, discrepancies: [Discrepancy]) {
        try store.read {
            let traits = try store.traits(at: .now)
            let fonts = try store.fonts(at: .now)
            let titles = titles(remembering: false)
            let entries = try store.entries(.preset, at: .now)
            let metrics = try store.metrics(at: .now)
            let presets = try store.presets(at: .now)
            let names = try Dictionary(
                uniqueKeysWithValues: (entries + store.entries(.metric, at: .now)).map { ($0.id, $0.name.text) })
            var count = 0
            var discrepancies: [Discrepancy] = []
            for collection in try store.collections(at: .now) {
                let resolver = Resolver(
                    traits, in: collection, fonts: fonts, metric: { metrics[$0] },
                    name: { names[$0] ?? "#\($0.rawValue)" })
                var kept: [LayoutKey: ComputedLayout] = [:]
                try store.forEachLayout(in: collection.id, at: .now) { key, layout in kept[key] = layout }
                for entry in entries {
                    guard let preset = presets[entry.id] else { continue }
                    let input = try PresetInput(preset, named: entry.name.text, in: collection, resolver, titles)
                    for (state, layout) in input.layouts() {
                        count += 1
                        let key = LayoutKey(preset: entry.id, state: state, collection: collection.id)
                        let stored = kept.removeValue(forKey: key)
                        if stored == layout { continue }
                        discrepancies.append(
                            Discrepancy(
                                name: entry.name.text, state: state, traits: collection.text,
                                numbers: stored.map { ComputedLayout.changes(from: $0, to: layout) }))
                    }
                }
                for key in kept.keys.sorted() {
                    discrepancies.append(
                        Discrepancy(
                            name: names[key.preset] ?? "#\(key.preset.rawValue)", state: key.state,
                            traits: collection.text, numbers: nil))
                }
            }
            return (count, discrepancies)
        }
    }
}
