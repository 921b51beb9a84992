import CatalogueModel

/// Who refers to whom: metrics that nobody needs, and what should no longer be used and is.
struct UsageLint {
    private let facts: CheckedFacts
    private let users: [FactID: [FactID]]
    /// The deprecated facts that say to use this one.
    private let replaced: [FactID: [FactID]]

    /// - Parameter users: who refers to a fact directly.
    init(_ facts: CheckedFacts, users: [FactID: [FactID]]) {
        self.facts = facts
        self.users = users
        var replaced: [FactID: [FactID]] = [:]
        for entry in facts.entries.values {
            if let replacement = entry.deprecation?.replacement { replaced[replacement, default: []].append(entry.id) }
        }
        self.replaced = replaced
    }

    /// Deprecated facts to which somebody refers who is not deprecated, or whose replacement they are.
    func deprecatedInUse() -> [CheckIssue] {
        facts.entries.values.compactMap { entry in
            guard let deprecation = entry.deprecation else { return nil }
            let users =
                users[entry.id, default: []].filter { !facts.isDeprecated($0) } + replaced[entry.id, default: []]
            if users.isEmpty { return nil }
            let replacement = deprecation.replacement.flatMap { facts.entries[$0]?.name.text }
            return facts.issue(
                entry.id, with: users, .deprecatedInUse(replacement: replacement, users: facts.names(Set(users))))
        }
    }

    /// Metrics on which no preset or kept token depends, and that replace nothing. Fonts are left out, which are there
    /// for the exports, with what they need, and localized texts, most of which are no titles of buttons.
    func unusedMetrics(of metrics: [FactID: Metric<FactID>]) -> [CheckIssue] {
        let used = used(besides: metrics.filter { isWanted($0.key, $0.value) }.map(\.key))
        return metrics.keys.compactMap { id in
            used.contains(id) ? nil : facts.issue(id, .unusedMetric(users: facts.names(users[id, default: []])))
        }
    }

    /// Whether a metric may be there for others than the presets.
    private func isWanted(_ id: FactID, _ metric: Metric<FactID>) -> Bool {
        switch metric.type {
        case .fontFamily, .fontWeight, .typography: true
        case .dimension, .number, .string:
            facts.entries[id]?.extensions.flatMap { jsonMember(LocalizedStringExtension.key, of: $0) } != nil
        }
    }

    /// What presets, kept tokens, replacements and the wanted metrics reach.
    private func used(besides wanted: [FactID]) -> Set<FactID> {
        var references: [FactID: [FactID]] = [:]
        for (fact, users) in users { for user in users { references[user, default: []].append(fact) } }
        var pending = facts.entries.values.filter { $0.kind != .metric || replaced[$0.id] != nil }.map(\.id) + wanted
        var used: Set<FactID> = []
        while let next = pending.popLast() {
            if used.insert(next).inserted { pending += references[next, default: []] }
        }
        return used
    }
}
