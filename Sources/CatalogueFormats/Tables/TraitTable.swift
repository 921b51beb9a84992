import CatalogueModel

/// Traits and trait collections for people and for programs.
public enum TraitTable {
    public static func text(_ traits: [Trait], maximumWidth: Int?, color: Bool) -> String {
        var table = TextTable(columns: [TableColumn("trait", .name), TableColumn("values"), TableColumn("default")])
        for trait in traits { table.append([trait.name, trait.values.joined(separator: ", "), trait.defaultValue]) }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    public static func json(_ traits: [Trait]) -> String {
        JSONWriter(.pretty).text(
            of: .array(
                traits.map {
                    [
                        "id": .string($0.stableID.description), "name": .string($0.name),
                        "values": .array($0.values.map(JSON.string)), "default": .string($0.defaultValue),
                    ]
                }))
    }

    public static func text(
        _ collections: [(collection: TraitCollection, layouts: Int)], maximumWidth: Int?, color: Bool
    ) -> String {
        var table = TextTable(columns: [TableColumn("collection", .name), TableColumn("layouts", .number)])
        for (collection, layouts) in collections {
            table.append([collection.isDefault ? "default" : collection.text, String(layouts)])
        }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    public static func json(_ collections: [(collection: TraitCollection, layouts: Int)]) -> String {
        JSONWriter(.pretty).text(
            of: .array(
                collections.map { collection, layouts in
                    [
                        "id": .string(collection.stableID.description),
                        "traits": .object(
                            collection.values.sorted { $0.key < $1.key }.map {
                                JSON.Member(name: $0.key, value: .string($0.value))
                            }), "layouts": .number(JSONNumber(layouts)),
                    ]
                }))
    }
}
