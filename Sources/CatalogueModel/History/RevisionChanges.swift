/// A revision with what it did to some facts.
public struct RevisionChanges: Hashable, Sendable {
    /// What a revision did to one fact.
    public struct Item: Hashable, Sendable {
        public var kind: FactKind
        /// As it is called after the revision; the last name it had, where it is gone.
        public var name: String
        /// Nil where only its layouts changed.
        public var change: FactChange?
        public var layouts: LayoutCounts

        public init(kind: FactKind, name: String, change: FactChange?, layouts: LayoutCounts) {
            self.kind = kind
            self.name = name
            self.change = change
            self.layouts = layouts
        }
    }

    public var revision: Revision
    /// Those that name the revision.
    public var releases: [String]
    public var items: [Item]
    /// The revisions of another copy that came with it, when it is a merge; with their numbers there.
    public var merged: [Revision]

    public init(revision: Revision, releases: [String], items: [Item], merged: [Revision] = []) {
        self.revision = revision
        self.releases = releases
        self.items = items
        self.merged = merged
    }
}
