import TestSupport
import CSQLite
import Testing

@testable import CatalogueStorage

/// Whatever fails, and wherever: the file is the old one.
@Suite("Migrations that fail")
struct MigratorFailureTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("a.db")
    }

    /// The file before: absent, or a catalogue of version 1.
    static let starts = [0, 1]
    static let scripts = [
        "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1);",
        "CREATE TABLE b (y TEXT); INSERT INTO b SELECT x FROM a; UPDATE a SET x = 2;",
        "ALTER TABLE a RENAME TO c; DROP TABLE b; CREATE VIEW d AS SELECT x FROM c;",
    ]
    static let migrations = testMigrations(scripts[0], scripts[1], scripts[2])

    private func start(_ version: Int) throws {
        if version > 0 {
            _ = try Migrator(Array(Self.migrations[..<version])).open(path, access: .create, time: 0)
        } else {
            try folder.write([], to: "a.db")
        }
    }

    @Test("after any statement of any migration", arguments: starts)
    func statement(version: Int) throws {
        try start(version)
        let before = try folder.contents()
        for index in version..<Self.scripts.count {
            let statements = Self.scripts[index].split(separator: ";", omittingEmptySubsequences: true)
            for position in 0...statements.count {
                var scripts = Self.scripts
                scripts[index] =
                    (statements[..<position] + ["INSERT INTO nowhere VALUES (1)"] + statements[position...])
                    .joined(separator: ";")
                let broken = testMigrations(scripts[0], scripts[1], scripts[2])
                let error = #expect(throws: StorageError.self) {
                    try Migrator(broken).open(path, access: .create, time: 0)
                }
                #expect(error?.message == "no such table: nowhere")
                #expect(try folder.contents() == before)
            }
        }
        _ = try Migrator(Self.migrations).open(path, access: .create, time: 0)
    }

    /// Interrupts SQLite wherever its virtual machine looks for an interrupt, in the ledger and in ROLLBACK too.
    @Test("at an interrupt anywhere", arguments: starts)
    func interrupt(version: Int) throws {
        try start(version)
        let before = try folder.contents()
        var interrupts = 0
        while try interrupted(at: interrupts + 1, before: before) {
            interrupts += 1
        }
        #expect(interrupts > 50)
        _ = try Migrator(Self.migrations).open(path, access: .readOnly, time: 0)
    }

    /// Migrates with one interrupt; false if it came to the end before that.
    private func interrupted(at count: Int, before: [String: [UInt8]]) throws -> Bool {
        let database = try Database(path: path, access: .create)
        let left = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { left.deallocate() }
        left.initialize(to: count)
        sqlite3_progress_handler(
            database.handle, 1,
            { context in
                guard let left = context?.assumingMemoryBound(to: Int.self) else { return 1 }
                left.pointee -= 1
                return left.pointee == 0 ? 1 : 0
            }, left)
        defer { sqlite3_progress_handler(database.handle, 0, nil, nil) }
        do {
            try Migrator(Self.migrations).migrate(database, time: 0)
            guard left.pointee <= 0 else { return false }
            // It hit the end of a read, which matters to nobody.
            try folder.write(before["a.db"] ?? [], to: "a.db")
        } catch let error as StorageError {
            #expect(ResultCode.interrupt ~= error.code, "\(count): \(error)")
            #expect(!database.isInTransaction, "\(count)")
            #expect(try folder.contents() == before, "\(count)")
        }
        return true
    }

    @Test("on a full disk")
    func full() throws {
        try start(1)
        let before = try folder.contents()
        let database = try Database(path: path, access: .create)
        try database.execute("PRAGMA max_page_count = 1")
        let error = #expect(throws: StorageError.self) { try Migrator(Self.migrations).migrate(database, time: 0) }
        #expect(error?.kind == .diskFull)
        #expect(try folder.contents() == before)
    }

    @Test("when what a new catalogue begins with cannot be written")
    func filling() throws {
        struct Stop: Error {}
        try start(0)
        #expect(throws: Stop.self) {
            try Migrator(Self.migrations).open(path, access: .create, time: 0) { database in
                try database.run("INSERT INTO c VALUES (1)")
                throw Stop()
            }
        }
        #expect(try folder.contents() == ["a.db": []])
        let error = #expect(throws: StorageError.self) {
            try Migrator(testMigrations("CREATE TABLE a (x INTEGER PRIMARY KEY); CREATE TABLE b (x REFERENCES a)"))
                .open(path, access: .create, time: 0) { try $0.run("INSERT INTO b VALUES (7)") }
        }
        #expect(error?.code == .constraintForeignKey)
        #expect(try folder.contents() == ["a.db": []])
    }

    @Test("when one ends the transaction by itself")
    func commits() throws {
        try start(1)
        let before = try folder.contents()
        let broken = testMigrations(Self.scripts[0], "ROLLBACK; CREATE TABLE b (y)")
        #expect(throws: StorageError.self) { try Migrator(broken).open(path, access: .create, time: 0) }
        #expect(try folder.contents() == before)
    }
}
