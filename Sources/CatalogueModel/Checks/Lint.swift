/// What can be wrong with a catalogue beside its layouts. Raw values are ids, as findings have them.
public enum Lint: String, CaseIterable, Sendable {
    /// A deprecated metric, token or preset that somebody refers to who is not deprecated.
    case deprecatedInUse = "deprecated-in-use"
    /// A length that is no multiple of the team's grid.
    case offGrid = "off-grid"
    /// Presets that lay out the same in every state and trait collection.
    case equalLayouts = "equal-layouts"
    /// A localized title that a language lacks.
    case missingTranslation = "missing-translation"
    /// A metric that no preset depends on, directly or not.
    case unusedMetric = "unused-metric"

    public var severity: Severity {
        switch self {
        case .deprecatedInUse, .offGrid, .missingTranslation: .warning
        case .equalLayouts, .unusedMetric: .note
        }
    }
}
