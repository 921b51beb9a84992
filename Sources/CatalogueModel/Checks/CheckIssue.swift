/// One line of a check: what is wrong with one preset or metric, in however many trait collections.
public struct CheckIssue: Hashable, Sendable {
    /// What is wrong, with the numbers and names behind it.
    public enum Matter: Hashable, Sendable {
        /// Indirect: with the numbers of a layout it is many times as large as the others.
        indirect case finding(LayoutFinding)
        /// - Parameter users: the metrics that refer to it, all of them unused as well.
        case unusedMetric(users: [String])
        case deprecatedInUse(replacement: String?, users: [String])
        /// The oldest of the presets has the issue; the others have the same layouts.
        case equalLayouts(others: [String])
        case offGrid(OffGrid)
        /// - Parameter count: of all languages but the default.
        case missingTranslation(locales: [String], of: Int, users: [String])
    }

    public var kind: FactKind
    public var name: String
    /// The same after a rename.
    public var id: StableID
    public var matter: Matter

    public init(kind: FactKind, name: String, id: StableID, matter: Matter) {
        self.kind = kind
        self.name = name
        self.id = id
        self.matter = matter
    }

    public var rule: CheckRule {
        switch matter {
        case .finding(let layout): .finding(layout.finding)
        case .unusedMetric: .lint(.unusedMetric)
        case .deprecatedInUse: .lint(.deprecatedInUse)
        case .equalLayouts: .lint(.equalLayouts)
        case .offGrid: .lint(.offGrid)
        case .missingTranslation: .lint(.missingTranslation)
        }
    }

    public var severity: Severity {
        switch matter {
        case .finding(let layout): layout.severity
        case .unusedMetric: Lint.unusedMetric.severity
        case .deprecatedInUse: Lint.deprecatedInUse.severity
        case .equalLayouts: Lint.equalLayouts.severity
        case .offGrid: Lint.offGrid.severity
        case .missingTranslation: Lint.missingTranslation.severity
        }
    }

    /// Nil for what has no layouts.
    public var state: ControlState? {
        if case .finding(let layout) = matter { layout.state } else { nil }
    }

    /// The property of the preset or metric; nil where the issue is about the whole.
    public var property: String? {
        if case .offGrid(let number) = matter { number.property } else { nil }
    }

    /// Why it is accepted; nil for what is not, or was with other numbers.
    public var acceptedReason: String? {
        if case .finding(let layout) = matter, case .accepted(let reason) = layout.status { reason } else { nil }
    }

    /// Why it was accepted when it had other numbers.
    public var expiredReason: String? {
        if case .finding(let layout) = matter, case .expired(let reason) = layout.status { reason } else { nil }
    }

    /// Where it holds; nil for what no trait changes.
    public var places: Places? {
        switch matter {
        case .finding(let layout): layout.places
        case .offGrid(let number): number.places
        case .unusedMetric, .deprecatedInUse, .equalLayouts, .missingTranslation: nil
        }
    }
}

extension CheckIssue: Comparable {
    /// Worst first, then by name, state, rule and property.
    public static func < (one: CheckIssue, other: CheckIssue) -> Bool {
        if one.severity != other.severity { return one.severity > other.severity }
        if one.name != other.name { return one.name.precedes(other.name) }
        let (state, otherState) = (one.state?.rawValue ?? -1, other.state?.rawValue ?? -1)
        return (state, one.rule, one.property ?? "") < (otherState, other.rule, other.property ?? "")
    }
}
