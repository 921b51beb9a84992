/// What differs between two states of a catalogue, or between two catalogues.
public struct CatalogueDiff: Hashable, Sendable {
    /// How the two sides are called.
    public var old: String
    public var new: String
    /// Metrics, presets and traits, sorted by kind and name.
    public var facts: [FactChange]
    /// Trait collections: a collection more or less is one line, never as many moved layouts.
    public var collections: [CollectionChange]
    /// Layouts that exist on both sides and differ, sorted by name, traits and state.
    public var layouts: [LayoutChange]
    /// Facts that are gone, and new ones that look like them.
    public var possibleRenames: [PossibleRename]
    /// How many layouts were left out because they differ by no more than the tolerance.
    public var withinTolerance = 0

    public init(
        old: String, new: String, facts: [FactChange], collections: [CollectionChange], layouts: [LayoutChange],
        possibleRenames: [PossibleRename] = []
    ) {
        self.old = old
        self.new = new
        self.facts = facts
        self.collections = collections
        self.layouts = layouts
        self.possibleRenames = possibleRenames
    }

    public var isEmpty: Bool { facts.isEmpty && collections.isEmpty && layouts.isEmpty }
}

/// A fact that differs, in exactly one category.
public struct FactChange: Hashable, Sendable {
    /// In the order in which they are asked for: what is renamed is not reported as updated as well.
    public enum Category: Hashable, Sendable {
        case renamed(from: String)
        case deprecated(use: String?)
        case undeprecated
        case added
        case removed
        case updated
    }

    public var kind: FactKind
    public var name: String
    public var category: Category
    /// What changed in it besides; for added and removed facts, nothing.
    public var properties: [PropertyChange]
    /// Whether what is removed was deprecated before.
    public var wasDeprecated: Bool

    public init(
        kind: FactKind, name: String, category: Category, properties: [PropertyChange], wasDeprecated: Bool = false
    ) {
        self.kind = kind
        self.name = name
        self.category = category
        self.properties = properties
        self.wasDeprecated = wasDeprecated
    }
}

/// One property of a fact, as people write its value; nil where it is absent.
public struct PropertyChange: Hashable, Sendable {
    public var property: String
    public var old: String?
    public var new: String?

    public init(property: String, old: String?, new: String?) {
        self.property = property
        self.old = old
        self.new = new
    }
}

/// A trait collection that exists on one side only.
public struct CollectionChange: Hashable, Sendable {
    /// `direction=rtl`; empty for the default collection.
    public var traits: String
    public var isAdded: Bool

    public init(traits: String, isAdded: Bool) {
        self.traits = traits
        self.isAdded = isAdded
    }
}

/// A layout that moved, and why.
public struct LayoutChange: Hashable, Sendable {
    public var name: String
    public var state: ControlState
    /// The collection's traits; empty for the default collection.
    public var traits: String
    /// Pixels a point, in that collection.
    public var scale: Double
    public var numbers: [NumberChange]
    public var findingsGained: [String]
    public var findingsLost: [String]
    /// The facts that caused it, sorted: metrics, traits, the preset itself.
    public var causes: [Cause]
    /// The layouts themselves, for who draws them; nil where only the numbers are known.
    public var sides: Sides?

    /// A layout before and after.
    public struct Sides: Hashable, Sendable {
        public var old: ComputedLayout
        public var new: ComputedLayout

        public init(old: ComputedLayout, new: ComputedLayout) {
            self.old = old
            self.new = new
        }
    }

    public init(
        name: String, state: ControlState, traits: String, scale: Double, numbers: [NumberChange],
        findingsGained: [String],
        findingsLost: [String], causes: [Cause], sides: Sides? = nil
    ) {
        self.name = name
        self.state = state
        self.traits = traits
        self.scale = scale
        self.numbers = numbers
        self.findingsGained = findingsGained
        self.findingsLost = findingsLost
        self.causes = causes
        self.sides = sides
    }
}

/// One number of a layout, in points; nil where it is absent.
public struct NumberChange: Hashable, Sendable {
    /// As in the JSON of a layout: `title.x`.
    public var number: String
    public var old: Double?
    public var new: Double?

    public init(number: String, old: Double?, new: Double?) {
        self.number = number
        self.old = old
        self.new = new
    }
}

/// A fact that made a layout change, with its value before and after where it has one.
public struct Cause: Hashable, Sendable {
    public var kind: FactKind
    public var name: String
    public var old: String?
    public var new: String?

    public init(kind: FactKind, name: String, old: String?, new: String?) {
        self.kind = kind
        self.name = name
        self.old = old
        self.new = new
    }
}
