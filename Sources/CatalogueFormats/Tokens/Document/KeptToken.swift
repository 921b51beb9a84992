import CatalogueModel

/// A design token that the catalogue does not understand: a color, a shadow, a text style.
public struct KeptToken: Hashable, Sendable {
    public var name: Name
    /// All members of the token in the spelling of the Design Tokens format and in the order they were read, with the
    /// `$type` and `$deprecated` of its groups where it has none itself.
    public var members: [JSON.Member]
    /// The members that hold instead for some values of some traits.
    public var overrides: [TraitCondition: [JSON.Member]]

    /// Makes a kept token.
    public init(name: Name, members: [JSON.Member], overrides: [TraitCondition: [JSON.Member]] = [:]) {
        self.name = name
        self.members = members
        self.overrides = overrides
    }

    /// The token's `$type`, nil when nothing says it.
    public var type: String? {
        if case .string(let type) = JSON.object(members)["$type"] { type } else { nil }
    }

    /// The token's `$value`; of an alias by pointer, the object with its `$ref`.
    public var value: JSON? {
        let object = JSON.object(members)
        return object["$value"] ?? object["$ref"].map { .object([JSON.Member(name: "$ref", value: $0)]) }
    }
}
