/// A table with a range of revisions in each row: `since`, `until`.
struct TemporalTable {
    let name: String
    /// What a row is of: at each revision there is one at most.
    let key: [String]

    /// All of a file, by name.
    static func all(in database: Database) throws -> [TemporalTable] {
        let names = try database.query(
            """
            SELECT m.name FROM sqlite_schema m WHERE m.type = 'table' AND m.name NOT GLOB 'sqlite_*'
            AND (SELECT count(*) FROM pragma_table_info(m.name) WHERE name IN ('since', 'until')) = 2 ORDER BY m.name
            """
        ) { $0.text(0) }
        return try names.map { name in
            let key = try database.query(
                "SELECT name FROM pragma_table_info(?) WHERE pk > 0 AND name <> 'since' ORDER BY pk", name
            ) { $0.text(0) }
            return TemporalTable(name: name, key: key)
        }
    }

    /// Counts the ranges in which no revision lies.
    var emptyRanges: String { "SELECT count(*) FROM \(name) WHERE until <= since" }

    /// Counts the ranges that go on when the next one of the same thing has begun.
    var overlappingRanges: String {
        """
        SELECT count(*) FROM (
            SELECT until, lead(since) OVER (PARTITION BY \(key.joined(separator: ", ")) ORDER BY since) AS next
            FROM \(name)
        ) WHERE next IS NOT NULL AND (until IS NULL OR until > next)
        """
    }
}
