import ButtonLayout

/// How bad a finding is.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    case note, warning, error

    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

extension Finding {
    /// How bad the finding is in a button of that style.
    public func severity(in style: Style) -> Severity {
        switch self {
        case .overlap, .outsideBounds, .titleClipped, .imageSqueezed, .insetsIgnored: .error
        case .labelStretched: .note
        case .notMirrored: style.isNamedPhysically ? .note : .warning
        case .gapMismatch, .marginMismatch, .offCenter, .reversedOrder, .imageStretched, .notIdempotent, .goesStale,
            .belowMinimumTarget, .imageSizeDiffers, .missingGlyphs:
            .warning
        }
    }
}
