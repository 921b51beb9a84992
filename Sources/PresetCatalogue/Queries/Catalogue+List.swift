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

    /// The same one by one, for those who need not have them all in memory. The file is being read meanwhile, so that
    /// whoever wants to change it waits.
    public func forEachLayout(
        matching pattern: Pattern = .all, traits: [String: String] = [:], at name: RevisionName = .now,
        _ body: (NamedLayout) throws -> Void
    ) throws {
        try store.read { try forEachLayout(matching: pattern, traits: traits, at: try moment(name), body) }
    }

    func layouts(
        matching pattern: Pattern = .all, traits: [String: String], at moment: Moment
    ) throws -> [NamedLayout] {
        var layouts: [NamedLayout] = []
        try forEachLayout(matching: pattern, traits: traits, at: moment) { layouts.append($0) }
        return layouts
    }

    private func forEachLayout(
        matching pattern: Pattern, traits: [String: String], at moment: Moment, _ body: (NamedLayout) throws -> Void
    ) throws {
        let collection = try collection(traits, at: moment)
        if let literal = pattern.literal {
            // Says that there is no such preset, and which are alike.
            _ = try Snapshot(store, at: moment).entry(named: Name(literal), .preset)
        }
        let values = collection.resolved(try store.traits(at: moment))
        try store.forEachNamedLayout(in: collection.id, at: moment, where: pattern.matches) {
            try body(NamedLayout(name: $0, style: $1, state: $2, traits: values, result: $3))
        }
    }
}
