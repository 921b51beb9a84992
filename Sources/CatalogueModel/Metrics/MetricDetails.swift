/// A metric as people look at it.
public struct MetricSummary: Hashable, Sendable {
    public var name: String
    public var type: MetricType
    /// As people write it.
    public var value: String
    /// What it comes to with every trait at its default.
    public var resolved: String
    /// The values for single trait values, as people write them.
    public var overrides: [TraitCondition: String]
    public var description: String?
    public var isDeprecated: Bool
    public var replacement: String?

    public init(
        name: String, type: MetricType, value: String, resolved: String, overrides: [TraitCondition: String],
        description: String?, isDeprecated: Bool, replacement: String?
    ) {
        self.name = name
        self.type = type
        self.value = value
        self.resolved = resolved
        self.overrides = overrides
        self.description = description
        self.isDeprecated = isDeprecated
        self.replacement = replacement
    }
}

/// A metric with everything around it.
public struct MetricDetails: Hashable, Sendable {
    /// What a metric comes to in a trait collection, whose text is empty for the default one.
    public struct CollectionValue: Hashable, Sendable {
        public var traits: String
        public var value: String

        public init(traits: String, value: String) {
            self.traits = traits
            self.value = value
        }
    }

    public var summary: MetricSummary
    public var id: StableID
    public var values: [CollectionValue]
    /// The metrics and presets that refer to it directly, sorted.
    public var users: [String]

    public init(summary: MetricSummary, id: StableID, values: [CollectionValue], users: [String]) {
        self.summary = summary
        self.id = id
        self.values = values
        self.users = users
    }
}
