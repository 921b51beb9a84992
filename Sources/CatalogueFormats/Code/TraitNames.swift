import CatalogueModel

/// What traits, their values and trait collections become in a language.
struct TraitNames {
    /// A trait with its identifiers.
    struct Item {
        var trait: Trait
        var property: String
        var type: String
        /// One for each value.
        var values: [String]

        var defaultValue: String { trait.values.firstIndex(of: trait.defaultValue).map { values[$0] } ?? values[0] }

        /// The identifier of what a collection has for the trait.
        func value(in collection: [String: String]) -> String {
            collection[trait.name].flatMap { trait.values.firstIndex(of: $0) }.map { values[$0] } ?? defaultValue
        }
    }

    let items: [Item]
    /// One for each collection.
    let collections: [String]

    init(items: [Item], collections: [String]) {
        self.items = items
        self.collections = collections
    }

    /// - Throws: `IdentifierError` where two become the same.
    init(
        _ catalogue: ExportedCatalogue, isDisambiguated: Bool, member: (String) -> String, type: (String) -> String
    ) throws(IdentifierError) {
        func identifiers(_ names: [String], _ identifier: (String) -> String) throws(IdentifierError) -> [String] {
            let claims = names.map { IdentifierMap.Claim(name: $0, fact: nil) }
            let map = try IdentifierMap(
                claims, among: claims, isDisambiguated: isDisambiguated, identifier: identifier)
            return names.map { map[$0] }
        }
        let traits = catalogue.traits
        let properties = try identifiers(traits.map(\.name), member)
        let types = try identifiers(traits.map(\.name), type)
        var items: [Item] = []
        for (index, trait) in traits.enumerated() {
            items.append(
                Item(
                    trait: trait, property: properties[index], type: types[index],
                    values: try identifiers(trait.values, member)))
        }
        self.items = items
        let texts = catalogue.collections.map { collection in
            traits.filter { collection[$0.name] != $0.defaultValue }
                .map { "\($0.name) \(collection[$0.name] ?? "")" }.joined(separator: " ")
        }
        collections = try identifiers(texts) { $0.isEmpty ? member("standard") : member($0) }
    }
}
