import CatalogueModel

/// What the catalogue does not understand.
extension TokenDetails {
    /// Of a metric: its extensions but for what the catalogue writes itself, and the reason of its deprecation.
    func leftovers() -> [JSON.Member] {
        var members = extensions().flatMap { [JSON.Member(name: "$extensions", value: $0)] } ?? []
        members = TokenExtension.changing(members) { own in
            own.removeAll { ["id", "type", "value", "overrides", "use"].contains($0.name) }
            own += source()
        }
        if let reason { members.append(JSON.Member(name: "$deprecated", value: .string(reason))) }
        return members
    }

    private func extensions() -> JSON? { token.object["$extensions"]?.json }

    /// The members that other dialects have and the standard has not.
    private func source() -> [JSON.Member] {
        guard !keys.isStandard, case .object(let members) = token.object.value else { return [] }
        let understood: Set = [
            keys.value, keys.type, keys.deprecated, "$schema", "sets", "uuid", "$extensions", "renamed",
        ]
        let rest = members.filter { !understood.contains($0.name) && !keys.description.contains($0.name) }
            .map { JSON.Member(name: $0.name, value: $0.node.json) }
        return rest.isEmpty ? [] : [JSON.Member(name: "source", value: .object(rest))]
    }

    /// Of a kept token: all its members, in the standard's spelling, and those for single values of traits.
    func keptMembers(
        _ type: String?, _ dialect: TokenDialect
    ) -> (members: [JSON.Member], overrides: [TraitCondition: [JSON.Member]]) {
        var members: [JSON.Member] = []
        if keys.isStandard, case .object(let found) = token.object.value {
            members = found.map { JSON.Member(name: $0.name, value: $0.node.json) }
        } else {
            members.append(JSON.Member(name: "$value", value: token.value.json))
            if let description { members.append(JSON.Member(name: "$description", value: .string(description))) }
            if let extensions = extensions() { members.append(JSON.Member(name: "$extensions", value: extensions)) }
        }
        if let type, !members.contains(where: { $0.name == "$type" }) {
            members.insert(JSON.Member(name: "$type", value: .string(type)), at: 0)
        }
        if isDeprecated, !members.contains(where: { $0.name == "$deprecated" }) {
            let value = (reason ?? Self.sentence(replacement)).map(JSON.string) ?? .bool(true)
            members.append(JSON.Member(name: "$deprecated", value: value))
        }
        if !dialect.isStandard {
            members = TokenExtension.changing(members) { own in
                own.append(JSON.Member(name: "kept", value: .string(dialect.name)))
                if let id { own.append(JSON.Member(name: "id", value: .string(id.description))) }
                own += source()
            }
        }
        var overrides: [TraitCondition: [JSON.Member]] = [:]
        members = TokenExtension.changing(members) { own in
            guard let place = own.firstIndex(where: { $0.name == "overrides" }),
                case .array(let elements) = own[place].value
            else { return }
            own.remove(at: place)
            for element in elements {
                guard let condition = WrittenTraits.condition(element["for"]),
                    case .object(let other)? = element["members"]
                else { continue }
                overrides[condition] = other
            }
        }
        return (members, overrides)
    }
}
