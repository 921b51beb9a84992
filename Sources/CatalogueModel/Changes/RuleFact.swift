/// What a change means in a catalogue that says something else than the tool.
public struct RuleFact: Hashable, Sendable {
    /// Nil for one that was not written yet.
    public var id: StableID?
    public var rule: ChangeRule
    public var impact: ChangeImpact

    public init(id: StableID?, rule: ChangeRule, impact: ChangeImpact) {
        self.id = id
        self.rule = rule
        self.impact = impact
    }
}

/// A rule of a catalogue, with its fact.
public struct KeptRule: Hashable, Identifiable, Sendable {
    public let id: FactID
    public var fact: RuleFact

    public init(id: FactID, fact: RuleFact) {
        self.id = id
        self.fact = fact
    }
}
