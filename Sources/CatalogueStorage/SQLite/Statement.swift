import CSQLite

/// A prepared statement of one connection.
///
/// `Database.withStatement` hands it out and takes it back: do not keep it. In a loop, bind every parameter, `run()`,
/// and again; nothing is allocated for a row.
package final class Statement {
    /// The text of the statement.
    package let sql: String
    let handle: OpaquePointer
    unowned let database: Database
    var isInUse = false

    init(_ handle: OpaquePointer, sql: String, database: Database) {
        self.handle = handle
        self.sql = sql
        self.database = database
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// How many values the statement takes.
    package var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

    /// Whether the statement leaves the file as it is.
    var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

    /// Goes on to the next row.
    /// - Returns: false when there is no further row.
    package func step() throws(StorageError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw failure(code)
        }
    }

    /// Runs the statement once and makes it ready to run again. Bound values stay until they are bound anew.
    package func run() throws(StorageError) {
        let code = sqlite3_step(handle)
        guard code == SQLITE_DONE || code == SQLITE_ROW else {
            let error = failure(code)
            reset()
            throw error
        }
        reset()
    }

    /// Calls `body` for each row that is left, then makes the statement ready to run again.
    package func forEachRow(_ body: (borrowing Row) throws -> Void) throws {
        defer { reset() }
        while try step() {
            try body(row)
        }
    }

    /// The row that `step` has reached.
    package var row: Row { Row(handle) }

    /// Makes the statement ready to run again and lets go of its locks.
    package func reset() {
        // Its result is that of the last step, reported already.
        sqlite3_reset(handle)
    }

    /// Makes the statement as new.
    func clear() {
        reset()
        sqlite3_clear_bindings(handle)
    }

    @inline(never)
    func failure(_ code: Int32) -> StorageError {
        database.failure(code, sql: sql)
    }
}

// A statement uses its connection, which belongs to one thread.
@available(*, unavailable, message: "A Statement belongs to the thread of its Database.")
extension Statement: Sendable {}
