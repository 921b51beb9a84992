import CatalogueModel

/// Titles that a language lacks.
struct TranslationLint {
    let facts: CheckedFacts
    /// Who refers to a fact directly.
    let users: [FactID: [FactID]]
    let trait: Trait
    /// The languages that are asked for.
    private let locales: [String]

    /// - Parameter locale: the only one that counts; nil for all of the trait.
    /// - Returns: nil where nothing is localized.
    init?(_ facts: CheckedFacts, users: [FactID: [FactID]], traits: [Trait], locale: String?) {
        guard let trait = traits.first(where: { $0.name == Trait.localeName }) else { return nil }
        self.facts = facts
        self.users = users
        self.trait = trait
        locales = trait.values.filter { $0 != trait.defaultValue && (locale == nil || locale == $0) }
    }

    func issues(of metrics: [FactID: Metric<FactID>]) -> [CheckIssue] {
        metrics.compactMap { id, metric in
            guard LocalizedStringExtension.isToBeTranslated(facts.entries[id]?.extensions) else { return nil }
            let missing = locales.filter { locale in
                !trait.fallbacks(of: locale).contains {
                    $0 == trait.defaultValue
                        || metric.overrides[TraitCondition(trait: trait.name, value: $0)] != nil
                }
            }
            let presets = missing.isEmpty ? [] : presets(reachedFrom: id)
            if presets.isEmpty { return nil }
            return facts.issue(
                id, with: presets,
                .missingTranslation(locales: missing, of: locales.count, users: facts.names(presets)))
        }
    }

    private func presets(reachedFrom metric: FactID) -> [FactID] {
        var pending = [metric]
        var seen: Set<FactID> = []
        while let next = pending.popLast() {
            if seen.insert(next).inserted { pending += users[next, default: []] }
        }
        return seen.filter { facts.kind($0) == .preset }
    }
}
