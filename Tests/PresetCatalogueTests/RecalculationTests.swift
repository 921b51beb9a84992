import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// What a change reaches: no layout more, no layout less.
@Suite struct RecalculationTests {
    /// Ten presets with `space.s` as their spacing and `others` with a number.
    private func workbench(others: Int) throws -> Workbench {
        let workbench = try Workbench()
        var edits = [try Edit.metric("space.s", "8")]
        for number in 0..<10 { edits.append(try .add("tab.p\(number)", spacing: "{space.s}")) }
        for number in 0..<others { edits.append(try .add("bar.p\(number)", spacing: "8")) }
        try workbench.perform(edits)
        return workbench
    }

    @Test func onlyUsersAreRecomputed() throws {
        let workbench = try workbench(others: 990)
        let report = try workbench.perform(.metric("space.s", "6"))
        #expect(report.recomputed == 10)
        #expect(report.changed == 10)
        #expect(report.changedPresets == (0..<10).map { "tab.p\($0)" })
        #expect((report.added, report.removed, report.total) == (0, 0, 1000))
        #expect(report.facts.map(\.name) == ["space.s"])
    }

    @Test func usersOfUsersAreRecomputed() throws {
        let workbench = try workbench(others: 0)
        try workbench.perform(.metric("space.base", "4"), .metric("space.s", "{space.base} * 2"))
        let report = try workbench.perform(.metric("space.base", "5"))
        #expect(report.changed == 10)
        try workbench.checkLayouts(report)
    }

    @Test func equalNumbersAreNoChange() throws {
        let workbench = try workbench(others: 0)
        let same = try workbench.perform(.metric("space.s", "4 + 4"))
        #expect(same.revision == 2)
        #expect((same.recomputed, same.changed) == (0, 0))
        let words = try workbench.perform(.set("tab.*") { $0.words[.tintColor] = .value("red") })
        #expect((words.recomputed, words.changed) == (10, 0))
        #expect(words.changedPresets == [])
    }

    @Test func anOverrideReachesOnlyTheCollectionsThatSeeIt() throws {
        let workbench = try workbench(others: 5)
        try workbench.perform(
            .addCollection(["direction": "rtl"]), .addCollection(["direction": "rtl", "scale": "2"]),
            .addCollection(["scale": "2"]))
        let added = try workbench.perform(.metric("space.s", "20", for: "direction=rtl"))
        #expect((added.recomputed, added.changed) == (20, 20))
        try workbench.perform(.metric("space.rtl", "20"), .metric("space.s", "{space.rtl}", for: "direction=rtl"))
        let changed = try workbench.perform(.metric("space.rtl", "22"))
        #expect((changed.recomputed, changed.changed) == (20, 20))
        let unseen = try workbench.perform(.metric("space.s", "7", for: "scale=1"))
        #expect(unseen.revision != nil)
        #expect(unseen.recomputed == 0)
        try workbench.checkLayouts(unseen)
    }

    /// `scale` comes after `direction`, so its value wins.
    @Test func theLastTraitWins() throws {
        let workbench = try workbench(others: 0)
        try workbench.perform(
            .addCollection(["direction": "rtl", "scale": "2"]), .metric("space.s", "20", for: "direction=rtl"),
            .metric("space.s", "30", for: "scale=2"))
        let details = try workbench.catalogue.metricDetails(Name("space.s"))
        #expect(details.values.map(\.value) == ["8", "30"])
        try workbench.perform(.removedOverride("space.s", "scale=2"))
        #expect(try workbench.catalogue.metricDetails(Name("space.s")).values.map(\.value) == ["8", "20"])
    }

    @Test func aCollectionAddsAndRemovesItsLayouts() throws {
        let workbench = try workbench(others: 2)
        let added = try workbench.perform(.addCollection(["direction": "rtl"]))
        #expect((added.added, added.changed, added.total) == (12, 0, 24))
        let removed = try workbench.perform(.removeCollection(["direction": "rtl"]))
        #expect((removed.removed, removed.recomputed, removed.total) == (12, 0, 12))
    }

    @Test func aTraitRecomputesNothing() throws {
        let workbench = try workbench(others: 2)
        let report = try workbench.perform(.addTrait("size", values: ["regular", "compact"], defaultValue: nil))
        #expect(report.revision == 2)
        #expect((report.recomputed, report.total) == (0, 12))
    }

    /// A preset and a collection that go together close their common layout once.
    @Test func whatGoesTogetherIsCountedOnce() throws {
        let workbench = try workbench(others: 2)
        try workbench.perform(.addCollection(["direction": "rtl"]))
        let edits: [Edit] = [.removeCollection(["direction": "rtl"]), .removePresets(Pattern("bar.*"))]
        let dry = try workbench.perform(edits, isDryRun: true)
        #expect((dry.removed, dry.total) == (14, 10))
        let report = try workbench.perform(edits)
        #expect(report.numbers == dry)
        try workbench.checkLayouts(report)
    }

    /// Nothing but the default of a trait changes, and with it what every collection sees that does not name it.
    @Test func anotherDefaultReachesLayouts() throws {
        let workbench = try workbench(others: 1)
        try workbench.perform(.addTrait("size", values: ["regular", "compact"], defaultValue: "regular"))
        try workbench.perform(.metric("space.s", "2", for: "size=compact"))
        var document = CatalogueDocument(catalogue: nil)
        document.traits = [TraitFact(id: nil, name: "size", values: ["regular", "compact"], defaultValue: "compact")]
        let report = try workbench.take(document)
        #expect((report.recomputed, report.changed) == (10, 10))
        try workbench.checkLayouts(report)
        let diff = try workbench.catalogue.diff(from: .number(3), to: .now)
        #expect(diff.layouts.first?.causes == [Cause(kind: .trait, name: "size", old: "regular", new: "compact")])
    }

    /// What a collection names may have become the default since.
    @Test func aCollectionGoesUnderTheNameItIsKeptBy() throws {
        let workbench = try workbench(others: 0)
        try workbench.perform(
            .addTrait("size", values: ["regular", "compact"], defaultValue: nil), .addCollection(["size": "compact"]))
        var document = CatalogueDocument(catalogue: nil)
        document.traits = [TraitFact(id: nil, name: "size", values: ["regular", "compact"], defaultValue: "compact")]
        try workbench.take(document)
        let report = try workbench.perform(.removeCollection(["size": "compact"]), .removeTrait("size"))
        #expect((report.removed, report.total) == (10, 10))
    }

    /// Who refers to what is asked in the middle of a batch, and must be known as it is at its end.
    @Test func usersAreThoseAtTheEndOfABatch() throws {
        let workbench = try workbench(others: 0)
        try workbench.perform(.metric("space.n", "8"))
        let message = try workbench.refusal(
            of: .metric("space.n", "8", .number), .set("tab.p0") { try $0.number(.spacing, "{space.s} + 1") },
            .set("tab.p*") { try $0.number(.spacing, "{space.s}") }, .removeMetrics(Pattern("space.s")))
        #expect(
            message == "'space.s' is in use: tab.p0, tab.p1, tab.p2, tab.p3, tab.p4 and 5 more")
    }

    @Test func noChangeOfFactsIsNoRevision() throws {
        let workbench = try workbench(others: 1)
        let before = try workbench.folder.contents()
        let document = try workbench.catalogue.document()
        let edits: [[Edit]] = [
            [try .metric("space.s", "8")], [try .set("tab.*") { try $0.number(.spacing, "{space.s}") }],
            [try .renamed("space.s", "space.s")], [try .renamed("space.s", "x"), try .renamed("x", "space.s")],
            [try .metric("new", "1"), .removeMetrics(Pattern("new"))], [.restore(1)], [.importDocument(document)],
            [.undeprecate(Pattern("space.s"))], [],
        ]
        for edit in edits {
            let report = try workbench.perform(edit)
            #expect(report.revision == nil)
            #expect((report.facts.count, report.recomputed, report.total) == (0, 0, 11))
        }
        _ = try Catalogue(path: workbench.folder.path(Workbench.file), access: .create, time: 3000)
        #expect(try workbench.folder.contents() == before)
    }

    @Test func anotherEngineIsRefusedUntilLayoutsAreRecalculated() throws {
        let workbench = try workbench(others: 1)
        try workbench.store.write { try workbench.store.setEngineVersion(0) }
        let message = try workbench.refusal(of: .metric("space.s", "6"))
        #expect(message.contains("version 0 of the layout engine"))
        #expect(message.contains("'presets recalculate'"))
        let report = try workbench.catalogue.recalculate(by: Workbench.attribution())
        #expect((report.revision, report.recomputed, report.changed) == (nil, 11, 0))
        #expect(try workbench.perform(.metric("space.s", "6")).revision == 2)
    }

    /// Somebody else writes layouts: one is wrong, another is missing.
    @Test(arguments: [true, false]) func recalculatingMendsWhatDiffers(isMissing: Bool) throws {
        let workbench = try workbench(others: 1)
        try workbench.perform(.metric("space.s", "6"))
        let preset = try #require(try workbench.store.entry(named: "bar.p0", at: .now))
        let wrong = try #require(try workbench.layout("tab.p1"))
        try workbench.store.write {
            try workbench.store.add(Revision(number: 3, uuid: .random(), time: 1, author: "", request: ""))
            try workbench.store.writeLayouts(at: 3) { writer in
                let key = LayoutKey(preset: preset.id, state: .normal, collection: FactID(3))
                try writer.close(key)
                if !isMissing { try writer.open(key, wrong, causes: []) }
            }
            if isMissing { try workbench.store.setLayoutCount(10) }
        }
        let (count, discrepancies) = try workbench.catalogue.verify()
        #expect(count == 11)
        #expect(discrepancies.map(\.name) == ["bar.p0"])
        #expect(discrepancies.map { $0.numbers == nil } == [isMissing])
        let dry = try workbench.catalogue.recalculate(by: Workbench.attribution(), isDryRun: true)
        #expect((dry.revision, dry.changed, dry.added) == (nil, isMissing ? 0 : 1, isMissing ? 1 : 0))
        let report = try workbench.catalogue.recalculate(by: Workbench.attribution())
        #expect((report.revision, report.numbers) == (4, dry))
        try workbench.checkLayouts(report)
    }
}
