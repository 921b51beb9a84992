/// A revision with the first release that has it.
public struct Authorship: Hashable, Sendable {
    public var revision: Revision
    /// Nil while it is unreleased.
    public var release: String?

    public init(revision: Revision, release: String?) {
        self.revision = revision
        self.release = release
    }
}
