/// Why something is as it is.
public struct Explanation: Hashable, Sendable {
    public var name: String
    public var kind: FactKind
    /// The number or property that was asked for; nil for all.
    public var field: String?
    /// The layout's, with the traits of its collection, empty for the default one.
    public var state: ControlState
    public var traits: String
    /// For a preset's layout: the last change of each number, newest first.
    public var changes: [LayoutReason]
    /// For a property, a metric or a kept token: where its value comes from, link by link.
    public var origin: [OriginStep]

    public init(
        name: String, kind: FactKind, field: String?, state: ControlState, traits: String, changes: [LayoutReason],
        origin: [OriginStep]
    ) {
        self.name = name
        self.kind = kind
        self.field = field
        self.state = state
        self.traits = traits
        self.changes = changes
        self.origin = origin
    }
}

/// A link of the chain from a value to what somebody set.
public struct OriginStep: Hashable, Sendable {
    /// The metric's or kept token's, or the property's of the preset.
    public var name: String
    /// The value of a trait for which the definition is, as in `size=compact`.
    public var condition: String?
    /// As people write it; nil where nothing is set.
    public var definition: String?
    /// What it comes to; nil where that is not known, as of a color.
    public var value: String?
    /// The definition before.
    public var previous: String?
    /// Who set the definition last.
    public var authorship: Authorship

    public init(
        name: String, condition: String? = nil, definition: String?, value: String?, previous: String?,
        authorship: Authorship
    ) {
        self.name = name
        self.condition = condition
        self.definition = definition
        self.value = value
        self.previous = previous
        self.authorship = authorship
    }
}
