import ButtonLayout
import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("A new catalogue, its revisions and releases")
struct NewCatalogueTests {
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }

    init() throws { catalogue = try TemporaryCatalogue() }

    private func reopened(_ access: CatalogueStore.Access) throws -> CatalogueStore {
        try CatalogueStore(path: store.path, access: access, time: 5000)
    }

    @Test("is revision 0 with the built-in traits and the default collection")
    func empty() throws {
        #expect(try store.newestRevision() == 0)
        let first = try #require(try store.revision(0))
        #expect(first.time == 1000 && first.author == "" && first.request == "init")
        #expect(try store.revisions() == [first])
        for moment in [Moment.now, .revision(0)] {
            #expect(try store.traits(at: moment) == CatalogueModel.Trait.builtIn)
            #expect(try store.collections(at: moment) == [.defaultCollection])
            #expect(try store.entries(.metric, at: moment).isEmpty)
        }
        #expect(try store.lastFactID() == FactID(3))
        #expect(try store.layoutCount() == 0)
        #expect(try store.releases().isEmpty)
        #expect(try store.engineVersion() == Button.engineVersion)
    }

    @Test("has an id of its own, which stays")
    func stableID() throws {
        #expect(try TemporaryCatalogue().store.stableID != store.stableID)
        let before = try catalogue.folder.contents()
        for access in [CatalogueStore.Access.read, .write, .create] {
            #expect(try reopened(access).stableID == store.stableID)
            #expect(try reopened(access).revisions() == store.revisions())
        }
        #expect(try catalogue.folder.contents() == before)
    }

    @Test("without its id it is damaged")
    func damaged() throws {
        try catalogue.database.execute("UPDATE catalogue SET uuid = 'x'")
        let error = #expect(throws: StorageError.self) { try reopened(.read) }
        #expect(error?.kind == .damaged)
    }

    @Test("revisions come back whole and in order")
    func revisions() throws {
        try catalogue.revise()
        try catalogue.revise()
        #expect(try store.newestRevision() == 2)
        #expect(try store.revision(2) == TemporaryCatalogue.revision(2))
        #expect(try store.revision(3) == nil)
        #expect(try store.revisions().map(\.number) == [0, 1, 2])
        #expect(try store.revisions().dropFirst() == [TemporaryCatalogue.revision(1), TemporaryCatalogue.revision(2)])
    }

    @Test("releases come back by name, and in the order of what they name")
    func releases() throws {
        try catalogue.revise()
        let releases = [
            Release(name: "b", revision: 1, note: nil, time: 0, author: "me"),
            Release(name: "a", revision: 1, note: "über", time: 1, author: "you"),
            Release(name: "c", revision: 0, note: "", time: 2, author: "me"),
        ]
        try store.write {
            for release in releases { try store.add(release) }
        }
        for release in releases { #expect(try store.release(release.name) == release) }
        #expect(try store.release("d") == nil)
        #expect(try store.releases().map(\.name) == ["c", "b", "a"])
    }

    @Test("a release names a revision that exists, once")
    func releaseOnce() throws {
        func release(of revision: Int64) -> Release {
            Release(name: "a", revision: revision, note: nil, time: 0, author: "me")
        }
        #expect(throws: StorageError.self) { try store.write { try store.add(release(of: 7)) } }
        try store.write { try store.add(release(of: 0)) }
        #expect(throws: StorageError.self) { try store.write { try store.add(release(of: 0)) } }
        #expect(try store.releases() == [release(of: 0)])
    }

    @Test("a revision that fails leaves nothing")
    func failing() throws {
        struct Stop: Error {}
        let before = try catalogue.folder.bytes(TemporaryCatalogue.file)
        #expect(throws: Stop.self) {
            try catalogue.revise {
                try catalogue.open(4, .metric, "a", at: $0)
                throw Stop()
            }
        }
        #expect(try store.newestRevision() == 0)
        #expect(try store.kind(of: FactID(4)) == nil)
        #expect(try catalogue.folder.bytes(TemporaryCatalogue.file) == before)
    }

    @Test("the engine's version and the number of layouts are kept")
    func numbers() throws {
        try store.write {
            try store.setEngineVersion(7)
            try store.setLayoutCount(42)
        }
        #expect(try reopened(.read).engineVersion() == 7)
        #expect(try reopened(.read).layoutCount() == 42)
    }

    @Test("a catalogue opened for reading is not written")
    func reading() throws {
        let reader = try reopened(.read)
        let error = #expect(throws: StorageError.self) { try reader.write { try reader.setEngineVersion(7) } }
        #expect(error?.kind == .readOnly)
    }
}
