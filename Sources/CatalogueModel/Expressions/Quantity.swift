/// A number with what it counts.
public struct Quantity: Hashable, Sendable {
    /// What a number counts. A number that somebody just typed fits both.
    public enum Unit: String, Sendable { case dimension, number }

    public var value: Double
    /// Nil for a bare number.
    public var unit: Unit?

    public init(_ value: Double, _ unit: Unit?) {
        self.value = value
        self.unit = unit
    }

    /// Whether the quantity can stand where that unit is wanted.
    public func fits(_ wanted: Unit) -> Bool { unit == nil || unit == wanted }
}
