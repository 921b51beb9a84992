/// What can be wrong with a layout. The sentence and the severity are made where a finding is shown.
public enum Finding: UInt8, CaseIterable, Hashable, Sendable {
    /// The style promises the gap, and the gap got differs from the gap asked.
    case gapMismatch
    /// A promised distance from the button's edge differs from the spacing.
    case marginMismatch
    /// Image and title overlap on both axes.
    case overlap
    /// What the style promises to center is off, on an axis whose alignment is center.
    case offCenter
    /// Image and title stand in the other order than promised.
    case reversedOrder
    /// The image or the label leaves the button.
    case outsideBounds
    /// The label is narrower or lower than the title's natural size.
    case titleClipped
    case imageSqueezed
    case imageStretched
    /// The label is wider or higher than the title's natural size.
    case labelStretched
    /// Applying the style a second time gives other frames.
    case notIdempotent
    /// A title half as wide again breaks a promise that was kept.
    case goesStale
    /// The frames of the two directions are not mirror images.
    case notMirrored
    /// The button is smaller than 44 x 44 points.
    case belowMinimumTarget
    /// Insets are given that the style's mechanism ignores.
    case insetsIgnored
    /// Two states of one preset have images of different sizes; it needs all states, so it is judged by their owner.
    case imageSizeDiffers
    /// No font has a glyph for a character of the title; it is judged by who measures titles.
    case missingGlyphs
}

/// Findings without order; one bit each, so that judging allocates nothing.
public struct FindingSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public init(_ finding: Finding) {
        rawValue = 1 << UInt32(finding.rawValue)
    }

    public func contains(_ finding: Finding) -> Bool {
        rawValue & (1 << UInt32(finding.rawValue)) != 0
    }

    /// In the order of `Finding`.
    public var elements: [Finding] { Finding.allCases.filter(contains) }

    mutating func insert(_ finding: Finding, if condition: Bool) {
        if condition { formUnion(FindingSet(finding)) }
    }
}
