import CatalogueModel

extension CatalogueStore {
    /// What changes mean here, in the order it was said.
    public func rules(at moment: Moment) throws -> [KeptRule] {
        try database.query(
            """
            SELECT u.fact, f.uuid, u.rule, u.impact FROM rule u JOIN fact f ON f.id = u.fact
            WHERE \(moment.holds("u")) ORDER BY u.fact
            """
        ) { row in
            guard let stableID = StableID(row.text(1)), let rule = ChangeRule(id: row.text(2)),
                let impact = ChangeImpact(rawValue: row.text(3))
            else { throw UnreadableText(text: row.text(2)) }
            return KeptRule(id: FactID(row.int64(0)), fact: RuleFact(id: stableID, rule: rule, impact: impact))
        }
    }

    /// Closes the row of a rule, within a write.
    public func closeRule(_ id: FactID, at revision: Int64) throws { try closeRow(of: id, in: "rule", at: revision) }

    /// Opens a row for a rule, within a write.
    public func openRule(_ rule: KeptRule, at revision: Int64) throws {
        try database.run(
            "INSERT INTO rule (fact, rule, impact, since) VALUES (?, ?, ?, ?)", rule.id.rawValue, rule.fact.rule.id,
            rule.fact.impact.rawValue, revision)
    }
}
