import ButtonLayout

/// What a check looks for: a finding of layouts, or a lint of the catalogue.
public enum CheckRule: Hashable, CaseIterable, Comparable, Sendable {
    case finding(Finding)
    case lint(Lint)

    /// Findings in their order, then lint in its own.
    public static let allCases = Finding.allCases.map(CheckRule.finding) + Lint.allCases.map(CheckRule.lint)

    /// As in `gap-mismatch`, `unused-metric`.
    public var id: String {
        switch self {
        case .finding(let finding): finding.name
        case .lint(let lint): lint.rawValue
        }
    }

    /// Where the rule stands in `allCases`.
    public var index: Int { Self.indices[self] ?? 0 }

    private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))

    public static func < (one: CheckRule, other: CheckRule) -> Bool { one.index < other.index }
}
