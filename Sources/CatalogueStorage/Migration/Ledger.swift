/// The table in every catalogue that says which migrations made it.
enum Ledger {
    /// One line of the ledger.
    struct Entry {
        let number: Int
        let checksum: String
    }

    /// What a file says of itself.
    struct Summary {
        let applicationID: Int32
        let version: Int
        let tableCount: Int64
        let hasLedger: Bool

        /// Whether there is nothing in the file.
        var isBlank: Bool { applicationID == 0 && version == 0 && tableCount == 0 }
    }

    static let creation = """
        CREATE TABLE migrations (
            number INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            checksum TEXT NOT NULL,
            time INTEGER NOT NULL
        ) STRICT
        """

    static func summary(of database: Database) throws -> Summary {
        let (tables, ledgers) =
            try database.first("SELECT count(*), total(type = 'table' AND name = 'migrations') FROM sqlite_schema") {
                ($0.int64(0), $0.int64(1))
            } ?? (0, 0)
        return try Summary(
            applicationID: Int32(truncatingIfNeeded: number("PRAGMA application_id", in: database)),
            version: Int(number("PRAGMA user_version", in: database)),
            tableCount: tables, hasLedger: ledgers > 0)
    }

    /// All lines, in order.
    static func entries(of database: Database) throws -> [Entry] {
        try database.query("SELECT number, checksum FROM migrations ORDER BY number") { row in
            Entry(number: Int(row.int64(0)), checksum: row.text(1))
        }
    }

    static func add(_ migration: Migration, time: Int64, to database: Database) throws {
        try database.run(
            "INSERT INTO migrations (number, name, checksum, time) VALUES (?, ?, ?, ?)",
            migration.number, migration.name, migration.checksum, time)
    }

    private static func number(_ sql: String, in database: Database) throws -> Int64 {
        try database.first(sql) { $0.int64(0) } ?? 0
    }
}
