import TestSupport
import Foundation
import Testing

@testable import CatalogueStorage

@Suite("Opening a file")
struct DatabaseOpeningTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "a path is the name of a file, whatever it looks like",
        arguments: [
            "file:x?mode=memory", "a#b.db", "50%20.db", ":memory:", "file::memory:", "with space.db", "ü.db", "-",
            "?.db",
        ])
    func name(name: String) throws {
        let database = try Database(path: folder.path(name), access: .create)
        try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        #expect(try folder.contents().keys.sorted() == [name])
        #expect(try folder.bytes(name).starts(with: Array("SQLite format 3\0".utf8)))
    }

    @Test("a relative path too", arguments: ["file:x?mode=memory", ":memory:", "a/b.db", ".db"])
    func relative(name: String) throws {
        #expect(try DatabasePath.fileName(name, access: .create) == "./" + name)
        #expect(try DatabasePath.fileName("/" + name, access: .create) == "/" + name)
    }

    @Test("a combining mark after the slash does not hide it")
    func combining() throws {
        #expect(try DatabasePath.fileName("/\u{301}", access: .create) == "/\u{301}")
    }

    @Test("what is no file is refused", arguments: [Database.Access.readOnly, .readWrite, .create])
    func refused(access: Database.Access) throws {
        #expect(obstacle("", access) == .emptyPath)
        #expect(obstacle(folder.path("a\0b"), access) == .zeroByteInPath)
        #expect(obstacle(folder.url.path, access) == .directory)
        #expect(obstacle("/dev/null", access) == .notARegularFile)
        try folder.write([], to: "file")
        #expect(obstacle(folder.path("file/x.db"), access) == .noSuchFolder)
        #expect(obstacle(folder.path("none/x.db"), access) == (access == .create ? .noSuchFolder : .noSuchFile))
        #expect(obstacle(folder.path("none.db"), access) == (access == .create ? nil : .noSuchFile))
        #expect(try folder.contents().keys.sorted() == (access == .create ? ["file", "none.db"] : ["file"]))
    }

    @Test("the settings are the same whatever SQLite was built with")
    func settings() throws {
        let database = try Database(path: folder.path("a.db"), access: .create, busyTimeout: 1234, cacheSize: 1000)
        let expected: [(String, String)] = [
            ("foreign_keys", "1"), ("trusted_schema", "0"), ("journal_mode", "delete"), ("synchronous", "2"),
            ("busy_timeout", "1234"), ("cell_size_check", "1"), ("temp_store", "2"), ("mmap_size", "0"),
            ("cache_size", "-1000"), ("fullfsync", "1"), ("encoding", "UTF-8"),
        ]
        for (name, value) in expected {
            #expect(try database.first("PRAGMA \(name)") { $0.text(0) } ?? "0" == value, "\(name)")
        }
        let usual = try Database(path: folder.path("a.db"), access: .readOnly)
        #expect(try usual.first("PRAGMA busy_timeout") { $0.int64(0) } == 5000)
        #expect(try usual.first("PRAGMA cache_size") { $0.int64(0) } == -65536)
    }

    @Test("a text in double quotes is an unknown column, not a text")
    func doubleQuotes() throws {
        let database = try Database(path: folder.path("a.db"), access: .create)
        try database.execute("CREATE TABLE t (a)")
        #expect(throws: StorageError.self) { try database.execute(#"SELECT * FROM t WHERE a = "text""#) }
        #expect(throws: StorageError.self) { try database.execute(#"CREATE INDEX i ON t (a) WHERE a = "text""#) }
    }

    @Test("the schema cannot be written by hand")
    func defensive() throws {
        let database = try Database(path: folder.path("a.db"), access: .create)
        try database.execute("CREATE TABLE t (a); PRAGMA writable_schema = on")
        #expect(throws: StorageError.self) { try database.execute("DELETE FROM sqlite_schema") }
    }

    @Test("codes are extended codes")
    func extendedCodes() throws {
        let database = try Database(path: folder.path("a.db"), access: .create)
        try database.execute("CREATE TABLE t (a UNIQUE); INSERT INTO t VALUES (1)")
        let error = #expect(throws: StorageError.self) { try database.run("INSERT INTO t VALUES (?)", 1) }
        #expect(error?.code == .constraintUnique)
        #expect(error?.kind == .constraint)
        #expect(error?.sql == "INSERT INTO t VALUES (?)")
        #expect(error?.path == folder.path("a.db"))
    }

    @Test("a connection for reading cannot write")
    func readOnly() throws {
        try Database(path: folder.path("a.db"), access: .create).execute("CREATE TABLE t (a)")
        let before = try folder.contents()
        let reader = try Database(path: folder.path("a.db"), access: .readOnly)
        let error = #expect(throws: StorageError.self) { try reader.run("INSERT INTO t VALUES (1)") }
        #expect(error?.kind == .readOnly)
        #expect(try folder.contents() == before)
    }

    private func obstacle(_ path: String, _ access: Database.Access) -> StorageError.Obstacle? {
        do {
            _ = try Database(path: path, access: access)
            return nil
        } catch {
            guard case .cannotOpen(let obstacle) = error.kind else { return nil }
            return obstacle
        }
    }
}
