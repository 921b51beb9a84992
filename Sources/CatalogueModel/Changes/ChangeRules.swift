import ButtonLayout

/// What changes mean, by rules of which a catalogue may have its own.
public struct ChangeRules: Hashable, Sendable {
    /// The rules that mean something else than usual.
    public var overrides: [ChangeRule: ChangeImpact]

    public static let standard = ChangeRules()

    public init(overrides: [ChangeRule: ChangeImpact] = [:]) {
        self.overrides = overrides
    }

    public func impact(of rule: ChangeRule) -> ChangeImpact { overrides[rule] ?? rule.standardImpact }

    /// What a whole diff means; nil without a difference.
    public func impact(of diff: CatalogueDiff) -> ChangeImpact? {
        let rules =
            diff.facts.flatMap(\.rules) + diff.collections.map(\.rule) + diff.layouts.flatMap(\.rules)
            + (diff.withinTolerance > 0 ? [.layoutWithinTolerance] : [])
        return Set(rules).map(impact).max()
    }

    public func impact(of change: FactChange) -> ChangeImpact { worst(change.rules) }
    public func impact(of change: LayoutChange) -> ChangeImpact { worst(change.rules) }
    public func impact(of change: CollectionChange) -> ChangeImpact { impact(of: change.rule) }

    private func worst(_ rules: [ChangeRule]) -> ChangeImpact { rules.map(impact).max() ?? .patch }
}

extension FactChange {
    /// Whether nothing but what is said about it differs.
    public var isOnlyDescribed: Bool {
        category == .updated && properties.allSatisfy { ["description", "extensions"].contains($0.property) }
    }

    /// The rules that the change falls under.
    public var rules: [ChangeRule] {
        switch (kind, category) {
        case (.trait, .added): [.traitAdded]
        case (.trait, .removed): [.traitRemoved]
        case (.trait, _): [.traitChanged]
        case (.font, _): [.fontChanged]
        case (_, .removed): [wasDeprecated ? .removedAfterDeprecation : .removed]
        case (_, .added): [.added]
        case (_, .renamed): [.renamed] + propertyRules
        case (_, .deprecated): [.deprecated] + propertyRules
        case (_, .undeprecated): [.undeprecated] + propertyRules
        case (_, .updated): isOnlyDescribed ? [.described] : propertyRules
        }
    }

    private var propertyRules: [ChangeRule] {
        let names = properties.map(\.property).filter { !["description", "extensions", "deprecated"].contains($0) }
        if names.isEmpty { return [] }
        if kind == .preset { return [.definitionChanged] }
        return names.contains("type") ? [.typeChanged] : [.valueChanged]
    }
}

extension CollectionChange {
    public var rule: ChangeRule { isAdded ? .collectionAdded : .collectionRemoved }
}

extension LayoutChange {
    /// The rules that the change falls under.
    public var rules: [ChangeRule] {
        (numbers.isEmpty ? [] : [.layoutMoved])
            + findingsGained.compactMap { Finding(name: $0).map(ChangeRule.findingGained) }
            + (findingsLost.isEmpty ? [] : [.findingLost])
    }
}
