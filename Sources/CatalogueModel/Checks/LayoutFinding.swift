import ButtonLayout

/// A finding that a preset has in one state, with the layout in which it is worst.
public struct LayoutFinding: Hashable, Sendable {
    /// Whether somebody has accepted it.
    public enum Status: Hashable, Sendable {
        case open
        /// It was accepted, for other numbers than these.
        case expired(reason: String)
        case accepted(reason: String)
    }

    public var finding: Finding
    public var style: Style
    public var state: ControlState
    public var worst: ComputedLayout
    /// The collection of the worst layout; empty for the default one.
    public var worstTraits: String
    public var places: Places
    public var status: Status
    /// The title's text in the worst layout, where the finding is about it and there is one.
    public var title: String?

    public init(
        finding: Finding, style: Style, state: ControlState, worst: ComputedLayout, worstTraits: String, places: Places,
        status: Status = .open, title: String? = nil
    ) {
        self.finding = finding
        self.style = style
        self.state = state
        self.worst = worst
        self.worstTraits = worstTraits
        self.places = places
        self.status = status
        self.title = title
    }

    public var severity: Severity { finding.severity(in: style) }
}
