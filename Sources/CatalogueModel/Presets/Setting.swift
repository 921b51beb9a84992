/// A new value, or back to what an absent value means.
public enum Setting<Value: Hashable & Sendable>: Hashable, Sendable {
    case value(Value)
    case reset

    /// Nil resets.
    @inlinable public init(_ value: Value?) {
        self = value.map(Self.value) ?? .reset
    }

    @inlinable public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }
}
