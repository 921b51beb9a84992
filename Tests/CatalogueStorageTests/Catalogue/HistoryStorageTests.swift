import CatalogueModel
import Testing

@testable import CatalogueStorage

/// What is read of the past, row by row.
@Suite("History in the file")
struct HistoryStorageTests {
    let sample: SampleCatalogue
    var store: CatalogueStore { sample.store }

    init() throws { sample = try SampleCatalogue() }

    @Test("a fact has the revisions that changed it")
    func revisions() throws {
        #expect(try store.revisions(changing: SampleCatalogue.medium, .metric, upTo: 3) == [2, 1])
        #expect(try store.revisions(changing: SampleCatalogue.medium, .metric, upTo: 1) == [1])
        #expect(try store.revisions(changing: SampleCatalogue.home, .preset, upTo: 3) == [2, 1])
        #expect(try store.revisions(changing: FactID(99), .preset, upTo: 3) == [])
        #expect(try store.newestRevisions(2).map(\.number) == [3, 2])
    }

    @Test("a layout has a life, with its causes")
    func spans() throws {
        let key = LayoutKey(preset: SampleCatalogue.home, state: .normal, collection: SampleCatalogue.standard)
        let spans = try store.spans(of: key, upTo: 3)
        #expect(spans.map(\.since) == [2, 1])
        #expect(spans.map(\.until) == [nil, 2])
        #expect(try store.spans(of: key, upTo: 1).map(\.since) == [1])
        #expect(try store.causes(of: spans[1]) == [SampleCatalogue.small, SampleCatalogue.home])
        #expect(try store.layout(of: spans[1]) == SampleLayouts.insets)
        let counts = try store.layoutCounts(of: SampleCatalogue.home)
        #expect(counts.map(\.revision) == [2, 1])
        #expect(counts.map(\.counts) == [LayoutCounts(moved: 1), LayoutCounts(added: 1)])
    }

    @Test("a name finds who had it last")
    func names() throws {
        let names = try store.lastNames()
        #expect(names.map(\.id) == names.map(\.id).sorted())
        let home = try #require(try store.entry(SampleCatalogue.home, at: .revision(1)))
        #expect(try store.fact(onceNamed: home.name.text) == SampleCatalogue.home)
        #expect(try store.fact(onceNamed: "nobody") == nil)
    }

    /// What it costs follows what is asked, not the catalogue.
    @Test(
        "the past of one fact is found by its key",
        arguments: [
            "SELECT since FROM entry WHERE fact = 1 AND since <= 9 UNION SELECT until FROM entry WHERE fact = 1",
            "SELECT since FROM preset_state WHERE fact = 1 AND since <= 9",
            "SELECT since FROM metric_override WHERE fact = 1 AND until <= 9",
            "SELECT since FROM layout WHERE preset = 1 AND collection = 1 AND state = 0 AND since <= 9 ORDER BY since DESC",
            "SELECT since FROM layout WHERE preset = 1",
            "SELECT fact FROM cause_fact WHERE cause = 1 ORDER BY fact",
        ])
    func plans(sql: String) throws {
        let plan = try sample.database.query("EXPLAIN QUERY PLAN \(sql)") { $0.text(3) }
        #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
        #expect(plan.contains { $0.hasPrefix("SEARCH") }, "\(plan)")
    }

    /// Whoever looks at what holds now pays nothing for a long history.
    @Test("what holds now is found past its history")
    func current() throws {
        let plan = try sample.database.query(
            """
            EXPLAIN QUERY PLAN SELECT l.value FROM preset p CROSS JOIN \(Moment.now.layouts)
            ON l.preset = p.fact AND l.collection = 1 AND \(Moment.now.holds("l")) WHERE \(Moment.now.holds("p"))
            """
        ) { $0.text(3) }
        #expect(
            plan == [
                "SCAN p USING INDEX preset_current",
                "SEARCH l USING INDEX layout_current (preset=? AND collection=?)",
            ])
    }
}
