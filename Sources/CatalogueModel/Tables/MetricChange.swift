/// What somebody asked to change in a metric: only what is named changes.
public struct MetricChange: Hashable, Sendable {
    /// Nil keeps the type; a new metric is a dimension.
    public var type: MetricType?
    public var value: WrittenValue?
    /// Values for single trait values; a reset takes one away.
    public var overrides: [TraitCondition: Setting<WrittenValue>]

    public init(
        type: MetricType? = nil, value: WrittenValue? = nil, overrides: [TraitCondition: Setting<WrittenValue>] = [:]
    ) {
        self.type = type
        self.value = value
        self.overrides = overrides
    }
}

/// A metric's value as it stands in a cell. Which reading counts follows from the metric's type, which the table need
/// not say: `8,5` is a text, or eight and a half.
public struct WrittenValue: Hashable, Sendable {
    public var text: String
    /// As an expression is written.
    public var number: String

    public init(text: String, number: String) {
        self.text = text
        self.number = number
    }
}
