/// Who last changed each property of a metric, a kept token or a preset.
public struct Blame: Hashable, Sendable {
    /// A property.
    public struct Line: Hashable, Sendable {
        public var property: String
        public var value: String
        public var authorship: Authorship

        public init(property: String, value: String, authorship: Authorship) {
            self.property = property
            self.value = value
            self.authorship = authorship
        }
    }

    /// A number of a layout.
    public struct NumberLine: Hashable, Sendable {
        public var number: String
        public var value: Double
        public var authorship: Authorship

        public init(number: String, value: Double, authorship: Authorship) {
            self.number = number
            self.value = value
            self.authorship = authorship
        }
    }

    /// The numbers of a layout in one state.
    public struct LayoutLines: Hashable, Sendable {
        public var state: ControlState
        public var numbers: [NumberLine]

        public init(state: ControlState, numbers: [NumberLine]) {
            self.state = state
            self.numbers = numbers
        }
    }

    public var name: String
    public var kind: FactKind
    public var properties: [Line]
    /// The collection of the layouts; empty for the default one.
    public var traits: String
    /// Empty unless they were asked for.
    public var layouts: [LayoutLines]

    public init(name: String, kind: FactKind, properties: [Line], traits: String, layouts: [LayoutLines]) {
        self.name = name
        self.kind = kind
        self.properties = properties
        self.traits = traits
        self.layouts = layouts
    }
}
