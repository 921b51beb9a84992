import CatalogueModel

// Facts of which a catalogue has few.

extension TraitFact {
    var json: JSON {
        var members = idMember(id)
        members.append("name", .string(name))
        members.append("values", .array(values.map(JSON.string)))
        members.append("default", .string(defaultValue))
        return .object(members)
    }
}

extension TraitCondition {
    /// `{"size": "compact"}`
    var json: JSON { traitsJSON([trait: value]) }
}

extension CollectionFact {
    var json: JSON {
        .object(idMember(id) + [JSON.Member(name: "traits", value: traitsJSON(values))])
    }
}

extension FontFact {
    var json: JSON {
        var members = idMember(id)
        members.append("family", .string(family))
        members.append("weight", .number(JSONNumber(weight.value)))
        members.append("file", .string(file))
        members.append("hash", .string(face.id.hash))
        if face.id.faceIndex != 0 { members.append("face", .number(JSONNumber(face.id.faceIndex))) }
        if let weight = face.id.weight { members.append("axisWeight", .number(JSONNumber(weight.value))) }
        members.append("unitsPerEm", .number(JSONNumber(face.unitsPerEm)))
        members.append("lineHeight", .number(JSONNumber(face.lineHeight)))
        if face.dependsOnSize { members.append("dependsOnSize", .bool(true)) }
        return .object(members)
    }
}

extension RuleFact {
    var json: JSON {
        .object(
            idMember(id) + [
                JSON.Member(name: "rule", value: .string(rule.id)),
                JSON.Member(name: "impact", value: .string(impact.rawValue)),
            ])
    }
}

private func traitsJSON(_ values: [String: String]) -> JSON {
    .object(values.sorted { $0.key < $1.key }.map { JSON.Member(name: $0.key, value: .string($0.value)) })
}
