/// The facts of a catalogue as people exchange them: with names for references, and ids that are the same in every file.
public struct CatalogueDocument: Hashable, Sendable {
    public var catalogue: StableID?
    public var traits: [TraitFact]
    public var collections: [CollectionFact]
    public var fonts: [FontFact]
    public var rules: [RuleFact]
    public var metrics: [NamedFact<Metric<Name>>]
    public var tokens: [NamedFact<KeptToken<Name>>]
    public var presets: [NamedFact<Preset<Name>>]
    public var releases: [Release]
    /// Every revision, oldest first, when the history was asked for.
    public var history: [HistoryRevision]?
    /// The names in the order of a file of design tokens, in which new facts are born; what it leaves out goes last.
    public var order: [Name]

    public init(catalogue: StableID?) {
        self.catalogue = catalogue
        traits = []
        collections = []
        fonts = []
        rules = []
        metrics = []
        tokens = []
        presets = []
        releases = []
        order = []
    }
}

/// A metric, a kept token or a preset with its place in the tree of names.
public struct NamedFact<Value: Hashable & Sendable>: Hashable, Sendable {
    public var id: StableID?
    public var name: Name
    public var description: String?
    public var isDeprecated: Bool
    public var replacement: Name?
    /// As in ``Deprecation``.
    public var reason: String?
    /// As in ``Entry``.
    public var extensions: String?
    public var value: Value

    public init(
        id: StableID?, name: Name, description: String?, isDeprecated: Bool, replacement: Name?,
        reason: String? = nil, extensions: String? = nil, value: Value
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.isDeprecated = isDeprecated
        self.replacement = replacement
        self.reason = reason
        self.extensions = extensions
        self.value = value
    }
}

/// A trait as people exchange it.
public struct TraitFact: Hashable, Sendable {
    public var id: StableID?
    public var name: String
    public var values: [String]
    public var defaultValue: String

    public init(id: StableID?, name: String, values: [String], defaultValue: String) {
        self.id = id
        self.name = name
        self.values = values
        self.defaultValue = defaultValue
    }

    /// Whether every catalogue has it.
    public var isBuiltIn: Bool { Trait.builtIn.contains { $0.stableID == id } }
}

/// A trait collection as people exchange it.
public struct CollectionFact: Hashable, Sendable {
    public var id: StableID?
    public var values: [String: String]

    public init(id: StableID?, values: [String: String]) {
        self.id = id
        self.values = values
    }
}

/// A font as people exchange it. Its file is not in it.
public struct FontFact: Hashable, Sendable {
    public var id: StableID?
    public var family: String
    public var weight: FontWeight
    /// Relative to the catalogue's folder, or absolute.
    public var file: String
    public var face: FontFace

    public init(id: StableID?, family: String, weight: FontWeight, file: String, face: FontFace) {
        self.id = id
        self.family = family
        self.weight = weight
        self.file = file
        self.face = face
    }

    /// `Roboto semi-bold`.
    public var name: String { RegisteredFont.name(family, weight) }
}

/// One revision of a history: who made it, what it set and what it removed.
public struct HistoryRevision: Hashable, Sendable {
    public var revision: Revision
    /// The facts that begin to hold with it. Its `releases` are empty: releases belong to the whole.
    public var facts: CatalogueDocument
    public var removed: [StableID]
    /// What a merge brought with it from another copy.
    public var merged: [MergedRevision]

    public init(
        revision: Revision, facts: CatalogueDocument, removed: [StableID], merged: [MergedRevision] = []
    ) {
        self.revision = revision
        self.facts = facts
        self.removed = removed
        self.merged = merged
    }
}
