import CSQLite

extension Database {
    /// Makes the connection the same everywhere, whatever the library was built with.
    func configure(cacheSize: Int, toleratesDamage: Bool) throws(StorageError) {
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, busyTimeout)
        // None of these looks at the file.
        try set(SQLITE_DBCONFIG_DQS_DML, false)
        try set(SQLITE_DBCONFIG_DQS_DDL, false)
        try set(SQLITE_DBCONFIG_ENABLE_FKEY, true)
        try set(SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)
        try set(SQLITE_DBCONFIG_DEFENSIVE, !toleratesDamage)
        // Both make a damaged page known early, and the second of them without saying which.
        try execute("PRAGMA writable_schema = \(toleratesDamage); PRAGMA cell_size_check = \(!toleratesDamage)")
        try execute("PRAGMA temp_store = memory; PRAGMA mmap_size = 0")
        try execute("PRAGMA fullfsync = on")  // macOS keeps what fsync wrote in the drive's cache without it.

        let header = FileHeader(of: handle)
        try refuseStranger(header)
        // These read the file, and are the first that do.
        try afterRollback { () throws(StorageError) in
            try execute("PRAGMA synchronous = full; PRAGMA cache_size = -\(cacheSize)")
        }
        if header.isWriteAhead {
            // The journal mode is a property of the file. DELETE is what a new file has: nothing to set there, which
            // is as well, since changing the mode does not wait for other connections.
            try execute("PRAGMA journal_mode = delete")
        }
    }

    /// Turns one of the settings of `sqlite3_db_config` on or off.
    package func set(_ setting: Int32, _ on: Bool) throws(StorageError) {
        let code = csqlite_db_config_flag(handle, setting, on ? 1 : 0)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Refuses what can be told from the first bytes to be no catalogue, before SQLite looks for a journal beside it.
    private func refuseStranger(_ header: FileHeader) throws(StorageError) {
        guard header.isSQLite else { throw StorageError(.notACatalogue(.notSQLite), path: path) }
        guard !header.isDamaged else {
            throw StorageError(.damaged, path: path, message: "the file does not begin as it should")
        }
        let id = header.applicationID
        if header.isCatalogue {
            // Reading in write-ahead mode makes two more files.
            guard !header.isWriteAhead || access != .readOnly else {
                throw StorageError(.cannotOpen(.writeAheadLog), path: path)
            }
        } else if id != 0 || header.isWriteAhead {
            throw StorageError(.notACatalogue(.otherProgram(applicationID: id)), path: path)
        }
    }

    /// Runs the first reading of a transaction; where a crash left a journal, rolls it back and reads again.
    ///
    /// A connection that may only read cannot roll back. It also takes a journal for a crash's when a writer deletes
    /// it at that very moment, so the answer is asked for several times before it is believed.
    func afterRollback<T>(_ body: () throws(StorageError) -> T) throws(StorageError) -> T {
        for _ in 0..<20 {
            do {
                return try body()
            } catch {
                guard error.code == .readOnlyRollback else { throw error }
                try rollBackJournal()
            }
        }
        throw StorageError(.unfinishedChange, path: path)
    }

    /// Rolls back what a crash left half written, through another connection that may write.
    ///
    /// That is the one thing that reading writes: until then the file holds neither the old state nor the new one.
    private func rollBackJournal() throws(StorageError) {
        let header = FileHeader(of: handle)
        guard header.isCatalogue || header.isBlank else {
            throw StorageError(.notACatalogue(.otherProgram(applicationID: header.applicationID)), path: path)
        }
        var writer: OpaquePointer?
        defer { sqlite3_close_v2(writer) }
        let code = sqlite3_open_v2(fileName, &writer, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        if code == SQLITE_OK, sqlite3_db_readonly(writer, "main") == 0 {
            sqlite3_busy_timeout(writer, busyTimeout)
            sqlite3_exec(writer, "PRAGMA fullfsync = on; PRAGMA synchronous = full", nil, nil, nil)
            sqlite3_exec(writer, "SELECT count(*) FROM sqlite_schema", nil, nil, nil)
        } else {
            sqlite3_sleep(10)
        }
    }
}
