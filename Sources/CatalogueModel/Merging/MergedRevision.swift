/// A revision of another copy of the catalogue that a merge brought. It is no state to ask for.
public struct MergedRevision: Hashable, Sendable {
    /// A change that it made, and the merge carried over.
    public struct Change: Hashable, Sendable {
        public var fact: StableID
        /// As a diff calls it; empty for the fact as a whole, where it came or went.
        public var property: String

        public init(fact: StableID, property: String) {
            self.fact = fact
            self.property = property
        }
    }

    /// With its number there.
    public var revision: Revision
    public var changes: [Change]

    public init(revision: Revision, changes: [Change]) {
        self.revision = revision
        self.changes = changes
    }
}
