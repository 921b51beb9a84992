import CatalogueModel

/// What the catalogue does not understand.
extension TokenDetails {
    /// The token as a kept one.
    func keptToken() -> KeptToken<Name> {
        KeptToken(
            type: resolver.isAlias(index) ? token.type : resolver.type(of: index), value: keptValue(),
            overrides: writtenKeptOverrides())
    }

    /// The value with its references; an alias by pointer is one whole.
    func keptValue() -> KeptValue<Name> {
        let written = TokenExtension.own(token.object)?["token"] ?? token.object
        let isPointer = keys.isStandard && written["$value"] == nil
        if isPointer, case .string(let text)? = token.value["$ref"]?.value {
            return KeptValue(pointer: text, find: name)
        }
        return KeptValue(token.value.json, find: name)
    }

    private func name(_ path: String) -> Name? { resolver.index(of: path).flatMap(resolver.name) }

    private func writtenKeptOverrides() -> [TraitCondition: KeptValue<Name>] {
        guard keys.isStandard, case .array(let elements)? = TokenExtension.own(token.object)?["overrides"]?.value else {
            return [:]
        }
        var overrides: [TraitCondition: KeptValue<Name>] = [:]
        for element in elements {
            guard let condition = WrittenTraits.condition(element["for"]?.json) else { continue }
            if case .string(let text)? = element["$ref"]?.value {
                overrides[condition] = KeptValue(pointer: text, find: name)
            } else if let value = element["$value"] {
                overrides[condition] = KeptValue(value.json, find: name)
            }
        }
        return overrides
    }

    /// The `$extensions` that the catalogue does not understand.
    func extensionsText() -> String? {
        if keys.isStandard, token.object["$extensions"] == nil { return nil }
        return TokenExtension.others(token.object, source: source())
    }

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
}

extension TokenGroup {
    /// What the group says of itself, as a kept token; nil when it says nothing.
    var fact: NamedFact<KeptToken<Name>>? {
        let text = extensions.flatMap { TokenExtension.others($0) }
        guard description != nil || text != nil,
            let name = try? Name(path.isEmpty ? Name.group : "\(path).\(Name.group)")
        else { return nil }
        return NamedFact(
            id: extensions.flatMap(TokenExtension.id), name: name, description: description, isDeprecated: false,
            replacement: nil, extensions: text,
            value: KeptToken(type: nil, value: KeptValue(parts: [])))
    }
}
