/// One link of the chain from a layout's number to what somebody did, in one revision.
public struct Reason: Hashable, Sendable {
    /// What a link is about.
    public enum Kind: String, CaseIterable, Sendable {
        /// A property of the preset.
        case property
        case metric
        /// Another default, or another place in the order of traits.
        case trait
        /// A font file, new or with another content.
        case font
        /// The layouts of this trait collection begin here.
        case collection
        /// The preset begins here, or again after it was removed.
        case preset
        /// The preset has content of its own for this state from here on.
        case state
        /// The layout engine is another one: `recalculate`.
        case engine
    }

    public var kind: Kind
    /// Of the property, metric, trait, font, collection (its traits), preset or state; empty for the engine.
    public var name: String
    /// What it came to before; nil where it was absent.
    public var old: String?
    public var new: String?
    /// How it is defined since then, where somebody changed the definition: the chain ends here, unless what it refers
    /// to changed as well.
    public var definition: String?
    /// Whether somebody changed just this, rather than something that it refers to.
    public var isSet: Bool
    /// How far it is from the number. A link follows from the deeper ones after it; each fact stands once.
    public var depth: Int

    public init(
        kind: Kind, name: String, old: String? = nil, new: String? = nil, definition: String? = nil,
        isSet: Bool = true, depth: Int = 0
    ) {
        self.kind = kind
        self.name = name
        self.old = old
        self.new = new
        self.definition = definition
        self.isSet = isSet
        self.depth = depth
    }
}

/// Numbers of a layout that one revision made what they are, and why.
public struct LayoutReason: Hashable, Sendable {
    public var authorship: Authorship
    /// `old` is nil where the layout begins.
    public var numbers: [NumberChange]
    /// The links of every chain, depth first.
    public var reasons: [Reason]

    public init(authorship: Authorship, numbers: [NumberChange], reasons: [Reason]) {
        self.authorship = authorship
        self.numbers = numbers
        self.reasons = reasons
    }
}
