import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("Entries in the file")
struct EntryStorageTests {
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }

    init() throws { catalogue = try TemporaryCatalogue() }

    @Test("come back whole at every revision")
    func roundTrip() throws {
        var entries: [Int64: Entry] = [:]
        try catalogue.revise {
            entries[1] = try catalogue.open(4, .metric, "größe.s", description: "an é\n\0 and 🧩", at: $0)
            try catalogue.open(5, .metric, "b", at: $0)
        }
        try catalogue.revise {
            try store.closeEntry(FactID(4), at: $0)
            entries[2] = try catalogue.open(
                4, .metric, "größe.m", deprecation: Deprecation(replacement: FactID(5)), at: $0)
        }
        try catalogue.revise {
            try store.closeEntry(FactID(4), at: $0)
            entries[3] = try catalogue.open(
                4, .metric, "größe.m", description: "", deprecation: Deprecation(replacement: nil), at: $0)
        }
        try catalogue.revise { try store.closeEntry(FactID(4), at: $0) }

        let id = FactID(4)
        #expect(try store.entry(id, at: .revision(0)) == nil)
        for revision in Int64(1)...3 {
            let entry = try #require(entries[revision])
            #expect(try store.entry(id, at: .revision(revision)) == entry)
            #expect(try store.entry(named: entry.name.text, at: .revision(revision)) == entry)
        }
        for moment in [Moment.revision(4), .now] {
            #expect(try store.entry(id, at: moment) == nil)
            #expect(try store.entry(named: "größe.m", at: moment) == nil)
        }
        #expect(try store.entry(named: "größe.s", at: .revision(2)) == nil)
        #expect(try store.lastEntry(id) == entries[3])
        #expect(try store.lastEntry(FactID(9)) == nil)
    }

    @Test("are listed by kind and name")
    func listed() throws {
        try catalogue.revise {
            try catalogue.open(4, .metric, "b", at: $0)
            try catalogue.open(5, .preset, "c", at: $0)
            try catalogue.open(6, .metric, "a.b", at: $0)
            try catalogue.open(7, .metric, "a-b", at: $0)
        }
        try catalogue.revise { try store.closeEntry(FactID(4), at: $0) }
        #expect(try store.entries(.metric, at: .now).map(\.name.text) == ["a-b", "a.b"])
        #expect(try store.entries(.metric, at: .revision(1)).map(\.name.text) == ["a-b", "a.b", "b"])
        #expect(try store.entries(.preset, at: .now).map(\.name.text) == ["c"])
    }

    @Test("are found by their group, and not by a name that only begins so")
    func group() throws {
        try catalogue.revise { revision in
            for (index, name) in ["a", "a-b", "a.b", "a.c.d", "a.ü", "a/b", "ab.c", "b.a"].enumerated() {
                try catalogue.open(Int64(4 + index), .metric, name, at: revision)
            }
        }
        #expect(try store.entries(inGroup: "a", limit: 9).map(\.name.text) == ["a.b", "a.c.d", "a.ü"])
        #expect(try store.entries(inGroup: "a", limit: 2).map(\.name.text) == ["a.b", "a.c.d"])
        #expect(try store.entries(inGroup: "a.c", limit: 9).map(\.name.text) == ["a.c.d"])
        try catalogue.revise { try store.closeEntry(FactID(7), at: $0) }
        #expect(try store.entries(inGroup: "a.c", limit: 9).isEmpty)
    }

    @Test("facts are known by either id, for ever")
    func facts() throws {
        let stableID = TemporaryCatalogue.stableID(12)
        try catalogue.revise { try catalogue.open(12, .preset, "p", at: $0) }
        try catalogue.revise { try store.closeEntry(FactID(12), at: $0) }
        #expect(try store.fact(stableID) == FactID(12))
        #expect(try store.fact(TemporaryCatalogue.stableID(13)) == nil)
        #expect(try store.stableID(of: FactID(12)) == stableID)
        #expect(try store.stableID(of: FactID(13)) == nil)
        #expect(try store.kind(of: FactID(12)) == .preset)
        #expect(try store.kind(of: FactID(13)) == nil)
        #expect(try store.lastFactID() == FactID(12))
    }

    @Test("a name is given once at a time, and two facts may swap theirs in one revision")
    func names() throws {
        try catalogue.revise {
            try catalogue.open(4, .metric, "a", at: $0)
            try catalogue.open(5, .metric, "b", at: $0)
        }
        let error = #expect(throws: StorageError.self) {
            try catalogue.revise { try catalogue.open(6, .metric, "a", at: $0) }
        }
        #expect(error?.kind == .constraint)
        try catalogue.revise {
            try store.closeEntry(FactID(4), at: $0)
            try store.closeEntry(FactID(5), at: $0)
            try catalogue.open(4, .metric, "b", at: $0)
            try catalogue.open(5, .metric, "a", at: $0)
        }
        #expect(try store.entry(named: "a", at: .now)?.id == FactID(5))
        #expect(try store.entry(named: "a", at: .revision(1))?.id == FactID(4))
    }

    @Test(
        "every name that is accepted is read again",
        arguments: ["a.\u{301}b", String(repeating: "é", count: 500), "'; --"])
    func hostile(name: String) throws {
        try catalogue.revise { try catalogue.open(4, .metric, name, at: $0) }
        #expect(try store.entries(.metric, at: .now).map(\.name) == [Name(name)])
    }

    @Test("changes of entries are found by the revisions they lie between")
    func changed() throws {
        try catalogue.revise { try catalogue.open(4, .metric, "a", at: $0) }
        try catalogue.revise { try catalogue.open(5, .metric, "b", at: $0) }
        try catalogue.revise { try store.closeEntry(FactID(4), at: $0) }
        #expect(try store.changedEntries(from: 0, to: 1) == [FactID(4)])
        #expect(try store.changedEntries(from: 1, to: 2) == [FactID(5)])
        #expect(try store.changedEntries(from: 2, to: 3) == [FactID(4)])
        #expect(try store.changedEntries(from: 1, to: 3) == [FactID(4), FactID(5)])
        #expect(try store.changedEntries(from: 3, to: 3) == [])
    }
}
