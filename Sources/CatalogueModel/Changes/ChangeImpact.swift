/// What a change means for those who use it, in the parts of a version number (Semantic Versioning).
public enum ChangeImpact: String, CaseIterable, Comparable, Sendable {
    case patch, minor
    /// Breaking.
    case major

    public static func < (one: ChangeImpact, other: ChangeImpact) -> Bool { one.place < other.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
