/// The number of a fact within one catalogue file. It never changes and is never used again.
public struct FactID: Hashable, Comparable, Sendable {
    public let rawValue: Int64

    public init(_ rawValue: Int64) {
        self.rawValue = rawValue
    }

    public static func < (one: FactID, other: FactID) -> Bool { one.rawValue < other.rawValue }
}
