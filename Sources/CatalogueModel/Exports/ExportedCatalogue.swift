import ButtonLayout

/// Metrics and presets with what they come to in every trait collection, for what is generated from them.
///
/// Each trait collection stands here in both directions, whether the catalogue keeps it in both or not.
public struct ExportedCatalogue: Sendable {
    /// The traits in which the collections differ, in their order, the direction always among them.
    public var traits: [Trait]
    /// What each collection has for these traits; the first is the default one. Never empty.
    public var collections: [[String: String]]
    public var metrics: [NamedFact<ExportedMetric>]
    public var presets: [NamedFact<ExportedPreset>]
    /// Every name that a metric or a preset has or had, the oldest first: what a name becomes elsewhere can depend on
    /// who was there before.
    public var knownNames: [KnownName]

    public init(
        traits: [Trait], collections: [[String: String]], metrics: [NamedFact<ExportedMetric>],
        presets: [NamedFact<ExportedPreset>], knownNames: [KnownName]
    ) {
        self.traits = traits
        self.collections = collections
        self.metrics = metrics
        self.presets = presets
        self.knownNames = knownNames
    }
}

/// A name that a fact has or had.
public struct KnownName: Hashable, Sendable {
    public var name: Name
    public var id: StableID

    public init(name: Name, id: StableID) {
        self.name = name
        self.id = id
    }
}

/// A metric with what it comes to.
public struct ExportedMetric: Hashable, Sendable {
    public var type: MetricType
    /// One for each collection.
    public var values: [ResolvedValue]

    public init(type: MetricType, values: [ResolvedValue]) {
        self.type = type
        self.values = values
    }

    /// The numbers, one for each collection; nil of what is no number.
    public var numbers: [Double]? {
        let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
        return numbers.count == values.count ? numbers : nil
    }
}

/// A preset with its layouts.
public struct ExportedPreset: Hashable, Sendable {
    public var definition: Preset<Name>
    /// The texts of the titles in the default collection, of the states that have one of their own.
    public var titles: [ControlState: String]
    /// By state, then by collection.
    public var layouts: [ExportedLayout]

    public init(definition: Preset<Name>, titles: [ControlState: String], layouts: [ExportedLayout]) {
        self.definition = definition
        self.titles = titles
        self.layouts = layouts
    }

    public var style: Style { definition.style }
}

/// What the engine got and gave, in one state and one collection.
public struct ExportedLayout: Hashable, Sendable {
    public var state: ControlState
    /// Its place among the collections.
    public var collection: Int
    public var button: Button
    public var result: ComputedLayout

    public init(state: ControlState, collection: Int, button: Button, result: ComputedLayout) {
        self.state = state
        self.collection = collection
        self.button = button
        self.result = result
    }
}
