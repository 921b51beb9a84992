/// What metrics and presets have in common: a place in the one tree of names, a description, a deprecation.
public struct Entry: Hashable, Sendable {
    public let id: FactID
    public let stableID: StableID
    public let kind: FactKind
    public var name: Name
    public var description: String?
    public var deprecation: Deprecation?

    public init(
        id: FactID, stableID: StableID, kind: FactKind, name: Name, description: String? = nil,
        deprecation: Deprecation? = nil
    ) {
        self.id = id
        self.stableID = stableID
        self.kind = kind
        self.name = name
        self.description = description
        self.deprecation = deprecation
    }
}

/// That a metric or preset should no longer be used, and what to use instead.
public struct Deprecation: Hashable, Sendable {
    public var replacement: FactID?

    public init(replacement: FactID?) {
        self.replacement = replacement
    }
}
