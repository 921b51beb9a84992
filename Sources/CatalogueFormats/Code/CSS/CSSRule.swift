import CatalogueModel

/// When a trait collection's numbers hold on a page.
struct CSSRule {
    /// The place of the collection.
    var collection: Int
    /// What the root element must have, in the order of the traits.
    var conditions: [TraitCondition]
    /// What also holds where this one does and comes before it.
    var earlier: [Earlier] = []

    struct Earlier {
        var rule: Int
        /// Whether that depends on how a browser compares languages.
        var isDoubtful: Bool
    }

    /// The rules from the weakest: one that names more traits is more specific, and of two with as many the later one
    /// wins, so a language stands before what is special in it.
    static func rules(of catalogue: ExportedCatalogue) -> [CSSRule] {
        let defaults = catalogue.collections[0]
        let locales = Set(catalogue.collections.compactMap { $0[Trait.localeName] })
        // A page in the default locale can also be one in the language of another: pt-BR in pt.
        let isShadowed = defaults[Trait.localeName].map { locale in
            locales.contains { $0 != locale && LanguageRange($0).matches(locale) }
        }
        var rules: [CSSRule] = []
        for (index, collection) in catalogue.collections.enumerated() {
            func conditions(_ isNamed: (String) -> Bool) -> [TraitCondition] {
                catalogue.traits.filter { isNamed($0.name) }
                    .compactMap { trait in
                        collection[trait.name].map { TraitCondition(trait: trait.name, value: $0) }
                    }
            }
            let others = conditions { collection[$0] != defaults[$0] }
            rules.append(CSSRule(collection: index, conditions: others))
            if isShadowed == true, collection[Trait.localeName] == defaults[Trait.localeName] {
                rules.append(
                    CSSRule(
                        collection: index,
                        conditions: conditions { $0 == Trait.localeName || collection[$0] != defaults[$0] }))
            }
        }
        rules.sort { $0.weight < $1.weight }
        for index in rules.indices {
            rules[index].earlier = rules[..<index].enumerated().compactMap { place, rule in
                rules[index].implies(rule).map { Earlier(rule: place, isDoubtful: $0 == .doubtful) }
            }
        }
        return rules
    }

    private var weight: (Int, Int, Int) {
        let locale = conditions.first { $0.trait == Trait.localeName }
        return (conditions.count, locale.map { $0.value.split(separator: "-").count } ?? 0, collection)
    }

    private enum Implication { case sure, doubtful }

    /// Whether another rule holds where this one does; nil if not.
    private func implies(_ other: CSSRule) -> Implication? {
        var result = Implication.sure
        for condition in other.conditions {
            guard let own = conditions.first(where: { $0.trait == condition.trait }) else { return nil }
            if own == condition { continue }
            guard own.trait == Trait.localeName, LanguageRange(condition.value).matches(own.value) else { return nil }
            if !LanguageRange(condition.value).begins(own.value) { result = .doubtful }
        }
        return result
    }
}
