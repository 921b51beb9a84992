/// A preset with everything around it: every number, where it comes from, and every layout.
public struct PresetDetails: Hashable, Sendable {
    public var name: String
    public var id: StableID
    public var description: String?
    public var isDeprecated: Bool
    public var replacement: String?
    public var properties: [PropertyOrigin]
    /// In the trait collection that was asked for, by state.
    public var layouts: [NamedLayout]
    /// The title's text in each state that has one.
    public var titleTexts: [ControlState: String]

    public init(
        name: String, id: StableID, description: String?, isDeprecated: Bool, replacement: String?,
        properties: [PropertyOrigin], layouts: [NamedLayout], titleTexts: [ControlState: String]
    ) {
        self.name = name
        self.id = id
        self.description = description
        self.isDeprecated = isDeprecated
        self.replacement = replacement
        self.properties = properties
        self.layouts = layouts
        self.titleTexts = titleTexts
    }
}

/// A property of a preset and where its value comes from.
public struct PropertyOrigin: Hashable, Sendable {
    /// A metric on the way to a number.
    public struct Step: Hashable, Sendable {
        public var metric: String
        /// As people write it, in the trait collection at hand.
        public var definition: String
        public var value: String

        public init(metric: String, definition: String, value: String) {
            self.metric = metric
            self.definition = definition
            self.value = value
        }
    }

    public var property: String
    /// What it comes to.
    public var value: String
    /// As people wrote it; equal to the value for literals.
    public var definition: String
    /// The metrics it refers to, directly and not.
    public var steps: [Step]

    public init(property: String, value: String, definition: String, steps: [Step]) {
        self.property = property
        self.value = value
        self.definition = definition
        self.steps = steps
    }
}
