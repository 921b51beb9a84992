import CatalogueModel
import CatalogueStorage
import Spelling

extension Catalogue {
    /// The trait collection with these values; traits that are not named have their default.
    public func collection(_ values: [String: String], at moment: Moment) throws -> TraitCollection {
        let traits = try store.traits(at: moment)
        try requireTraits(values, traits)
        let named = traits.withoutDefaults(values)
        let collections = try store.collections(at: moment)
        guard let collection = collections.first(where: { $0.values == named }) else {
            throw CatalogueError(
                .unknownCollection(
                    TraitCollection.text(of: named), known: collections.map(\.text).filter { !$0.isEmpty }))
        }
        return collection
    }

    /// Refuses traits that do not exist, and values that they do not have.
    func requireTraits(_ values: [String: String], _ traits: [Trait]) throws {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let trait = traits.first(where: { $0.name == name }) else {
                throw CatalogueError(
                    .unknownTrait(name, suggestions: suggestions(for: name, in: traits.map(\.name))))
            }
            if !trait.values.contains(value) {
                throw CatalogueError(
                    .unknownTraitValue(TraitCondition(trait: name, value: value), known: trait.values))
            }
        }
    }

    /// The layouts of the presets that match, in one trait collection, sorted by name and state.
    public func layouts(
        matching pattern: Pattern = .all, traits: [String: String] = [:], at name: RevisionName = .now
    ) throws -> [NamedLayout] {
        try store.read { try layouts(matching: pattern, traits: traits, at: try moment(name)) }
    }

    func layouts(
        matching pattern: Pattern = .all, traits: [String: String], at moment: Moment
    ) throws -> [NamedLayout] {
        let collection = try collection(traits, at: moment)
        let values = collection.resolved(try store.traits(at: moment))
        var named: [FactID: Entry] = [:]
        for entry in try store.entries(.preset, at: moment) where pattern.matches(entry.name.text) {
            named[entry.id] = entry
        }
        if named.isEmpty, let literal = pattern.literal {
            _ = try Snapshot(store, at: moment).entry(named: Name(literal), .preset)
        }
        let styles = try store.presetStyles(at: moment)
        var layouts: [(Entry, NamedLayout)] = []
        try store.forEachLayout(in: collection.id, at: moment) { key, result in
            guard let entry = named[key.preset], let style = styles[key.preset] else { return }
            layouts.append(
                (
                    entry,
                    NamedLayout(
                        name: entry.name.text, style: style, state: key.state, traits: values, result: result)
                ))
        }
        return layouts.sorted { ($0.0.name, $0.1.state) < ($1.0.name, $1.1.state) }.map(\.1)
    }
}
