/// A revision with the first release that has it.
public struct Authorship: Hashable, Sendable {
    public var revision: Revision
    /// Nil while it is unreleased.
    public var release: String?
    /// The revision of another copy that a merge had it from, with its number there.
    public var origin: Revision?

    public init(revision: Revision, release: String?, origin: Revision? = nil) {
        self.revision = revision
        self.release = release
        self.origin = origin
    }
}
