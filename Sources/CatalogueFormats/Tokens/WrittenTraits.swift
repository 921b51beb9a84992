import CatalogueModel

/// The traits as the catalogue writes them into a file of tokens, which has no place for them in the standard.
enum WrittenTraits {
    static func read(_ root: JSONNode, _ problems: TokenProblems) -> [TraitFact] {
        guard let own = TokenExtension.own(root), case .array(let elements)? = own["traits"]?.value else { return [] }
        return elements.compactMap { element in
            guard case .string(let name)? = element["name"]?.value, case .array(let values)? = element["values"]?.value,
                case .string(let defaultValue)? = element["default"]?.value
            else {
                problems.refuse(
                    "a trait needs a \"name\", \"values\" and a \"default\"",
                    at: TokenPlace(file: 0, offset: element.offset))
                return nil
            }
            var id: StableID?
            if case .string(let text)? = element["id"]?.value { id = StableID(text) }
            let texts = values.compactMap { if case .string(let text) = $0.value { text } else { nil } }
            return TraitFact(id: id, name: name, values: texts, defaultValue: defaultValue)
        }
    }

    /// `{"size": "compact"}`
    static func condition(_ json: JSON?) -> TraitCondition? {
        guard case .object(let members)? = json, members.count == 1, case .string(let value) = members[0].value else {
            return nil
        }
        return TraitCondition(trait: members[0].name, value: value)
    }
}
