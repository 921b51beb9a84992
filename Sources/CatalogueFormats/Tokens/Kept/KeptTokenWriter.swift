import CatalogueModel

/// Writes kept tokens as they were. One that is no valid token of the standard, or refers to one, is an empty group with
/// the token in the catalogue's own extension, so that the file as a whole is valid.
struct KeptTokenWriter {
    private let facts: [NamedFact<KeptToken<Name>>]
    /// The tokens that stand in the file as tokens.
    private let valid: Set<Name>

    init(_ facts: [NamedFact<KeptToken<Name>>]) {
        self.facts = facts
        let groups = facts.filter(\.value.value.isEmpty).map(\.name)
        let kept = Set(facts.map(\.name))
        var valid = Set(facts.filter { $0.value.isStandard }.map(\.name)).union(groups)
        while true {
            let broken = facts.filter { fact in
                valid.contains(fact.name)
                    && fact.value.value.references.contains { kept.contains($0) && !valid.contains($0) }
            }
            if broken.isEmpty { break }
            valid.subtract(broken.map(\.name))
        }
        self.valid = valid
    }

    var tokens: [(name: Name, members: [JSON.Member])] {
        facts.map { fact in
            let token = fact.value.tokenMembers
            let isValid = valid.contains(fact.name)
            return (
                fact.name,
                fact.tokenMembers(isValid ? token : []) { own in
                    if !isValid { own.append("token", .object(token)) }
                    if !fact.value.overrides.isEmpty { own.append("overrides", .array(Self.overrides(fact.value))) }
                }
            )
        }
    }

    /// The valid tokens that are others for a value of a trait.
    func tokens(for condition: TraitCondition) -> [(name: Name, members: [JSON.Member])] {
        facts.compactMap { fact in
            guard let value = fact.value.overrides[condition] else { return nil }
            let token = KeptToken(type: fact.value.type, value: value)
            return valid.contains(fact.name) && token.isStandard ? (fact.name, token.tokenMembers) : nil
        }
    }

    private static func overrides(_ token: KeptToken<Name>) -> [JSON] {
        token.overrides.sorted { $0.key < $1.key }.map { condition, value in
            .object([JSON.Member(name: "for", value: condition.json)] + value.members)
        }
    }
}

extension KeptToken<Name> {
    /// As in a file of tokens.
    fileprivate var tokenMembers: [JSON.Member] {
        (type.map { [JSON.Member(name: "$type", value: .string($0))] } ?? []) + value.members
    }

    /// Whether it is a valid token of the standard: of one of its types and of the shape of that type, or an alias.
    fileprivate var isStandard: Bool {
        guard let type else { return value.isPointer || StandardShape.isAlias(value.json) }
        guard let shape = StandardShape.value(of: type) else { return false }
        return value.isPointer || shape.fits(value.json)
    }
}
