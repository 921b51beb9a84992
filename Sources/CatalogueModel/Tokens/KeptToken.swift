/// A design token that the catalogue does not understand (a color, a shadow, a text style), or what a group of tokens
/// says of itself, which stands under the group's name and `$group`.
public struct KeptToken<Reference: Hashable & Sendable>: Hashable, Sendable {
    /// The token's `$type`; nil when nothing says it.
    public var type: String?
    public var value: KeptValue<Reference>
    /// Other values for some values of some traits.
    public var overrides: [TraitCondition: KeptValue<Reference>]

    public init(
        type: String?, value: KeptValue<Reference>, overrides: [TraitCondition: KeptValue<Reference>] = [:]
    ) {
        self.type = type
        self.value = value
        self.overrides = overrides
    }

    /// The metrics and tokens that this one refers to, for any value of a trait.
    public var references: Set<Reference> {
        overrides.values.reduce(into: Set(value.references)) { $0.formUnion($1.references) }
    }

    /// The same token with other references; one that leads nowhere becomes text.
    public func mapReferences<Other>(_ transform: (Reference) throws -> Other?) rethrows -> KeptToken<Other> {
        KeptToken<Other>(
            type: type, value: try value.mapReferences(transform),
            overrides: try overrides.mapValues { try $0.mapReferences(transform) })
    }
}
