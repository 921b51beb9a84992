/// In which trait collections something holds: a hundred of them are one line.
public struct Places: Hashable, Sendable {
    /// The collections' texts in the order of the collections; empty for the default one.
    public var collections: [String]
    /// How many collections were looked at.
    public var total: Int
    /// What exactly these collections have in common, where they are several and one trait's value says it.
    public var condition: TraitCondition?

    public init(collections: [String], total: Int, condition: TraitCondition? = nil) {
        self.collections = collections
        self.total = total
        self.condition = condition
    }

    public var isEverywhere: Bool { collections.count == total }
}
