/// A new value, or back to what an absent value means.
public enum Setting<Value: Hashable & Sendable>: Hashable, Sendable {
    case value(Value)
    case reset

    /// Nil resets.
    public init(_ value: Value?) {
        self = value.map(Self.value) ?? .reset
    }

    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }
}
