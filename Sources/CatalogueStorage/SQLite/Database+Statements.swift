import CSQLite

extension Database {
    /// Calls `body` with the prepared statement for a text, which is kept for the next time.
    ///
    /// Afterwards the statement is reset, so that it holds no lock. One that failed is dropped. While it is in use
    /// the same text gets a second statement, so a call may be made within another one.
    package func withStatement<T>(_ sql: String, _ body: (Statement) throws -> T) throws -> T {
        background.wait()
        if let rolledBackBy { throw rolledBackBy }
        let key = StatementKey(sql: sql)
        let known = idleStatements[key].flatMap { $0.isInUse ? nil : $0 }
        let statement = try known ?? prepare(sql)
        statement.isInUse = true
        defer {
            statement.isInUse = false
            statement.clear()
        }
        do {
            try refuseWritingWhileReading(statement)
            let result = try body(statement)
            if known == nil { keep(statement, key) }
            return result
        } catch {
            if known != nil { idleStatements[key] = nil }
            guard let unreadable = error as? UnreadableText else { throw error }
            throw StorageError(.damaged, path: path, message: "'\(unreadable.text)' cannot be read", sql: sql)
        }
    }

    private func keep(_ statement: Statement, _ key: StatementKey) {
        // Texts are few and fixed; more than that means that one was put together from values.
        if idleStatements.count >= 256 { idleStatements.removeAll() }
        idleStatements[key] = statement
    }

    /// Runs a statement with a value for each parameter. Rows are left unread.
    package func run(_ sql: String, _ values: (any Bindable)?...) throws {
        try withStatement(sql) { statement in
            try statement.bind(all: values)
            try statement.run()
        }
    }

    /// All rows of a statement, each made into a value by `decode`.
    package func query<T>(
        _ sql: String, _ values: (any Bindable)?..., decode: (borrowing Row) throws -> T
    ) throws -> [T] {
        try withStatement(sql) { statement in
            try statement.bind(all: values)
            var result: [T] = []
            try statement.forEachRow { row in result.append(try decode(row)) }
            return result
        }
    }

    /// The first row of a statement, made into a value by `decode`; nil if there is none.
    package func first<T>(
        _ sql: String, _ values: (any Bindable)?..., decode: (borrowing Row) throws -> T
    ) throws -> T? {
        try withStatement(sql) { statement in
            try statement.bind(all: values)
            return try statement.step() ? decode(statement.row) : nil
        }
    }

    /// How many rows the last statement inserted, changed or deleted.
    package var changes: Int64 { sqlite3_changes64(handle) }

    /// The id of the row that was inserted last.
    package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Runs all statements of a script, one after the other.
    package func execute(_ script: String) throws(StorageError) {
        background.wait()
        var rest = Array(script.utf8)[...]
        while !rest.isEmpty {
            if let rolledBackBy { throw rolledBackBy }
            if let statement = try prepareNext(&rest) {
                try refuseWritingWhileReading(statement)
                defer { statement.reset() }
                while try statement.step() {}
                if transaction == .write, !isInTransaction {
                    let error = StorageError(
                        .misuse, path: path, message: "a script ends the transaction around it", sql: statement.sql)
                    rolledBackBy = error
                    throw error
                }
            }
        }
    }

    private func prepare(_ sql: String) throws(StorageError) -> Statement {
        var rest = Array(sql.utf8)[...]
        guard let statement = try prepareNext(&rest, flags: UInt32(SQLITE_PREPARE_PERSISTENT)),
            try prepareNext(&rest) == nil
        else {
            throw StorageError(.misuse, path: path, message: "one statement was expected", sql: sql)
        }
        return statement
    }

    /// Takes the next statement off a script; nil if only blanks and comments were left of it.
    private func prepareNext(_ script: inout ArraySlice<UInt8>, flags: UInt32 = 0) throws(StorageError) -> Statement? {
        var prepared: OpaquePointer?
        var length = 0
        let code = script.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                var end: UnsafePointer<CChar>?
                let code = sqlite3_prepare_v3(handle, bytes.baseAddress, Int32(bytes.count), flags, &prepared, &end)
                if let start = bytes.baseAddress, let end { length = end - start }
                return code
            }
        }
        let sql = String(decoding: script.prefix(length), as: UTF8.self)
        guard code == SQLITE_OK else { throw failure(code, sql: sql) }
        // SQLite stops at a zero byte and would leave out the rest.
        guard length > 0 || script.isEmpty else {
            throw StorageError(.misuse, path: path, message: "a zero byte in a script")
        }
        script.removeFirst(length)
        return prepared.map { Statement($0, sql: sql, database: self) }
    }

    /// A change after reading in the same transaction would not wait for other writers: it fails at once.
    private func refuseWritingWhileReading(_ statement: Statement) throws(StorageError) {
        guard transaction != .read || statement.isReadOnly else {
            throw StorageError(.misuse, path: path, message: "writing within `read`", sql: statement.sql)
        }
    }
}
