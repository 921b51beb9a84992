import TestSupport
import Foundation
import Testing

@testable import CatalogueStorage

/// What only another process can do: race, die, and be somebody else.
@Suite("Several processes", .serialized)
struct ProcessTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("a.db")
    }

    @Test("eight that make one new file at once all succeed, 25 times of 25")
    func race() throws {
        let good = StorageProcess.Outcome(status: 0, output: "\(Migrator.embedded.version)")
        for round in 1...25 {
            let name = "\(round).db"
            let outcomes = try StorageProcess.run(Array(repeating: ["create", folder.path(name)], count: 8))
            #expect(outcomes == Array(repeating: good, count: 8))
            let database = try Migrator.embedded.open(folder.path(name), access: .readOnly, time: 0)
            let ledger = try database.first("SELECT count(*) FROM migrations") { $0.int64(0) }
            #expect(ledger == Int64(Migrator.embedded.version))
        }
    }

    @Test("one that dies while it makes a catalogue leaves an empty file or a catalogue")
    func dying() throws {
        var died = 0
        var outcome = StorageProcess.Outcome(status: 9, output: "")
        var operation = 1
        while outcome.status == 9 {
            let name = "\(operation).db"
            outcome = try StorageProcess.run("die", folder.path(name), "\(operation)")
            died += outcome.status == 9 ? 1 : 0
            let again = try StorageProcess.run("create", folder.path(name))
            #expect(again == .init(status: 0, output: "\(Migrator.embedded.version)"))
            let database = try Database(path: folder.path(name), access: .readOnly)
            #expect(try database.query("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
            operation += operation / 8 + 97
        }
        #expect(outcome == .init(status: 0, output: ""))
        #expect(died > 20)
    }

    /// Leaves a catalogue with half a change in it; returns how it was before.
    private func halfChanged() throws -> [UInt8] {
        _ = try Migrator.embedded.open(path, access: .create, time: 0)
        let before = try folder.bytes("a.db")
        #expect(try StorageProcess.run("leave-journal", path).status == 9)
        #expect(try folder.bytes("a.db") != before)
        #expect(try folder.contents()["a.db-journal"]?.isEmpty == false)
        return before
    }

    @Test(
        "half a change is taken back by whoever opens the file next", arguments: [Database.Access.readOnly, .readWrite])
    func halfChange(access: Database.Access) throws {
        let before = try halfChanged()
        let database = try Migrator.embedded.open(path, access: access, time: 0)
        #expect(try database.first("SELECT count(*) FROM sqlite_schema WHERE name = 'half'") { $0.int64(0) } == 0)
        #expect(try folder.contents() == ["a.db": before])
    }

    @Test("half a change that appears while a reader is there is taken back too")
    func halfChangeLater() throws {
        _ = try Migrator.embedded.open(path, access: .create, time: 0)
        let before = try folder.bytes("a.db")
        let reader = try Migrator.embedded.open(path, access: .readOnly, time: 0)
        #expect(try StorageProcess.run("leave-journal", path).status == 9)
        #expect(
            try reader.read { try reader.first("PRAGMA user_version") { $0.int64(0) } }
                == Int64(Migrator.embedded.version))
        #expect(try folder.contents() == ["a.db": before])
    }

    @Test("eight that find half a change at once all succeed")
    func halfChangeRace() throws {
        for _ in 1...5 {
            let before = try halfChanged()
            let outcomes = try StorageProcess.run((0..<8).map { [$0 % 2 == 0 ? "read" : "write", path] })
            #expect(outcomes.allSatisfy { $0 == outcomes[0] && $0.status == 0 }, "\(outcomes)")
            #expect(try folder.contents() == ["a.db": before])
            try FileManager.default.removeItem(atPath: path)
        }
    }

    @Test("a read-only file in a read-only folder can be read, not written")
    func readOnly() throws {
        _ = try Migrator.embedded.open(path, access: .create, time: 0)
        let before = try folder.contents()
        try permissions(file: 0o444, folder: 0o555)
        #expect(try StorageProcess.run("read", path, "--unprivileged").status == 0)
        let writing = try StorageProcess.run("write", path, "--unprivileged")
        #expect(writing.status == 1)
        #expect(writing.output.contains("cannot be written"))
        #expect(try folder.contents() == before)
    }

    @Test("half a change where nothing may be written is told as such")
    func readOnlyHalfChange() throws {
        _ = try halfChanged()
        let before = try folder.contents()
        try permissions(file: 0o444, folder: 0o555)
        let outcome = try StorageProcess.run("read", path, "--unprivileged")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("a crash left half a change"))
        #expect(try folder.contents() == before)
    }

    @Test("a file that may not be read is told as such")
    func notPermitted() throws {
        _ = try Migrator.embedded.open(path, access: .create, time: 0)
        try permissions(file: 0o000, folder: 0o755)
        let outcome = try StorageProcess.run("read", path, "--unprivileged")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("the permission to open it is missing"))
    }

    private func permissions(file: Int, folder mode: Int) throws {
        for name in try folder.contents().keys {
            try FileManager.default.setAttributes([.posixPermissions: file], ofItemAtPath: folder.path(name))
        }
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.url.path)
    }
}
