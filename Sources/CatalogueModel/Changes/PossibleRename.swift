/// A fact that is gone and looks like others that are new. Without a common id nobody can tell whether it was renamed.
public struct PossibleRename: Hashable, Sendable {
    public var kind: FactKind
    public var removed: String
    /// Those with the same definition, sorted.
    public var candidates: [String]

    public init(kind: FactKind, removed: String, candidates: [String]) {
        self.kind = kind
        self.removed = removed
        self.candidates = candidates
    }
}
