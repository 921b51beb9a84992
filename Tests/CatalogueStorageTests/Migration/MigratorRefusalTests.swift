import TestSupport
import Testing

@testable import CatalogueStorage

/// Each file that is refused is refused by its own kind, and stays as it is.
@Suite("Files that are refused")
struct MigratorRefusalTests {
    static let accesses = [Database.Access.readOnly, .readWrite, .create]
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("a.db")
    }

    private func make(_ migrations: [Migration], then script: String = "") throws {
        try Migrator(migrations).open(path, access: .create, time: 0).execute(script)
    }

    /// Opens the file in every way and expects it to be refused and untouched.
    private func expect(
        _ kind: StorageError.Kind, _ migrations: [Migration] = MigratorTests.two,
        accesses: [Database.Access] = accesses, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try folder.contents()
        for access in accesses {
            let error = #expect(throws: StorageError.self, sourceLocation: sourceLocation) {
                try Migrator(migrations).open(path, access: access, time: 0)
            }
            #expect(error?.kind == kind, "\(access)", sourceLocation: sourceLocation)
            #expect(error?.path == path, sourceLocation: sourceLocation)
        }
        #expect(try folder.contents() == before, sourceLocation: sourceLocation)
    }

    @Test("a file of a newer version")
    func newer() throws {
        try make(MigratorTests.two)
        try expect(.newer(version: 2, known: 1), MigratorTests.one)
    }

    @Test("a file of an older version, for reading")
    func older() throws {
        try make(MigratorTests.one)
        try expect(.older(version: 1, known: 2), accesses: [.readOnly])
    }

    @Test("a migration that was edited since")
    func edited() throws {
        try make(MigratorTests.two)
        let edited = testMigrations("CREATE TABLE a (x INTEGER) STRICT ", MigratorTests.two[1].sql)
        try expect(.editedMigration(number: 1, name: "step"), edited)
        try expect(.editedMigration(number: 1, name: "step"), edited + testMigrations("", "", "SELECT 1")[2...])
    }

    @Test("a gap in the ledger", arguments: [1, 2])
    func gap(number: Int) throws {
        try make(MigratorTests.two, then: "DELETE FROM migrations WHERE number = \(number)")
        try expect(.migrationGap(missing: number))
    }

    @Test("no ledger")
    func noLedger() throws {
        try make(MigratorTests.two, then: "DROP TABLE migrations")
        try expect(.migrationGap(missing: 1))
    }

    @Test("a version that is not that of the ledger", arguments: [0, 1])
    func version(version: Int) throws {
        try make(MigratorTests.two, then: "PRAGMA user_version = \(version)")
        try expect(.damaged)
    }

    @Test("an SQLite file of another program", arguments: [0, 1, 0x0F05_5112])
    func otherProgram(id: Int32) throws {
        try Database(path: path, access: .create).execute("CREATE TABLE t (a); PRAGMA application_id = \(id)")
        try expect(.notACatalogue(.otherProgram(applicationID: id)))
    }

    @Test("an SQLite file of another program with nothing in it")
    func otherEmpty() throws {
        try Database(path: path, access: .create).execute("PRAGMA application_id = 7")
        try expect(.notACatalogue(.otherProgram(applicationID: 7)))
    }

    @Test("an SQLite file of another program in write-ahead mode")
    func otherWriteAhead() throws {
        try Database(path: path, access: .create).execute("CREATE TABLE t (a); PRAGMA journal_mode = wal")
        try expect(.notACatalogue(.otherProgram(applicationID: 0)))
    }

    /// A single “S” is missing here: on some file systems it is what SQLite itself leaves in a new file.
    @Test(
        "a file that is not SQLite's",
        arguments: ["# Presets\n", "{", "SQ", "SQLite format 2\0", String(repeating: "x", count: 9000)])
    func text(text: String) throws {
        try folder.write(Array(text.utf8), to: "a.db")
        try expect(.notACatalogue(.notSQLite))
    }

    @Test("a picture")
    func picture() throws {
        try folder.write([0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 0, count: 5000), to: "a.db")
        try expect(.notACatalogue(.notSQLite))
    }

    @Test("zeros")
    func zeros() throws {
        try folder.write(Array(repeating: 0, count: 5000), to: "a.db")
        try expect(.notACatalogue(.notSQLite))
    }

    @Test("nor is a file beside it taken for its journal")
    func textWithNeighbour() throws {
        try folder.write(Array("# Notes\n".utf8), to: "a.db")
        try folder.write(Array("Dear journal".utf8), to: "a.db-journal")
        try expect(.notACatalogue(.notSQLite))
    }

    @Test("an empty file, other than to make a catalogue of it")
    func empty() throws {
        try folder.write([], to: "a.db")
        try expect(.notACatalogue(.empty), accesses: [.readOnly, .readWrite])
    }

    @Test("a folder")
    func directory() throws {
        let error = #expect(throws: StorageError.self) {
            try Migrator(MigratorTests.one).open(folder.url.path, access: .create, time: 0)
        }
        #expect(error?.kind == .cannotOpen(.directory))
        #expect(try folder.contents().isEmpty)
    }

    @Test("a catalogue in write-ahead mode is refused for reading, and switched back by a writer")
    func writeAhead() throws {
        try make(MigratorTests.two, then: "PRAGMA journal_mode = wal")
        try expect(.cannotOpen(.writeAheadLog), accesses: [.readOnly])
        let database = try Migrator(MigratorTests.two).open(path, access: .readWrite, time: 0)
        #expect(try database.first("PRAGMA journal_mode") { $0.text(0) } == "delete")
        _ = try Migrator(MigratorTests.two).open(path, access: .readOnly, time: 0)
    }
}
