import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// The tree of names, and the ids behind them.
@Suite struct NameTests {
    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("space.s", "8"), .metric("space.m", "{space.s} * 2"), .add("tab.home", spacing: "{space.m}"))
        return workbench
    }

    // MARK: The tree

    @Test func aNameIsNoGroup() throws {
        let workbench = try workbench()
        #expect(
            try workbench.refusal(of: .metric("space", "1"))
                == "'space' cannot be a name: it is a group, with 'space.m' in it")
        #expect(
            try workbench.refusal(of: .metric("tab.home.x", "1"))
                == "'tab.home.x' cannot be a name: 'tab.home' is one, and so no group")
        #expect(try workbench.refusal(of: .metric("a", "1"), .metric("a.b", "1")).contains("'a.b'"))
        #expect(try workbench.refusal(of: .renamed("tab.home", "space")).contains("it is a group"))
        #expect(try workbench.refusal(of: .add("space.s")) == "there is a metric 'space.s' already")
        #expect(try workbench.refusal(of: .renamed("tab.home", "space.s")) == "there is a metric 'space.s' already")
        // Names that only begin alike.
        try workbench.perform(.metric("spac", "1"), .metric("spacer", "1"), .metric("space-", "1"))
    }

    @Test func namesMayChangePlacesInOneRevision() throws {
        let workbench = try workbench()
        let (small, medium) = (try workbench.id("space.s"), try workbench.id("space.m"))
        let report = try workbench.perform(
            .renamed("space.s", "t"), .renamed("space.m", "space.s"), .renamed("t", "space.m"))
        #expect((report.recomputed, report.revision) == (0, 2))
        #expect(try workbench.id("space.m") == small)
        #expect(try workbench.id("space.s") == medium)
        try workbench.perform(.renamed("space.s", "a"), .metric("space.s", "3"), .metric("space.t", "{space.s} + {a}"))
        #expect(try workbench.catalogue.metricDetails(Name("space.t")).summary.resolved == "19")
    }

    @Test func aGroupMayBecomeAName() throws {
        let workbench = try workbench()
        try workbench.perform(.renamed("tab.home", "tab"))
        try workbench.perform(.renamed("tab", "tab.home.x"), .metric("tab.y", "1"))
        #expect(try workbench.catalogue.layouts().map(\.name) == ["tab.home.x"])
    }

    @Test func groupsAreRenamed() throws {
        let workbench = try workbench()
        let small = try workbench.id("space.s")
        let report = try workbench.perform(.renameGroup(Name("space"), to: Name("space.old")))
        #expect((report.facts.count, report.recomputed, report.changed) == (2, 0, 0))
        #expect(try workbench.id("space.old.s") == small)
        #expect(
            try workbench.catalogue.metricDetails(Name("space.old.m")).summary.value == "{space.old.s} * 2")
        try workbench.perform(.metric("gap.s", "1"))
        #expect(
            try workbench.refusal(of: .renameGroup(Name("space.old"), to: Name("gap")))
                == "there is a metric 'gap.s' already")
        #expect(try workbench.refusal(of: .renameGroup(Name("no"), to: Name("x"))) == "nothing matches 'no.**'")
        let long = String(repeating: "x", count: 999)
        #expect(try workbench.refusal(of: .renameGroup(Name("gap"), to: Name(long))).contains("too long"))
    }

    @Test func aRenameTouchesNoUserAndNoLayout() throws {
        let workbench = try workbench()
        let id = try workbench.id("space.s")
        let before = try workbench.catalogue.layouts()
        let report = try workbench.perform(.renamed("space.s", "gap.small"))
        #expect((report.recomputed, report.changed) == (0, 0))
        #expect(report.facts.map(\.category) == [.renamed(from: "space.s")])
        #expect(try workbench.id("gap.small") == id)
        #expect(try workbench.catalogue.layouts() == before)
        #expect(try workbench.catalogue.metricDetails(Name("space.m")).summary.value == "{gap.small} * 2")
    }

    // MARK: Ids

    @Test func theSameAdditionToTwoCopiesIsTheSameFact() throws {
        let one = try workbench()
        let other = try Workbench(copyOf: one)
        let additions: [Edit] = [
            try .metric("gap", "1"), try .add("bar.x"), .addTrait("size", values: ["a", "b"], defaultValue: nil),
            .addCollection(["direction": "rtl"]),
        ]
        try one.perform(additions)
        try other.perform(.metric("between", "1"))
        for addition in additions.reversed() { try other.perform(addition) }
        try other.perform(.removeMetrics(Pattern("between")))
        let (mine, theirs) = (try one.facts(), try other.facts())
        #expect(Set(mine.metrics) == Set(theirs.metrics))
        #expect(Set(mine.presets) == Set(theirs.presets))
        #expect(Set(mine.traits) == Set(theirs.traits))
        #expect(Set(mine.collections) == Set(theirs.collections))
        // Another catalogue has other facts.
        let stranger = try workbench()
        #expect(try stranger.id("space.s") != one.id("space.s"))
    }

    @Test func whatComesBackIsBornAgain() throws {
        let workbench = try workbench()
        func born(_ birth: Int) -> StableID {
            .fact(.metric, named: "gap", birth: birth, in: workbench.store.stableID)
        }
        for birth in 1...3 {
            try workbench.perform(.metric("gap", "1"))
            #expect(try workbench.id("gap") == born(birth))
            try workbench.perform(.removeMetrics(Pattern("gap")))
        }
        try workbench.perform(.metric("gap", "1"), .renamed("gap", "other"), .metric("gap", "2"))
        #expect(try workbench.id("other") == born(4))
        #expect(try workbench.id("gap") == born(5))
        // A preset of the name is another kind of fact.
        try workbench.perform(.removeMetrics(Pattern("gap")), .add("gap"))
        #expect(try workbench.id("gap") == .fact(.preset, named: "gap", birth: 1, in: workbench.store.stableID))
    }

    /// The trait of the old revision and today's have one name and two ids.
    @Test func restoringBringsBackATraitBornAgain() throws {
        let workbench = try workbench()
        let trait = Edit.addTrait("size", values: ["regular", "compact"], defaultValue: nil)
        try workbench.perform(trait, .metric("space.s", "4", for: "size=compact"), .addCollection(["size": "compact"]))
        try workbench.perform(
            .removeCollection(["size": "compact"]), .removedOverride("space.s", "size=compact"), .removeTrait("size"))
        try workbench.perform(trait)
        let report = try workbench.perform(.restore(2))
        #expect(try workbench.bareFacts() == workbench.bareFacts(at: .number(2)))
        try workbench.checkLayouts(report)
    }
}
