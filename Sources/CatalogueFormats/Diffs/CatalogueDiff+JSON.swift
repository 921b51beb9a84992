import CatalogueModel

extension CatalogueDiff {
    /// The diff as JSON, version 1 of its shape: `facts` with one category each, `groups` that were renamed as a whole,
    /// `possibleRenames`, `collections`, and `layouts` with every number that moved, in points and in device pixels, and
    /// its causes. Each has its `impact`; that of the whole is null without a difference.
    public func json(rules: ChangeRules = .standard) -> JSON {
        [
            "format": "presets-diff", "version": 1, "old": .string(old), "new": .string(new),
            "impact": rules.impact(of: self).map { .string($0.rawValue) } ?? .null,
            "facts": .array(facts.map { $0.json(rules) }), "groups": .array(groupRenames.groups.map(\.json)),
            "possibleRenames": .array(possibleRenames.map(\.json)),
            "collections": .array(collections.map { $0.json(rules) }),
            "layouts": .array(layouts.map { $0.json(rules) }), "withinTolerance": JSON(withinTolerance),
        ]
    }
}

extension GroupRename {
    fileprivate var json: JSON { ["from": .string(from), "to": .string(to), "count": JSON(count)] }
}

extension PossibleRename {
    fileprivate var json: JSON {
        [
            "kind": .string(kind.rawValue), "removed": .string(removed),
            "candidates": .array(candidates.map(JSON.string)),
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
    func json(_ rules: ChangeRules) -> JSON {
        var members: [JSON.Member] = []
        members.append("kind", .string(kind.rawValue))
        members.append("name", .string(name))
        members.append("category", .string(category.name))
        members.append("impact", .string(rules.impact(of: self).rawValue))
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
    fileprivate func json(_ rules: ChangeRules) -> JSON {
        [
            "traits": .string(traits), "category": .string(isAdded ? "added" : "removed"),
            "impact": .string(rules.impact(of: self).rawValue),
        ]
    }
}

extension LayoutChange {
    fileprivate func json(_ rules: ChangeRules) -> JSON {
        [
            "name": .string(name), "state": .string(state.name), "traits": .string(traits), "scale": .points(scale),
            "impact": .string(rules.impact(of: self).rawValue), "effects": .array(effects.map(JSON.string)),
            "numbers": .array(
                numbers.map {
                    [
                        "number": .string($0.number), "old": $0.old.map(JSON.points) ?? .null,
                        "new": $0.new.map(JSON.points) ?? .null, "pixels": $0.pixels(scale) ?? .null,
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

extension LayoutChange {
    /// What became of it: `moved`, `resized`, `findings`.
    fileprivate var effects: [String] {
        let isSize = { (number: NumberChange) in number.number.hasSuffix(".width") || number.number.hasSuffix(".height")
        }
        return [
            numbers.contains { !isSize($0) } ? "moved" : nil, numbers.contains(where: isSize) ? "resized" : nil,
            findingsGained.isEmpty && findingsLost.isEmpty ? nil : "findings",
        ].compactMap { $0 }
    }
}

extension NumberChange {
    /// How far it went in device pixels.
    fileprivate func pixels(_ scale: Double) -> JSON? {
        guard let old, let new else { return nil }
        return JSON.points(((new - old) * scale * 1e6).rounded() / 1e6)
    }
}
