/// A row that holds now belongs to a row of another table that holds now.
struct Ownership {
    let table: String
    let owner: String
    /// What the owner is, in the catalogue's words.
    let word: String
    /// Which column of the table says whose it is.
    var column = "fact"
    /// Which rows of the table are meant; empty for all.
    var condition = ""

    static let all =
        [
            Ownership(table: "layout", owner: "preset", word: "preset", column: "preset"),
            Ownership(table: "layout", owner: "trait_collection", word: "trait collection", column: "collection"),
            Ownership(table: "metric_override", owner: "metric", word: "metric"),
            Ownership(table: "token_override", owner: "token", word: "token"),
            Ownership(table: "preset_state", owner: "preset", word: "preset"),
            Ownership(table: "preset", owner: "preset_state", word: "normal state"),
            Ownership(table: "accepted_finding", owner: "preset", word: "preset"),
            Ownership(table: "dependency", owner: "entry", word: "user", column: "user"),
            Ownership(table: "dependency", owner: "entry", word: "metric", column: "metric"),
        ]
        + ["metric", "preset", "token"].flatMap { kind in
            [
                Ownership(table: kind, owner: "entry", word: "name"),
                Ownership(
                    table: "entry", owner: kind, word: kind,
                    condition: "EXISTS (SELECT 1 FROM fact f WHERE f.id = t.fact AND f.kind = '\(kind)')"),
            ]
        }

    /// Counts the rows without an owner.
    var orphans: String { "SELECT count(*) FROM \(table) \(withoutOwner)" }

    /// Removes them.
    var removal: String { "DELETE FROM \(table) \(withoutOwner)" }

    private var withoutOwner: String {
        """
        AS t WHERE t.until IS NULL \(condition.isEmpty ? "" : "AND \(condition)")
        AND NOT EXISTS (SELECT 1 FROM \(owner) o WHERE o.fact = t.\(column) AND o.until IS NULL)
        """
    }
}
