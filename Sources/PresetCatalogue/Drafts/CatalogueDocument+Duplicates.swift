import CatalogueModel

extension CatalogueDocument {
    /// The ids of all facts, as often as they stand in the document.
    var ids: [StableID] {
        traits.compactMap(\.id) + collections.compactMap(\.id) + metrics.compactMap(\.id) + tokens.compactMap(\.id)
            + presets.compactMap(\.id) + fonts.compactMap(\.id) + rules.compactMap(\.id)
    }

    /// The names and ids that more than one fact has. Which of them is meant, nobody could say.
    var duplicates: [String] {
        (metrics.map(\.name) + tokens.map(\.name) + presets.map(\.name)).duplicates.map(\.text)
            + traits.map(\.name).duplicates + fonts.map(\.name).duplicates + rules.map(\.rule.id).duplicates
            + collections.map { TraitCollection.text(of: $0.values) }.duplicates + ids.duplicates.map(\.description)
    }
}

extension Sequence where Element: Hashable {
    /// The elements that were there before.
    var duplicates: [Element] {
        var seen = Set<Element>(minimumCapacity: underestimatedCount)
        return filter { !seen.insert($0).inserted }
    }
}
