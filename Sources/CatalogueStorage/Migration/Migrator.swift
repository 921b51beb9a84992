import CSQLite
import Migrations

/// Brings the file of a catalogue to the format that this program knows.
///
/// Every file carries a ledger of the migrations that made it. All that are missing run in one transaction, together
/// with their lines in the ledger: a file is of the old version or of the new one, never between.
package struct Migrator: Sendable {
    private let migrations: [Migration]

    /// A migrator of these migrations, which are numbered from 1 without a gap.
    package init(_ migrations: [Migration]) {
        precondition(migrations.map(\.number) == Array(1..<migrations.count + 1), "migrations are 1, 2, 3, …")
        self.migrations = migrations
    }

    /// The migrations that this program was built with.
    package static let embedded = Migrator(embeddedMigrations)

    package static let embeddedMigrations = Migrations.files.compactMap {
        Migration(file: $0.name, checksum: $0.checksum, bytes: $0.bytes)
    }

    /// The scripts, in order.
    var scripts: [String] { migrations.map(\.sql) }

    /// The version of the format that this program knows.
    package var version: Int { migrations.count }

    /// Opens a catalogue in the format that this program knows.
    ///
    /// `.create` makes a catalogue of a file that does not exist or is empty; `.readWrite` brings an older one up to
    /// date; `.readOnly` refuses an older one. Making a file and failing leaves an empty file: to delete it might
    /// delete what another process has just made of it.
    /// - Parameters:
    ///   - time: the time to write into the ledger, in seconds since 1970.
    ///   - fill: writes what a new catalogue begins with, in the same transaction.
    /// - Throws: `StorageError` with nothing touched, if the file is not a catalogue of this version or an older one.
    package func open(
        _ path: String, access: Database.Access, time: Int64, filling fill: (Database) throws -> Void = { _ in }
    ) throws -> Database {
        let database = try Database(path: path, access: access)
        try migrate(database, time: time, filling: fill)
        return database
    }

    /// Does what `open` promises with a file that is open already.
    package func migrate(
        _ database: Database, time: Int64, filling fill: (Database) throws -> Void = { _ in }
    ) throws {
        let found = try database.read { try ledgerVersion(of: database) }
        if found == 0, database.access != .create {
            throw StorageError(.notACatalogue(.empty), path: database.path)
        }
        guard found < version else { return }
        guard database.access != .readOnly else {
            throw StorageError(.older(version: found, known: version), path: database.path)
        }
        // A migration that builds a table anew drops the old one, to which others refer. Within a transaction this
        // cannot be changed; the references are checked at its end instead.
        try database.set(SQLITE_DBCONFIG_ENABLE_FKEY, false)
        defer { try? database.set(SQLITE_DBCONFIG_ENABLE_FKEY, true) }
        try database.write {
            // Another process may have been here since.
            let found = try ledgerVersion(of: database)
            try runMigrations(after: found, on: database, time: time, filling: fill)
        }
    }

    private func runMigrations(
        after found: Int, on database: Database, time: Int64, filling fill: (Database) throws -> Void
    ) throws {
        guard found < version else { return }
        if found == 0 {
            // First of all, so that the file is ours from its first byte on.
            try database.execute("PRAGMA application_id = \(FileHeader.applicationID)")
            try database.execute(Ledger.creation)
        }
        for migration in migrations[found...] {
            try database.execute(migration.sql)
            try Ledger.add(migration, time: time, to: database)
        }
        if found == 0 { try fill(database) }
        try database.execute("PRAGMA user_version = \(version)")
        if let table = try database.first("PRAGMA foreign_key_check", decode: { $0.text(0) }) {
            throw StorageError(
                code: .constraintForeignKey, path: database.path, message: "a migration leaves \(table) inconsistent")
        }
    }

    /// The version of the format of a file; 0 if there is nothing in it.
    func ledgerVersion(of database: Database) throws -> Int {
        func error(_ kind: StorageError.Kind, _ message: String? = nil) -> StorageError {
            StorageError(kind, path: database.path, message: message)
        }
        let file = try Ledger.summary(of: database)
        if file.isBlank { return 0 }
        guard file.applicationID == FileHeader.applicationID else {
            throw error(.notACatalogue(.otherProgram(applicationID: file.applicationID)))
        }
        guard file.version <= version else { throw error(.newer(version: file.version, known: version)) }
        let entries = file.hasLedger ? try Ledger.entries(of: database) : []
        for (index, entry) in entries.enumerated() {
            guard entry.number == index + 1 else { throw error(.migrationGap(missing: index + 1)) }
            guard index < version else { throw error(.newer(version: entry.number, known: version)) }
            guard entry.checksum == migrations[index].checksum else {
                throw error(.editedMigration(number: entry.number, name: migrations[index].name))
            }
        }
        guard entries.count >= file.version else { throw error(.migrationGap(missing: entries.count + 1)) }
        guard entries.count == file.version, !entries.isEmpty else {
            throw error(.damaged, "its version is \(file.version), but its ledger says \(entries.count)")
        }
        return entries.count
    }
}
