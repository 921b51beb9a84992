import CatalogueModel

/// Reads the entry of a key in a String Catalog.
struct LocalizedStringReader {
    let sourceLocale: String
    let problems: DocumentProblems
    private let forms: CatalogFormReader

    init(sourceLocale: String, _ problems: DocumentProblems) {
        self.sourceLocale = sourceLocale
        self.problems = problems
        forms = CatalogFormReader(problems)
    }

    func string(_ member: JSONNode.Member) -> LocalizedString? {
        guard var reader = ObjectReader(member.node, "the entry of a key", problems) else { return nil }
        let comment = reader.string("comment")
        let extractionState = reader.string("extractionState").map(ExtractionState.init)
        let shouldTranslate = reader.member("shouldTranslate") == nil || reader.flag("shouldTranslate")
        var translations = translations(reader.object("localizations"))
        let source = LocaleIdentifier.normalized(sourceLocale)
        if !translations.contains(where: { LocaleIdentifier.normalized($0.locale) == source }) {
            translations.append(Translation(locale: sourceLocale, text: member.name))
        }
        if !shouldTranslate { translations.removeAll { LocaleIdentifier.normalized($0.locale) != source } }
        return LocalizedString(
            key: member.name, comment: comment, extractionState: extractionState, shouldTranslate: shouldTranslate,
            translations: translations)
    }

    private func translations(_ node: JSONNode?) -> [Translation] {
        guard case .object(let members)? = node?.value else { return [] }
        var seen: [String: String] = [:]
        return members.compactMap { member in
            guard let locale = LocaleIdentifier(member.name)?.text else {
                problems.add("'\(member.name)' is no language tag", at: member.nameOffset)
                return nil
            }
            if let other = seen.updateValue(member.name, forKey: locale) {
                problems.add("'\(member.name)' and '\(other)' are the same language", at: member.nameOffset)
            }
            return translation(member.node, locale: member.name)
        }
    }

    private func translation(_ node: JSONNode, locale: String) -> Translation? {
        let found = forms.forms(ofLocalization: node)
        return Translation(
            locale: locale, forms: found.map { Translation.Form(variation: $0.variation, text: $0.text) },
            states: found.map(\.state))
    }
}
