import TestSupport
import Testing

@testable import CatalogueStorage

@Suite("Transactions")
struct TransactionTests {
    let folder: TemporaryFolder
    let database: Database

    init() throws {
        folder = try TemporaryFolder()
        database = try Database(path: folder.path("a.db"), access: .create)
        try database.execute("CREATE TABLE t (a UNIQUE, b DEFAULT (zeroblob(0)))")
    }

    private func other(busyTimeout: Int32 = 0) throws -> Database {
        try Database(path: database.path, access: .readWrite, busyTimeout: busyTimeout)
    }

    private func rows(_ database: Database) throws -> [Int64] {
        try database.query("SELECT a FROM t ORDER BY a") { $0.int64(0) }
    }

    @Test("a write is done whole")
    func committed() throws {
        let answer = try database.write {
            try database.run("INSERT INTO t (a) VALUES (1)")
            #expect(try rows(other()) == [])
            return 42
        }
        #expect(answer == 42)
        #expect(try rows(other()) == [1])
        #expect(!database.isInTransaction)
    }

    @Test("or not at all, with the error of its body")
    func rolledBack() throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try database.write {
                try database.run("INSERT INTO t (a) VALUES (1)")
                throw Stop()
            }
        }
        #expect(try rows(database) == [])
        try database.write { try database.run("INSERT INTO t (a) VALUES (2)") }
        #expect(try rows(other()) == [2])
    }

    @Test("where SQLite rolls back by itself, the first error is the one reported")
    func firstError() throws {
        let error = #expect(throws: StorageError.self) {
            try database.write {
                try database.run("INSERT INTO t (a) VALUES (1)")
                try database.run("INSERT OR ROLLBACK INTO t (a) VALUES (1)")
            }
        }
        #expect(error?.code == .constraintUnique)
        #expect(try rows(database) == [])
    }

    @Test("a full disk is reported as such")
    func full() throws {
        try database.execute("PRAGMA max_page_count = 10")
        let error = #expect(throws: StorageError.self) {
            try database.write { try database.run("INSERT INTO t VALUES (1, zeroblob(1000000))") }
        }
        #expect(error?.kind == .diskFull)
        #expect(!database.isInTransaction)
        #expect(try rows(other()) == [])
    }

    @Test("a body that goes on after that changes nothing")
    func goesOn() throws {
        let error = #expect(throws: StorageError.self) {
            try database.write {
                try database.run("INSERT INTO t (a) VALUES (1)")
                try? database.run("INSERT OR ROLLBACK INTO t (a) VALUES (1)")
                try? database.run("INSERT INTO t (a) VALUES (2)")
                try? database.execute("INSERT INTO t (a) VALUES (3)")
            }
        }
        #expect(error?.code == .constraintUnique)
        #expect(try rows(database) == [])
    }

    @Test("an error that the body deals with is none")
    func dealtWith() throws {
        try database.write {
            try database.run("INSERT INTO t (a) VALUES (1)")
            try? database.run("INSERT INTO t (a) VALUES (1)")
            try database.run("INSERT INTO t (a) VALUES (2)")
        }
        #expect(try rows(other()) == [1, 2])
    }

    @Test("a failing COMMIT rolls back")
    func failingCommit() throws {
        try database.execute("CREATE TABLE u (a REFERENCES t (a) DEFERRABLE INITIALLY DEFERRED)")
        let error = #expect(throws: StorageError.self) {
            try database.write { try database.run("INSERT INTO u VALUES (7)") }
        }
        #expect(error?.code == .constraintForeignKey)
        #expect(!database.isInTransaction)
        #expect(try database.first("SELECT count(*) FROM u") { $0.int64(0) } == 0)
    }

    @Test("a script cannot end the transaction around it", arguments: ["COMMIT", "ROLLBACK", "END"])
    func scriptEnds(statement: String) throws {
        let error = #expect(throws: StorageError.self) {
            try database.write { try database.execute("\(statement); INSERT INTO t (a) VALUES (1)") }
        }
        #expect(error?.kind == .misuse)
        #expect(try rows(database) == [])
    }

    @Test("a write stands in no other transaction")
    func nested() throws {
        for outer in [{ try database.write($0) }, { try database.read($0) }] as [(() throws -> Void) throws -> Void] {
            let error = #expect(throws: StorageError.self) {
                try outer { try database.write { try database.run("INSERT INTO t (a) VALUES (1)") } }
            }
            #expect(error?.kind == .misuse)
        }
        #expect(try rows(other()) == [])
    }

    @Test("a read within a write sees what was written, and ends nothing")
    func readInWrite() throws {
        try database.write {
            try database.run("INSERT INTO t (a) VALUES (1)")
            #expect(try database.read { try rows(database) } == [1])
            try database.run("INSERT INTO t (a) VALUES (2)")
        }
        #expect(try rows(other()) == [1, 2])
    }

    @Test("nothing is written within a read")
    func writeInRead() throws {
        for write in [
            { try database.run("INSERT INTO t (a) VALUES (1)") }, { try database.execute("DELETE FROM t") },
        ] {
            let error = #expect(throws: StorageError.self) { try database.read(write) }
            #expect(error?.kind == .misuse)
        }
        #expect(!database.isInTransaction)
    }

    @Test("a read has one state, from its beginning on")
    func snapshot() throws {
        try database.run("INSERT INTO t (a) VALUES (1)")
        let writer = try other()
        try database.read {
            // A writer has to wait for the reader: with a DELETE journal its commit is what is refused.
            let error = #expect(throws: StorageError.self) {
                try writer.write { try writer.run("INSERT INTO t (a) VALUES (2)") }
            }
            #expect(error?.kind == .busy)
            #expect(error?.sql == "COMMIT")
            #expect(!writer.isInTransaction)
            let state = try rows(database)
            #expect(state == [1])
        }
        try writer.write { try writer.run("INSERT INTO t (a) VALUES (2)") }
        #expect(try rows(database) == [1, 2])
    }

    @Test("a second writer is refused when its time is over, before it has read anything")
    func busy() throws {
        try database.write {
            try database.run("INSERT INTO t (a) VALUES (1)")
            let second = try other(busyTimeout: 20)
            var began = false
            let error = #expect(throws: StorageError.self) { try second.write { began = true } }
            #expect(error?.kind == .busy)
            #expect(error?.sql == "BEGIN IMMEDIATE")
            #expect(!began)
        }
    }
}
