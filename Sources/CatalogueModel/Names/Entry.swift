/// What metrics, kept tokens and presets have in common: a place in the one tree of names, a description, a deprecation.
public struct Entry: Hashable, Sendable {
    public let id: FactID
    public let stableID: StableID
    public let kind: FactKind
    public var name: Name
    public var description: String?
    public var deprecation: Deprecation?
    /// What a design token's `$extensions` say that the catalogue does not understand: the JSON of an object.
    public var extensions: String?

    public init(
        id: FactID, stableID: StableID, kind: FactKind, name: Name, description: String? = nil,
        deprecation: Deprecation? = nil, extensions: String? = nil
    ) {
        self.id = id
        self.stableID = stableID
        self.kind = kind
        self.name = name
        self.description = description
        self.deprecation = deprecation
        self.extensions = extensions
    }
}

/// That a metric, token or preset should no longer be used, and what to use instead.
public struct Deprecation: Hashable, Sendable {
    public var replacement: FactID?
    /// What is said of it, where that is more than the replacement's name, for which `{}` stands there.
    public var reason: String?

    public init(replacement: FactID?, reason: String? = nil) {
        self.replacement = replacement
        self.reason = reason
    }
}
