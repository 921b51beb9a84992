import CSQLite

/// The schema that migrations make, told by running them in memory.
enum ExpectedSchema {
    /// A table, an index, a view or a trigger.
    struct Object {
        let type: String
        let name: String
        let sql: String
    }

    static func objects(of migrator: Migrator, version: Int) throws -> [Object] {
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        func check(_ code: Int32) throws {
            guard code != SQLITE_OK, code != SQLITE_ROW else { return }
            throw StorageError(
                code: ResultCode(rawValue: code), path: "", message: handle.map { String(cString: sqlite3_errmsg($0)) })
        }
        try check(sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil))
        for script in [Ledger.creation] + migrator.scripts.prefix(version) {
            try check(sqlite3_exec(handle, script, nil, nil, nil))
        }
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        let query = "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"
        try check(sqlite3_prepare_v2(handle, query, -1, &statement, nil))
        var objects: [Object] = []
        while sqlite3_step(statement) == SQLITE_ROW, let statement {
            let row = Row(statement)
            objects.append(Object(type: row.text(0), name: row.text(1), sql: row.text(2)))
        }
        return objects
    }
}
