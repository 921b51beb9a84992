import ButtonLayout

/// A layout as it is kept: what was laid out, where it went, and what that is worth.
public struct ComputedLayout: Hashable, Sendable {
    /// The natural sizes.
    public var content: Content
    public var layout: Layout
    public var judgement: Judgement

    public init(content: Content, layout: Layout, judgement: Judgement) {
        self.content = content
        self.layout = layout
        self.judgement = judgement
    }
}

/// Which layout: of one preset, in one state and one trait collection.
public struct LayoutKey: Hashable, Comparable, Sendable {
    public var preset: FactID
    public var state: ControlState
    public var collection: FactID

    public init(preset: FactID, state: ControlState, collection: FactID) {
        self.preset = preset
        self.state = state
        self.collection = collection
    }

    public static func < (one: LayoutKey, other: LayoutKey) -> Bool {
        (one.preset, one.collection, one.state) < (other.preset, other.collection, other.state)
    }
}

/// A layout with the words that people know it by.
public struct NamedLayout: Hashable, Sendable {
    /// Nil for layouts that belong to no preset, as in a comparison of styles.
    public var name: String?
    public var style: Style
    public var state: ControlState
    /// Every trait with its value.
    public var traits: [String: String]
    public var result: ComputedLayout

    public init(name: String?, style: Style, state: ControlState, traits: [String: String], result: ComputedLayout) {
        self.name = name
        self.style = style
        self.state = state
        self.traits = traits
        self.result = result
    }
}
