import CSQLite

extension Database {
    /// What kind of transaction is open.
    enum Transaction {
        case none, read, write
    }

    /// Does all that `body` does, or nothing of it.
    ///
    /// It waits for other writers before it begins, so that nothing that `body` reads changes until it is done.
    /// It cannot stand within `read` or another `write`: an inner one could promise neither that its change is on the
    /// disk when it returns, nor that it goes alone when it fails.
    /// - Throws: the first error, whatever rolling back then says.
    package func write<T>(_ body: () throws -> T) throws -> T {
        guard transaction == .none else {
            throw StorageError(.misuse, path: path, message: "`write` within another transaction")
        }
        try begin("BEGIN IMMEDIATE")
        transaction = .write
        defer {
            transaction = .none
            rolledBackBy = nil
        }
        do {
            let result = try body()
            try commit()
            return result
        } catch {
            rollBack()
            throw rolledBackBy ?? error
        }
    }

    /// Calls `body` with one state of the file for all that it reads, whatever others write meanwhile.
    ///
    /// Within another transaction it is part of that one, which has one state already.
    package func read<T>(_ body: () throws -> T) throws -> T {
        guard transaction == .none else { return try body() }
        // BEGIN alone waits with reading, and with its errors, until something is read.
        try afterRollback { () throws(StorageError) in try begin("BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1") }
        transaction = .read
        defer {
            transaction = .none
            rollBack()
        }
        return try body()
    }

    private func begin(_ script: String) throws(StorageError) {
        do throws(StorageError) {
            try execute(script)
        } catch {
            // An interrupt may hit it when it has begun already.
            rollBack()
            throw error
        }
    }

    private func commit() throws(StorageError) {
        let code = sqlite3_exec(handle, "COMMIT", nil, nil, nil)
        // An interrupt that comes when all is done is no failure; one that comes before leaves the transaction open.
        if code == SQLITE_INTERRUPT, !isInTransaction { return }
        guard code == SQLITE_OK else { throw failure(code, sql: "COMMIT") }
    }

    /// Rolls back, unless SQLite has done so by itself: it does on a full disk, a failing one, and without memory.
    private func rollBack() {
        // An interrupt may hit the ROLLBACK too. If it fails for good, the next connection rolls back.
        for _ in 0..<2 where isInTransaction {
            sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
        }
    }
}
