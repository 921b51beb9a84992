import CatalogueModel

extension CatalogueDiff {
    /// The diff as JSON, version 1 of its shape: `facts` with one category each, `collections`, and `layouts` with every
    /// number that moved and its causes.
    public var json: JSON {
        [
            "format": "presets-diff", "version": 1, "old": .string(old), "new": .string(new),
            "facts": .array(facts.map(\.json)), "collections": .array(collections.map(\.json)),
            "layouts": .array(layouts.map(\.json)),
        ]
    }
}

extension FactChange.Category {
    /// The category's name.
    public var name: String {
        switch self {
        case .renamed: "renamed"
        case .deprecated: "deprecated"
        case .undeprecated: "undeprecated"
        case .added: "added"
        case .removed: "removed"
        case .updated: "updated"
        }
    }
}

extension FactChange {
    fileprivate var json: JSON {
        var members: [JSON.Member] = []
        members.append("kind", .string(kind.rawValue))
        members.append("name", .string(name))
        members.append("category", .string(category.name))
        if case .renamed(let from) = category { members.append("from", .string(from)) }
        if case .deprecated(let use?) = category { members.append("use", .string(use)) }
        if !properties.isEmpty {
            members.append(
                "properties",
                .array(
                    properties.map {
                        [
                            "property": .string($0.property), "old": $0.old.map(JSON.string) ?? .null,
                            "new": $0.new.map(JSON.string) ?? .null,
                        ]
                    }))
        }
        return .object(members)
    }
}

extension CollectionChange {
    fileprivate var json: JSON {
        ["traits": .string(traits), "category": .string(isAdded ? "added" : "removed")]
    }
}

extension LayoutChange {
    fileprivate var json: JSON {
        [
            "name": .string(name), "state": .string(state.name), "traits": .string(traits),
            "numbers": .array(
                numbers.map {
                    [
                        "number": .string($0.number), "old": $0.old.map(JSON.points) ?? .null,
                        "new": $0.new.map(JSON.points) ?? .null,
                    ]
                }),
            "findingsGained": .array(findingsGained.map(JSON.string)),
            "findingsLost": .array(findingsLost.map(JSON.string)),
            "causes": .array(
                causes.map {
                    [
                        "kind": .string($0.kind.rawValue), "name": .string($0.name),
                        "old": $0.old.map(JSON.string) ?? .null, "new": $0.new.map(JSON.string) ?? .null,
                    ]
                }),
        ]
    }
}
