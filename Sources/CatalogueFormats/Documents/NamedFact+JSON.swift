import CatalogueModel

extension NamedFact {
    func json(_ valueMembers: (Value) -> [JSON.Member]) -> JSON {
        var members = idMember(id)
        members.append("name", .string(name.text))
        members += valueMembers(value)
        if let description { members.append("description", .string(description)) }
        if isDeprecated { members.append("deprecated", .bool(true)) }
        if let replacement { members.append("use", .string(replacement.text)) }
        if let reason { members.append("reason", .string(reason)) }
        if let extensions = extensionsJSON { members.append("extensions", extensions) }
        return .object(members)
    }
}

extension Metric<Name> {
    var members: [JSON.Member] {
        var members: [JSON.Member] = []
        members.append("type", .string(type.rawValue))
        members.append("value", value.json)
        if !overrides.isEmpty {
            members.append(
                "overrides",
                .array(
                    overrides.sorted { $0.key < $1.key }.map { condition, value in
                        ["for": condition.json, "value": value.json]
                    }))
        }
        return members
    }
}

extension MetricValue<Name> {
    fileprivate var json: JSON {
        switch self {
        case .number(let expression): expression.json
        case .text, .typography: .string(text(naming: \.text))
        }
    }
}

extension Expression<Name> {
    var json: JSON {
        if case .number(let value) = self { .points(value) } else { .string(text) }
    }
}

func idMember(_ id: StableID?) -> [JSON.Member] {
    id.map { [JSON.Member(name: "id", value: .string($0.description))] } ?? []
}
