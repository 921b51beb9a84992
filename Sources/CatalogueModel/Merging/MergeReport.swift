/// What a merge did, or why it could not.
public struct MergeReport: Hashable, Sendable {
    /// What both sides changed, each in its own way.
    public var conflicts: [MergeConflict] = []
    /// The side whose word stands in all of them; nil leaves them to people.
    public var settledBy: MergeSide?
    /// What neither side did alone and both do together: names taken twice, what one removed and the other came to use.
    public var refusals: [String] = []
    /// What became of our facts and layouts.
    public var revision = RevisionReport()
    /// Their revisions whose changes are here now, oldest first, with their numbers there.
    public var merged: [Revision] = []
    /// Their releases that name a state which we have as well, with our number of it.
    public var releases: [Release] = []
    /// Their releases that name a state which we never had; they stay there.
    public var releasesLeftOut: [Release] = []

    public init() {}

    /// Whether people have to decide something, and nothing was written.
    public var isConflict: Bool { !refusals.isEmpty || !conflicts.isEmpty && settledBy == nil }
}
