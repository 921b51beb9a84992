/// What a change did, or would do.
public struct RevisionReport: Hashable, Sendable {
    /// The revision it made; nil when no fact changed, or nothing was to be written.
    public var revision: Int64?
    /// What was changed in facts, in the order of their names.
    public var facts: [FactChange] = []
    /// How many layouts were computed.
    public var recomputed = 0
    /// How many of them exist already and came out differently.
    public var changed = 0
    /// How many layouts are new, and how many are gone.
    public var added = 0
    public var removed = 0
    /// How many layouts the catalogue has now.
    public var total = 0
    /// The presets whose layouts changed, sorted by name.
    public var changedPresets: [String] = []

    public init() {}

    /// Whether any fact changed.
    public var isChange: Bool { !facts.isEmpty || recomputed > 0 || removed > 0 }
}
