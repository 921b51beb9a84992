import CatalogueModel

/// The traits and trait collections as the catalogue writes them into a file of tokens, which has no place for them in
/// the standard.
enum WrittenTraits {
    /// Adds those that are not known from elsewhere, such as from a resolver document's modifiers.
    static func read(_ layer: TokenLayer, into facts: inout CatalogueDocument, _ problems: TokenProblems) {
        guard let own = TokenExtension.own(layer.node) else { return }
        let list = DocumentProblems()
        func elements(_ name: String) -> [JSONNode] {
            if case .array(let elements)? = own[name]?.value { elements } else { [] }
        }
        for trait in elements("traits").compactMap({ DocumentReader.trait($0, list) })
        where !facts.traits.contains(where: { $0.name == trait.name }) {
            facts.traits.append(trait)
        }
        for collection in elements("collections").compactMap({ DocumentReader.collection($0, list) })
        where !facts.collections.contains(where: { $0.values == collection.values }) {
            facts.collections.append(collection)
        }
        for problem in list.list {
            problems.refuse(problem.message, at: TokenPlace(file: layer.file, offset: problem.offset))
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
