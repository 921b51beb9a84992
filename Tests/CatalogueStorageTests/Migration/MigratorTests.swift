import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueStorage

/// Migrations made up for a test.
func testMigrations(_ scripts: String...) -> [Migration] {
    scripts.enumerated().compactMap { index, sql in
        Migration(file: String(String(10_001 + index).dropFirst()) + "-step.sql", bytes: Array(sql.utf8))
    }
}

@Suite("Migrating")
struct MigratorTests {
    static let one = testMigrations("CREATE TABLE a (x) STRICT".replacing("(x)", with: "(x INTEGER)"))
    static let two = testMigrations(
        "CREATE TABLE a (x INTEGER) STRICT", "CREATE TABLE b (y TEXT); INSERT INTO b VALUES ('two')")
    static let time: Int64 = 1_714_979_289

    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("a.db")
    }

    private func make(_ migrations: [Migration]) throws {
        _ = try Migrator(migrations).open(path, access: .create, time: Self.time)
    }

    @Test("the checksums that are listed are those of the files: what was released is not edited")
    func checksums() {
        for migration in Migrator.embeddedMigrations { #expect(migration.checksum == sha1Text(migration.sql.utf8)) }
    }

    @Test("a file that is absent or empty becomes a catalogue", arguments: [false, true])
    func create(empty: Bool) throws {
        if empty { try folder.write([], to: "a.db") }
        let database = try Migrator(Self.two).open(path, access: .create, time: Self.time)
        #expect(try database.first("PRAGMA application_id") { $0.int64(0) } == 0x5072_5374)
        #expect(try database.first("PRAGMA user_version") { $0.int64(0) } == 2)
        #expect(try database.first("PRAGMA foreign_keys") { $0.int64(0) } == 1)
        let ledger = try database.query("SELECT number, name, checksum, time, typeof(time) FROM migrations") { row in
            [row.text(0), row.text(1), row.text(2), row.text(3), row.text(4)]
        }
        #expect(
            ledger == [
                ["1", "step", Self.two[0].checksum, "1714979289", "integer"],
                ["2", "step", Self.two[1].checksum, "1714979289", "integer"],
            ])
        #expect(try folder.bytes("a.db")[68..<72] == Array("PrSt".utf8)[...])
        #expect(try folder.contents().keys.sorted() == ["a.db"])
    }

    @Test("an SQLite file with nothing in it becomes one too")
    func vacuumed() throws {
        try Database(path: path, access: .create).execute("CREATE TABLE t (a); DROP TABLE t; VACUUM")
        #expect(try !folder.bytes("a.db").isEmpty)
        try make(Self.one)
    }

    @Test("only what is missing runs, and a catalogue that is up to date is left alone")
    func pending() throws {
        try make(Self.one)
        let database = try Migrator(Self.two).open(path, access: .readWrite, time: Self.time + 1)
        #expect(
            try database.query("SELECT time FROM migrations ORDER BY number") { $0.int64(0) }
                == [Self.time, Self.time + 1])
        #expect(try database.query("SELECT y FROM b") { $0.text(0) } == ["two"])
        let before = try folder.contents()
        for access in [Database.Access.readOnly, .readWrite, .create] {
            _ = try Migrator(Self.two).open(path, access: access, time: Self.time + 2)
        }
        #expect(try folder.contents() == before)
    }

    @Test("a new catalogue is filled once, after all migrations and in the same transaction")
    func filling() throws {
        for round in 1...2 {
            _ = try Migrator(Self.two).open(path, access: .create, time: Self.time) { database in
                #expect(round == 1)
                try database.run("INSERT INTO b VALUES ('filled')")
            }
        }
        let database = try Database(path: path, access: .readOnly)
        #expect(try database.query("SELECT y FROM b") { $0.text(0) } == ["two", "filled"])
    }

    @Test("an older catalogue is not filled again")
    func fillingOlder() throws {
        try make(Self.one)
        _ = try Migrator(Self.two).open(path, access: .readWrite, time: Self.time) { _ in
            Issue.record("it is no new catalogue")
        }
    }

    @Test("the migrations of this program make a catalogue")
    func embedded() throws {
        let database = try Migrator.embedded.open(path, access: .create, time: Self.time)
        #expect(Migrator.embedded.version > 0)
        #expect(try database.query("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    }

    @Test("a table that others refer to can be built anew, but not without its rows")
    func rebuild() throws {
        let first = """
            CREATE TABLE a (x INTEGER PRIMARY KEY); CREATE TABLE b (x REFERENCES a ON DELETE CASCADE);
            INSERT INTO a VALUES (1); INSERT INTO b VALUES (1)
            """
        let rebuild = """
            CREATE TABLE new (x INTEGER PRIMARY KEY, z); INSERT INTO new (x) SELECT x FROM a;
            DROP TABLE a; ALTER TABLE new RENAME TO a
            """
        try make(testMigrations(first))
        let before = try folder.contents()
        let error = #expect(throws: StorageError.self) { try make(testMigrations(first, rebuild + "; DELETE FROM a")) }
        #expect(error?.code == .constraintForeignKey)
        #expect(try folder.contents() == before)
        try make(testMigrations(first, rebuild))
        let database = try Database(path: path, access: .readOnly)
        #expect(try database.query("SELECT x FROM b") { $0.int64(0) } == [1])
    }

    @Test("names of files", arguments: ["1-a.sql", "0001.sql", "0001-.sql", "0000-a.sql", "00a1-a.sql", "0001-a.txt"])
    func names(file: String) {
        #expect(Migration(file: file, bytes: []) == nil)
        #expect(Migration(file: "0012-add-x.sql", bytes: [])?.number == 12)
        #expect(Migration(file: "0012-add-x.sql", bytes: [])?.name == "add-x")
    }
}
