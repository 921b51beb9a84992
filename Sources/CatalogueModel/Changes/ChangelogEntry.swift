/// What a release brought.
public struct ChangelogEntry: Hashable, Sendable {
    /// Nil for what is not released yet.
    public var release: Release?
    /// Against the release before.
    public var diff: CatalogueDiff

    public init(release: Release?, diff: CatalogueDiff) {
        self.release = release
        self.diff = diff
    }
}
