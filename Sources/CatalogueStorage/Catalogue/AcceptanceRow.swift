import ButtonLayout
import CatalogueModel

/// The row of a finding that is accepted in one state of a preset.
enum AcceptanceRow {
    static let query = "SELECT a.fact, a.state, a.finding, a.reason, a.numbers FROM accepted_finding a"

    static func read(_ row: borrowing Row) throws -> (AcceptedFinding, Acceptance) {
        guard let finding = Finding(name: row.text(2)),
            let acceptance = Acceptance(reason: row.text(3), numbersText: row.text(4))
        else { throw UnreadableText(text: row.text(2)) }
        let state = ControlState(rawValue: Int(row.int64(1)))
        return (AcceptedFinding(state: state, finding: finding), acceptance)
    }

    static func add(_ row: borrowing Row, to preset: inout Preset<FactID>) throws {
        let (key, acceptance) = try read(row)
        preset.accepted[key] = acceptance
    }

    /// Closes the rows that changed and opens the new ones.
    static func replace(
        _ changes: [FactChangeRow<Preset<FactID>>], at revision: Int64, in database: Database
    ) throws {
        var opened: [(id: FactID, key: AcceptedFinding, acceptance: Acceptance)] = []
        for change in changes {
            let (old, new) = (change.old?.accepted ?? [:], change.new?.accepted ?? [:])
            for key in Set(old.keys).union(new.keys).sorted() where old[key] != new[key] {
                if old[key] != nil {
                    try database.run(
                        """
                        UPDATE accepted_finding SET until = ? WHERE fact = ? AND state = ? AND finding = ?
                        AND until IS NULL
                        """, revision, change.id.rawValue, key.state.rawValue, key.finding.name)
                }
                if let acceptance = new[key] { opened.append((change.id, key, acceptance)) }
            }
        }
        let columns = ["fact", "state", "finding", "reason", "numbers", "since"]
        try database.insert(into: "accepted_finding", columns, opened) { item, row in
            try row.put(item.id.rawValue)
            try row.put(Int64(item.key.state.rawValue))
            try row.put(item.key.finding.name)
            try row.put(item.acceptance.reason)
            try row.put(item.acceptance.numbersText)
            try row.put(revision)
        }
    }
}
