import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueStorage

/// A catalogue from before there were fonts.
@Suite("The migration to fonts")
struct FontMigrationTests {
    let sample: SampleCatalogue
    let folder: TemporaryFolder
    let path: String

    init() throws {
        sample = try SampleCatalogue()
        folder = try TemporaryFolder()
        path = folder.path("a.db")
        try OlderCatalogue.make(at: path, version: 3, of: sample.store.path)
    }

    private func store() throws -> CatalogueStore { try CatalogueStore(path: path, access: .write, time: 2) }

    @Test("leaves every fact and layout as it was, at every revision")
    func facts() throws {
        let (old, new) = (sample.store, try store())
        #expect(new.stableID == old.stableID)
        #expect(try new.releases() == old.releases())
        for number in Int64(0)...3 {
            let moment = Moment.revision(number)
            for kind in FactKind.named { #expect(try new.entries(kind, at: moment) == old.entries(kind, at: moment)) }
            #expect(try new.metrics(at: moment) == old.metrics(at: moment))
            #expect(try new.tokens(at: moment) == old.tokens(at: moment))
            #expect(try new.presets(at: moment) == old.presets(at: moment))
            #expect(try new.traits(at: moment) == old.traits(at: moment))
            #expect(try new.collections(at: moment) == old.collections(at: moment))
            #expect(
                try new.layouts(of: SampleCatalogue.home, in: SampleCatalogue.standard, at: moment)
                    == old.layouts(of: SampleCatalogue.home, in: SampleCatalogue.standard, at: moment))
            #expect(try new.fonts(at: moment) == [])
        }
        #expect(try new.presets(at: .now).count == 1)
    }

    @Test("leaves the file whole, with the views and triggers of a new one")
    func schema() throws {
        let new = try store().database
        #expect(try new.query("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
        #expect(try new.query("PRAGMA foreign_key_check") { $0.text(0) } == [])
        for view in ["current_metrics", "current_presets", "current_tokens", "current_dependencies", "current_layouts"]
        {
            let count = "SELECT count(*) FROM \(view)"
            let rows = try new.first(count) { $0.int64(0) }
            #expect(try rows == sample.database.first(count) { $0.int64(0) }, "\(view)")
            #expect(rows ?? 0 > 0, "\(view)")
        }
        for statement in [
            "UPDATE fact SET kind = 'token'", "DELETE FROM fact", "UPDATE preset SET style = 'system'",
            "UPDATE layout_value SET stale = 1", "DELETE FROM layout_value",
        ] {
            #expect(#expect(throws: StorageError.self) { try new.execute(statement) }?.kind == .constraint)
        }
    }

    @Test("makes room for fonts and measured titles")
    func fonts() throws {
        let store = try store()
        let home = try #require(try store.preset(SampleCatalogue.home, at: .now))
        var measured = home
        measured.titleFont = SampleCatalogue.medium
        measured.numbers[.lines] = .number(2)
        measured.numbers[.titleWidth] = .reference(SampleCatalogue.small)
        try store.write {
            try store.add(TemporaryCatalogue.revision(4))
            try store.addFact(SampleCatalogue.roboto, sample.font(1).stableID, .font)
            try store.openFont(sample.font(1), at: 4)
            try store.replacePreset(SampleCatalogue.home, home, with: measured, at: 4)
        }
        #expect(try store.fonts(at: .now) == [sample.font(1)])
        #expect(try store.preset(SampleCatalogue.home, at: .now) == measured)
        #expect(try store.preset(SampleCatalogue.home, at: .revision(3)) == home)
        #expect(try store.users(of: SampleCatalogue.medium, at: .now).contains(SampleCatalogue.home))
    }
}
