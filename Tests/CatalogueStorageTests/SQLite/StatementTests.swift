import TestSupport
import Testing

@testable import CatalogueStorage

@Suite("Statements")
struct StatementTests {
    let folder: TemporaryFolder
    let database: Database

    init() throws {
        folder = try TemporaryFolder()
        database = try Database(path: folder.path("a.db"), access: .create)
        try database.execute("CREATE TABLE t (a ANY) STRICT")
    }

    private func roundTrip<T>(_ value: (any Bindable)?, _ read: (borrowing Row) throws -> T) throws -> T? {
        try database.run("DELETE FROM t")
        try database.run("INSERT INTO t VALUES (?)", value)
        return try database.first("SELECT a FROM t", decode: read)
    }

    @Test("a text comes back whole")
    func text() throws {
        for value in ["", "a", "a\0b", "\0", "é\u{301}", "🧩", String(repeating: "x", count: 9999)] {
            let back = try #require(try roundTrip(value) { $0.text(0) })
            #expect(Array(back.utf8) == Array(value.utf8))
            #expect(try roundTrip(value) { $0.storageClass(0) } == .text)
        }
    }

    @Test("bytes come back whole")
    func bytes() throws {
        for value in [[], [0], [0, 255, 0], Array(repeating: 7, count: 9999)] as [[UInt8]] {
            #expect(try roundTrip(value) { $0.optionalBytes(0) } == value)
            #expect(try roundTrip(value) { $0.storageClass(0) } == .blob)
        }
    }

    @Test("numbers come back exactly")
    func numbers() throws {
        for value in [0, 1, -1, Int64.min, .max] {
            #expect(try roundTrip(value) { $0.int64(0) } == value)
            #expect(try roundTrip(value) { $0.storageClass(0) } == .integer)
        }
        for value in [0.1, -1.5, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
            #expect(try roundTrip(value) { $0.double(0) } == value)
            #expect(try roundTrip(value) { $0.storageClass(0) } == .real)
        }
        #expect(try roundTrip(7) { $0.int64(0) } == 7)
    }

    @Test("no value is NULL, and NULL no value")
    func null() throws {
        let nothing: String? = nil
        for value in [nil, nothing] as [(any Bindable)?] {
            #expect(try roundTrip(value) { $0.isNull(0) } == true)
            #expect(try roundTrip(value) { $0.optionalText(0) } == .some(nil))
            #expect(try roundTrip(value) { $0.optionalInt64(0) } == .some(nil))
            #expect(try roundTrip(value) { $0.optionalDouble(0) } == .some(nil))
            #expect(try roundTrip(value) { $0.optionalBytes(0) } == .some(nil))
            #expect(try roundTrip(value) { $0.storageClass(0) } == .null)
        }
    }

    @Test("minus zero becomes zero")
    func minusZero() throws {
        #expect(try roundTrip(-0.0) { $0.double(0).sign } == .plus)
    }

    @Test("NaN and infinities are refused by name", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(value: Double) throws {
        let error = #expect(throws: StorageError.self) { try database.run("INSERT INTO t VALUES (:width)", value) }
        #expect(error?.kind == .notFinite(parameter: ":width"))
        #expect(error?.message == "\(value)")
        #expect(try database.query("SELECT a FROM t") { $0.int64(0) }.isEmpty)
    }

    @Test("each parameter has a value")
    func parameterCount() throws {
        for run in [
            { try database.run("INSERT INTO t VALUES (?)") }, { try database.run("INSERT INTO t VALUES (?)", 1, 2) },
        ] {
            #expect(#expect(throws: StorageError.self) { try run() }?.kind == .misuse)
        }
    }

    @Test("a second statement is not dropped silently")
    func oneStatement() throws {
        try database.run("DELETE FROM t; -- and a comment\n")
        for sql in ["DELETE FROM t; DELETE FROM t", "", "-- nothing", "DELETE FROM t\0 WHERE a = 1"] {
            let error = #expect(throws: StorageError.self) { try database.run(sql) }
            #expect(error?.kind == .misuse)
        }
        #expect(throws: StorageError.self) { try database.execute("DELETE FROM t;\0 DELETE FROM t") }
    }

    @Test("a script runs all its statements, and names the one that fails")
    func script() throws {
        try database.execute("INSERT INTO t VALUES ('a;b'); /* ; */ INSERT INTO t VALUES (2);\n-- end")
        #expect(try database.query("SELECT a FROM t") { $0.text(0) } == ["a;b", "2"])
        let error = #expect(throws: StorageError.self) {
            try database.execute("DELETE FROM t; INSERT INTO u VALUES (1);")
        }
        #expect(error?.sql?.contains("INSERT INTO u") == true)
    }

    @Test("a statement is prepared once, and once more while it is in use")
    func cache() throws {
        let sql = "SELECT a FROM t WHERE a = ?"
        let first = try database.withStatement(sql) { ObjectIdentifier($0) }
        let second = try database.withStatement(sql) { outer in
            let inner = try database.withStatement(sql) { ObjectIdentifier($0) }
            #expect(inner != ObjectIdentifier(outer))
            return ObjectIdentifier(outer)
        }
        #expect(first == second)
        #expect(database.idleStatements.count == 1)
    }

    @Test("an idle statement holds no lock and no values, however it was left")
    func idle() throws {
        try database.execute("INSERT INTO t VALUES (1), (2)")
        _ = try database.first("SELECT a FROM t") { $0.int64(0) }
        struct Stop: Error {}
        #expect(throws: Stop.self) { try database.query("SELECT a FROM t") { _ in throw Stop() } }
        let other = try Database(path: database.path, access: .readWrite, busyTimeout: 0)
        try other.run("INSERT INTO t VALUES (3)")

        try database.withStatement("SELECT ?") { try $0.bind("kept?", at: 1) }
        let value = try database.withStatement("SELECT ?") { statement in
            _ = try statement.step()
            return statement.row.optionalText(0)
        }
        #expect(value == nil)
    }

    @Test("a statement that failed is dropped")
    func failed() throws {
        #expect(throws: StorageError.self) { try database.run("INSERT INTO t VALUES (abs(?))", Int64.min) }
        #expect(database.idleStatements.isEmpty)
    }

    @Test("a statement follows a change of the schema")
    func schemaChange() throws {
        #expect(try database.query("SELECT * FROM t") { $0.text(0) } == [])
        try database.execute("DROP TABLE t; CREATE TABLE t (b, c); INSERT INTO t VALUES ('x', 'y')")
        #expect(try database.query("SELECT * FROM t") { $0.text(1) } == ["y"])
    }
}
