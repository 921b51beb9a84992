/// How many layouts a revision changed.
public struct LayoutCounts: Hashable, Sendable {
    /// Those that were there before and came out differently.
    public var moved: Int
    public var added: Int
    public var removed: Int

    public init(moved: Int = 0, added: Int = 0, removed: Int = 0) {
        self.moved = moved
        self.added = added
        self.removed = removed
    }

    public var isEmpty: Bool { moved == 0 && added == 0 && removed == 0 }
}
