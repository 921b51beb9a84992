import CatalogueModel

extension Draft {
    /// Says what changes mean; nil goes back to what the tool says.
    func setRule(_ rule: ChangeRule, _ impact: ChangeImpact?) throws {
        guard let impact else {
            if let known = rules.first(where: { $0.fact.rule == rule }) { ruleList.set(known.id, nil) }
            return
        }
        try importRule(RuleFact(id: nil, rule: rule, impact: impact))
    }

    func importRule(_ fact: RuleFact) throws {
        let known = rules.first { $0.fact.rule == fact.rule } ?? rules.first { $0.fact.id == fact.id }
        let stableID = known?.fact.id ?? fact.id
        let (id, newID) = try stableID.map { (try self.fact($0, .rule), $0) } ?? newFact(.rule, named: fact.rule.id)
        ruleList.set(id, KeptRule(id: id, fact: RuleFact(id: newID, rule: fact.rule, impact: fact.impact)))
    }
}
