import CSQLite

/// One connection to one database file.
///
/// A database in a file is the only kind: a path is always the name of a file, whatever it looks like.
package final class Database {
    /// What a connection may do with its file.
    package enum Access: Sendable {
        /// Read a file, which may be read-only and in a read-only folder.
        case readOnly
        /// Read and write a file that exists.
        case readWrite
        /// Read and write a file, making it if there is none.
        case create
    }

    /// The path as it was given.
    package let path: String
    /// What this connection may do.
    package let access: Access
    /// SQLite's connection.
    package let handle: OpaquePointer
    /// The name that SQLite opened.
    let fileName: String
    /// How long to wait for a lock, in milliseconds.
    let busyTimeout: Int32

    /// The transaction that is open, as `read` and `write` know it.
    var transaction: Transaction = .none
    /// The error at which SQLite rolled back the transaction by itself: from then on nothing may run, as each
    /// statement would be a change of its own.
    var rolledBackBy: StorageError?
    /// What another thread does with this connection. Whatever else uses it waits for that first.
    let background = BackgroundWork()
    /// Prepared statements that nobody is using, by their text.
    var idleStatements: [StatementKey: Statement] = [:]

    /// In milliseconds.
    package static let usualBusyTimeout: Int32 = 5_000

    /// Opens a file.
    /// - Parameters:
    ///   - path: the name of a file, never a URI.
    ///   - access: what may be done with it.
    ///   - busyTimeout: how long to wait for another process, in milliseconds.
    ///   - cacheSize: how much of the file may be kept in memory, in KiB.
    ///   - name: what errors call the file, if not by its path.
    ///   - toleratesDamage: whether what the schema says of one table, if damaged, does not keep others from being read.
    /// - Throws: `StorageError`, with nothing changed on disk, except that `.create` leaves an empty file.
    package init(
        path: String, access: Access, busyTimeout: Int32 = Database.usualBusyTimeout, cacheSize: Int = 64 * 1024,
        reportedAs name: String? = nil, toleratesDamage: Bool = false
    ) throws(StorageError) {
        self.path = name ?? path
        self.access = access
        self.busyTimeout = busyTimeout
        fileName = try DatabasePath.fileName(path, access: access)

        let flags =
            switch access {
            case .readOnly: SQLITE_OPEN_READONLY
            case .readWrite: SQLITE_OPEN_READWRITE
            case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        var opened: OpaquePointer?
        // A connection stays in one thread (see below), so it needs no mutex.
        let code = sqlite3_open_v2(fileName, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard let opened else {
            throw StorageError(code: ResultCode(rawValue: code), path: path, message: "out of memory")
        }
        handle = opened
        guard code == SQLITE_OK else { throw openingFailure(code) }
        // SQLite falls back to reading when it may not write.
        guard access == .readOnly || sqlite3_db_readonly(handle, "main") == 0 else {
            throw StorageError(.readOnly, path: path)
        }
        try configure(cacheSize: cacheSize, toleratesDamage: toleratesDamage)
    }

    deinit {
        idleStatements.removeAll()
        // Unlike sqlite3_close it also works while a statement is still held somewhere.
        sqlite3_close_v2(handle)
    }

    private func openingFailure(_ code: Int32) -> StorageError {
        let system = sqlite3_system_errno(handle)
        if ResultCode.cannotOpen ~= ResultCode(rawValue: code), system != 0 {
            let obstacle = DatabasePath.obstacleOfOpening(system)
            if obstacle != .other { return StorageError(.cannotOpen(obstacle), path: path) }
        }
        return failure(code)
    }
}

// SQLite hands errors, changes and transactions over per connection: two threads would get each other's. `background`
// lends it to another one and waits.
@available(*, unavailable, message: "A Database belongs to the thread that opened it.")
extension Database: Sendable {}

extension Database {
    /// The error for a result code that a call on this connection has just returned.
    func failure(_ code: Int32, sql: String? = nil) -> StorageError {
        var message = String(cString: sqlite3_errmsg(handle))
        if .busy ~= ResultCode(rawValue: code), let holder = LockHolder.description(of: fileName) {
            message += " by " + holder
        }
        let error = StorageError(code: ResultCode(rawValue: code), path: path, message: message, sql: sql)
        if transaction == .write, !isInTransaction, rolledBackBy == nil {
            rolledBackBy = error
        }
        return error
    }

    /// Whether SQLite has a transaction open.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
}
