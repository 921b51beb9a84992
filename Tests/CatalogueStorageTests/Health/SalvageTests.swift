import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueStorage

@Suite("Saving what can be read")
struct SalvageTests {
    let folder: TemporaryFolder
    let whole: [UInt8]
    private static let pageSize = 4096

    init() throws {
        let sample = try SampleCatalogue()
        whole = try sample.catalogue.folder.bytes(TemporaryCatalogue.file)
        folder = try TemporaryFolder()
    }

    private func salvage(_ bytes: [UInt8]) throws -> SalvageReport {
        try folder.write(bytes, to: "broken.db")
        let report = try Salvage.make(of: folder.path("broken.db"), at: folder.path("saved.db"), time: 5)
        #expect(try folder.bytes("broken.db") == bytes)
        #expect(try folder.contents().keys.sorted() == ["broken.db", "saved.db"])
        return report
    }

    /// Every row of every table but the ledger.
    private func rows(_ name: String) throws -> [String: Int64] {
        let database = try Database(path: folder.path(name), access: .readOnly)
        let tables = try database.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'migrations'")
        {
            $0.text(0)
        }
        return try Dictionary(
            uniqueKeysWithValues: tables.map { table in
                (table, try database.first("SELECT count(*) FROM \(table)") { $0.int64(0) } ?? 0)
            })
    }

    @Test("a sound file is saved completely")
    func sound() throws {
        let report = try salvage(whole)
        #expect(report.isComplete)
        #expect(try rows("saved.db") == rows("broken.db"))
        #expect(try FileExamination.report(on: folder.path("saved.db")).isHealthy)
        // And goes on being a catalogue.
        let store = try CatalogueStore(path: folder.path("saved.db"), access: .write, time: 6)
        #expect(try store.newestRevision() == 3)
        #expect(throws: StorageError.self) { try store.database.run("DELETE FROM metric") }
    }

    @Test("whichever page is lost, what is saved is sound, and says what it lacks")
    func pages() throws {
        var random = SeededGenerator()
        let count = whole.count / Self.pageSize
        for page in Effort.some(16, of: count, &random) {
            var bytes = whole
            for index in (page - 1) * Self.pageSize..<page * Self.pageSize {
                bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            do {
                let report = try salvage(bytes)
                let found = try FileExamination.report(on: folder.path("saved.db"))
                #expect(found.isHealthy, "page \(page): \(found)")
                let saved = try rows("saved.db")
                #expect(try !report.isComplete || saved == rows(of: whole), "page \(page): \(report)")
                try folder.remove("saved.db")
            } catch let error as StorageError {
                // Without its first page nothing is known of the others.
                #expect(page == 1, "page \(page): \(error)")
            }
            #expect(try folder.contents().keys.sorted() == ["broken.db"])
        }
    }

    private func rows(of bytes: [UInt8]) throws -> [String: Int64] {
        try folder.write(bytes, to: "whole.db")
        defer { try? folder.remove("whole.db") }
        return try rows("whole.db")
    }

    @Test("the first hundred bytes may be anything")
    func header() throws {
        var bytes = whole
        bytes.replaceSubrange(0..<100, with: repeatElement(0xA5, count: 100))
        #expect(try salvage(bytes).isComplete)
        #expect(try FileExamination.report(on: folder.path("saved.db")).isHealthy)
    }

    @Test("of a file that is cut off the beginning is saved", arguments: [3, 5, 8])
    func cut(tenths: Int) throws {
        let report = try salvage(Array(whole[..<(whole.count * tenths / 10)]))
        #expect(!report.isComplete)
        #expect(try FileExamination.report(on: folder.path("saved.db")).isHealthy)
    }

    @Test("names are saved from their index where the table is lost")
    func names() throws {
        let database = try Database(path: folder.path("whole.db"), access: .create)
        try folder.write(whole, to: "whole.db")
        _ = database
        let root = try Database(path: folder.path("whole.db"), access: .readOnly).first(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'entry'"
        ) { Int($0.int64(0)) }
        let page = try #require(root)
        try folder.remove("whole.db")
        var bytes = whole
        bytes.replaceSubrange(
            (page - 1) * Self.pageSize..<page * Self.pageSize, with: repeatElement(0xFF, count: Self.pageSize))
        let report = try salvage(bytes)
        #expect(report.tables.first { $0.name == "entry" }?.obstacle != nil)
        #expect(report.renamed.isEmpty)
        let store = try CatalogueStore(path: folder.path("saved.db"), access: .read, time: 6)
        #expect(try store.entries(.metric, at: .now).map(\.name.text).sorted() == ["space.m", "space.s"])
    }

    @Test("no file is replaced, and what is no catalogue is not saved")
    func refused() throws {
        try folder.write(whole, to: "broken.db")
        try folder.write([1], to: "there")
        #expect(throws: StorageError(.exists, path: folder.path("there"))) {
            try Salvage.make(of: folder.path("broken.db"), at: folder.path("there"), time: 0)
        }
        #expect(throws: StorageError.self) {
            try Salvage.make(of: folder.path("there"), at: folder.path("saved.db"), time: 0)
        }
        #expect(throws: StorageError.self) {
            try Salvage.make(of: folder.path("none"), at: folder.path("saved.db"), time: 0)
        }
        #expect(throws: StorageError.self) {
            try Salvage.make(of: folder.path("broken.db"), at: folder.path("none/saved.db"), time: 0)
        }
        #expect(try folder.contents().keys.sorted() == ["broken.db", "there"])
    }
}
