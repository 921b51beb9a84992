import CatalogueModel

/// What consists of properties that are merged one by one.
protocol Mergeable: Hashable {
    /// The properties that some states of a fact have.
    static func properties(of states: [Self]) -> [MergeProperty<Self>]

    /// Puts in order what merging left behind.
    /// - Parameter ours: as it was before.
    mutating func tidy(after ours: Self)

    /// The other facts that it refers to.
    var references: Set<StableID> { get }
}

extension Mergeable {
    mutating func tidy(after ours: Self) {}
    var references: Set<StableID> { [] }
}
