/// What a check found, worst first, and how much it looked at.
public struct CatalogueCheck: Hashable, Sendable {
    public var issues: [CheckIssue]
    /// What somebody has accepted; it counts no more.
    public var accepted: [CheckIssue]
    public var presets: Int
    public var layouts: Int
    /// The collections' texts in their order; empty for the default one.
    public var collections: [String]

    public init(
        issues: [CheckIssue], accepted: [CheckIssue] = [], presets: Int, layouts: Int, collections: [String]
    ) {
        self.issues = issues
        self.accepted = accepted
        self.presets = presets
        self.layouts = layouts
        self.collections = collections
    }

    public func hasIssues(atLeast severity: Severity) -> Bool { issues.contains { $0.severity >= severity } }

    public func count(_ severity: Severity) -> Int { issues.count { $0.severity == severity } }
}
