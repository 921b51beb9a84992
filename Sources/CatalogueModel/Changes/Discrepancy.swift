/// A layout that is not what the facts and the engine give.
public struct Discrepancy: Hashable, Sendable {
    public var name: String
    public var state: ControlState
    public var traits: String
    /// Nil where a layout is missing or should not be.
    public var numbers: [NumberChange]?

    public init(name: String, state: ControlState, traits: String, numbers: [NumberChange]?) {
        self.name = name
        self.state = state
        self.traits = traits
        self.numbers = numbers
    }
}
