import CatalogueModel

/// Reads what a String Catalog says in one language: a text, or variations of it.
struct CatalogFormReader {
    let problems: DocumentProblems
    private let expansion: SubstitutionExpansion

    init(_ problems: DocumentProblems) {
        self.problems = problems
        expansion = SubstitutionExpansion(problems)
    }

    /// - Returns: None where nothing is said.
    func forms(ofLocalization node: JSONNode) -> [CatalogForm] {
        let forms = forms(node, variation: "")
        guard let node = node["substitutions"] else { return forms }
        guard case .object(let members) = node.value else {
            problems.add("\"substitutions\" must be an object", at: node.offset)
            return forms
        }
        var substitutions: [String: CatalogSubstitution] = [:]
        for member in members { substitutions[member.name] = substitution(member) }
        return expansion.expand(forms, with: substitutions)
    }

    private func forms(_ node: JSONNode, variation: String) -> [CatalogForm] {
        if variation.utf8.count > Self.longestVariation {
            problems.add("the variations are nested too deep, or their names are too long", at: node.offset)
            return []
        }
        guard var reader = ObjectReader(node, "what is said in a language", problems) else { return [] }
        var forms: [CatalogForm] = []
        if let unit = reader.object("stringUnit") { forms += form(unit, variation: variation) }
        guard case .object(let kinds)? = reader.object("variations")?.value else { return forms }
        for kind in kinds {
            guard case .object(let values) = kind.node.value else {
                problems.add("variations by \"\(kind.name)\" must be an object", at: kind.node.offset)
                continue
            }
            for value in values {
                if kind.name == "plural" { checkPlural(value) }
                let path = (variation.isEmpty ? "" : variation + ".") + "\(kind.name).\(value.name)"
                let found = self.forms(value.node, variation: path)
                if found.isEmpty { problems.add("the variation \"\(value.name)\" has no text", at: value.nameOffset) }
                forms += found
            }
        }
        return forms
    }

    private func form(_ unit: JSONNode, variation: String) -> [CatalogForm] {
        guard var reader = ObjectReader(unit, "a text", problems) else { return [] }
        let state = reader.string("state").map(TranslationState.init) ?? .translated
        guard let text = reader.requiredString("value"), let node = reader.member("value") else { return [] }
        return [CatalogForm(variation: variation, text: text, state: state, offset: node.offset)]
    }

    private func substitution(_ member: JSONNode.Member) -> CatalogSubstitution? {
        guard var reader = ObjectReader(member.node, "a substitution", problems) else { return nil }
        let specifier = reader.string("formatSpecifier") ?? "lld"
        var position = ""
        if let node = reader.member("argNum"), let number = reader.integer("argNum") {
            if !(1...99).contains(number) { problems.add("\"argNum\" must be from 1 to 99", at: node.offset) }
            position = "\(number)$"
        }
        let forms = forms(member.node, variation: "")
        if forms.isEmpty { problems.add("the substitution \"\(member.name)\" has no text", at: member.nameOffset) }
        return CatalogSubstitution(placeholder: "%\(position)\(specifier)", forms: forms)
    }

    /// Of plurals and devices in each other, with room to spare; every form has its own.
    private static let longestVariation = 200

    private static let plurals: Set = ["zero", "one", "two", "few", "many", "other"]

    private func checkPlural(_ member: JSONNode.Member) {
        if Self.plurals.contains(member.name) { return }
        problems.add(
            "'\(member.name)' is no plural form: zero, one, two, few, many, other", at: member.nameOffset)
    }
}
