import CSQLite

/// Positions are SQLite's: the first parameter is 1.
extension Statement {
    /// Binds an integer, or NULL.
    package func bind(_ value: Int64?, at position: Int32) throws(StorageError) {
        guard let value else { return try bindNull(at: position) }
        try check(sqlite3_bind_int64(handle, position, value))
    }

    /// Binds a number, or NULL. −0 becomes 0, so that equal numbers are equal bytes.
    /// - Throws: `notFinite` for a NaN, which SQLite would store as NULL, and for infinities.
    package func bind(_ value: Double?, at position: Int32) throws(StorageError) {
        guard let value else { return try bindNull(at: position) }
        guard value.isFinite else { throw notFinite(value, at: position) }
        try check(sqlite3_bind_double(handle, position, value == 0 ? 0 : value))
    }

    /// Binds a text, with whatever zero bytes it has, or NULL.
    package func bind(_ value: String?, at position: Int32) throws(StorageError) {
        guard var value else { return try bindNull(at: position) }
        let code = value.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                csqlite_bind_text(handle, position, bytes.baseAddress, UInt64(bytes.count))
            }
        }
        try check(code)
    }

    /// Binds bytes, or NULL.
    package func bind(_ value: [UInt8]?, at position: Int32) throws(StorageError) {
        guard let value else { return try bindNull(at: position) }
        let code = value.withUnsafeBytes { csqlite_bind_blob(handle, position, $0.baseAddress, UInt64($0.count)) }
        try check(code)
    }

    /// Binds NULL.
    package func bindNull(at position: Int32) throws(StorageError) {
        try check(sqlite3_bind_null(handle, position))
    }

    /// Binds a value to each parameter of the statement.
    func bind(all values: [(any Bindable)?]) throws(StorageError) {
        guard values.count == parameterCount else {
            throw StorageError(
                .misuse, path: database.path,
                message: "\(parameterCount) parameters, but \(values.count) values", sql: sql)
        }
        var position: Int32 = 0
        for value in values {
            position += 1
            if let value {
                try value.bind(to: self, at: position)
            } else {
                try bindNull(at: position)
            }
        }
    }

    private func check(_ code: Int32) throws(StorageError) {
        guard code == SQLITE_OK else { throw failure(code) }
    }

    @inline(never)
    private func notFinite(_ value: Double, at position: Int32) -> StorageError {
        let name = sqlite3_bind_parameter_name(handle, position).map { String(cString: $0) }
        return StorageError(
            .notFinite(parameter: name ?? "value \(position)"), path: database.path, message: "\(value)", sql: sql)
    }
}
