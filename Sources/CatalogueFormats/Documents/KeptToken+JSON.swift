import CatalogueModel

extension NamedFact {
    /// What ``Entry/extensions`` is the text of.
    var extensionsJSON: JSON? { extensions.flatMap { try? JSONParser().parse(Array($0.utf8)).json } }
}

extension KeptToken<Name> {
    var members: [JSON.Member] {
        var members: [JSON.Member] = []
        if let type { members.append("type", .string(type)) }
        members += value.documentMembers
        if !overrides.isEmpty {
            members.append(
                "overrides",
                .array(
                    overrides.sorted { $0.key < $1.key }.map { condition, value in
                        .object([JSON.Member(name: "for", value: condition.json)] + value.documentMembers)
                    }))
        }
        return members
    }
}

extension KeptValue<Name> {
    /// `value` or `ref`; none for a group.
    fileprivate var documentMembers: [JSON.Member] {
        isEmpty ? [] : [JSON.Member(name: isPointer ? "ref" : "value", value: json)]
    }
}
