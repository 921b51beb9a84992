/// The facts of a catalogue with what follows from them, for formats that write computed numbers.
public struct ResolvedDocument: Sendable {
    public var facts: CatalogueDocument
    /// What metrics come to, and the layouts of presets, where every trait is at its default.
    public var base: State
    /// The same where one trait is not, in the order of the traits.
    public var variants: [(condition: TraitCondition, state: State)]

    /// What follows from the facts for some values of the traits.
    public struct State: Hashable, Sendable {
        public var values: [Name: ResolvedValue]
        /// None where no trait collection keeps them.
        public var layouts: [NamedLayout]

        public init(values: [Name: ResolvedValue], layouts: [NamedLayout]) {
            self.values = values
            self.layouts = layouts
        }
    }

    public init(facts: CatalogueDocument, base: State, variants: [(condition: TraitCondition, state: State)]) {
        self.facts = facts
        self.base = base
        self.variants = variants
    }
}

/// What a metric comes to: a number of points or of nothing, a text, or a typography.
public enum ResolvedValue: Hashable, Sendable {
    case number(Double)
    case text(String)
    case typography(ResolvedTypography)
}
