/// What two sides made of the same thing, differently.
public struct MergeConflict: Hashable, Sendable {
    /// What a side made of it, and who did so last.
    public struct Side: Hashable, Sendable {
        /// As people write it; nil where it is unset or gone.
        public var value: String?
        /// The side's revision that made it so.
        public var revision: Int64
        public var author: String

        public init(value: String?, revision: Int64, author: String) {
            self.value = value
            self.revision = revision
            self.author = author
        }
    }

    public var kind: FactKind
    /// As it was called where they began, or is called by those who have it.
    public var name: String
    /// As a diff calls it; nil for the fact as a whole, which one side removed and the other changed.
    public var property: String?
    public var base: String?
    public var ours: Side
    public var theirs: Side

    public init(kind: FactKind, name: String, property: String?, base: String?, ours: Side, theirs: Side) {
        self.kind = kind
        self.name = name
        self.property = property
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }
}
