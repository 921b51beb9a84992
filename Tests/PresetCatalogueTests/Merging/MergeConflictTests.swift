import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

@Suite("What two sides cannot both have is a conflict, and nothing is written")
struct MergeConflictTests {
    private func begin() throws -> [Edit] {
        [
            try .metric("space.s", "8"), try .metric("space.m", "{space.s} * 2"),
            try .add("tab", spacing: "{space.s}"),
            .addTrait("size", values: ["regular", "compact"], defaultValue: nil),
        ]
    }

    @Test("the same property, told with its values and who set them")
    func property() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.metric("space.s", "6"))
        try fork.changeOurs(.metric("space.s", "6", description: "small"))
        try fork.changeTheirs(.metric("other", "1"))
        try fork.changeTheirs(.metric("space.s", "{other} + 3"))
        let conflict = MergeConflict(
            kind: .metric, name: "space.s", property: "value", base: "8",
            ours: MergeConflict.Side(value: "6", revision: 2, author: "Ada"),
            theirs: MergeConflict.Side(value: "{other} + 3", revision: 3, author: "Bob"))
        #expect(try fork.refused().conflicts == [conflict])
    }

    @Test("--ours and --theirs settle it, and take nothing else from it", arguments: MergeSide.allCases)
    func settled(side: MergeSide) throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.metric("space.s", "6"), .metric("space.m", "1"))
        try fork.changeTheirs(.metric("space.s", "5", description: "small"), .removePresets(Pattern("tab")))
        let report = try fork.merge(preferring: side)
        #expect(report.conflicts.count == 1)
        #expect(report.settledBy == side)
        #expect(try fork.ours.text(of: "space.s") == (side == .ours ? "6" : "5"))
        #expect(try fork.ours.text(of: "space.m") == "1")
        #expect(try fork.ours.catalogue.document().presets.isEmpty)
    }

    @Test("removed by one, changed by the other")
    func removed() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.removePresets(Pattern("tab")))
        try fork.changeTheirs(.set("tab") { try $0.number(.width, "180") })
        let conflict = try #require(try fork.refused().conflicts.first)
        #expect(conflict.property == nil)
        #expect(conflict.name == "tab")
        #expect(conflict.ours == MergeConflict.Side(value: nil, revision: 2, author: "Ada"))
        #expect(conflict.theirs.value == "button.width 200 → 180")
        #expect(try fork.merge(preferring: .theirs).revision.facts.map(\.name) == ["tab"])
        #expect(try fork.ours.layout("tab")?.layout.button.width == 180)
    }

    @Test("of both new, what both say differently")
    func bothNew() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.metric("new", "1", description: "ours"))
        try fork.changeTheirs(.metric("new", "2"))
        let conflicts = try fork.refused().conflicts
        #expect(conflicts.map(\.property) == ["value"])
        #expect(conflicts.first?.base == nil)
        try fork.merge(preferring: .theirs)
        let fact = try fork.ours.catalogue.document().metrics.first { $0.name.text == "new" }
        #expect(fact?.description == "ours")
        #expect(try fork.ours.text(of: "new") == "2")
    }

    @Test("another type, with all its values")
    func type() throws {
        let fork = try Fork([.metric("ratio", "2")])
        try fork.changeOurs(.metric("ratio", "3", .number))
        try fork.changeTheirs(.metric("ratio", "4"))
        let conflict = try #require(try fork.refused().conflicts.first)
        #expect(conflict.property == "type, value")
        #expect(conflict.ours.value == "number 3")
        try fork.merge(preferring: .theirs)
        #expect(try fork.ours.catalogue.document().metrics[0].value.type == .dimension)
    }

    @Test("a name taken twice")
    func names() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.metric("both", "1"))
        try fork.changeTheirs(.add("both"))
        #expect(try fork.refused().refusals == ["there is a metric 'both' already"])
        let renamed = try Fork(begin())
        try renamed.changeOurs(.renamed("space.m", "gap"))
        try renamed.changeTheirs(.renamed("space.s", "gap"))
        #expect(try renamed.refused().refusals == ["there is a metric 'gap' already"])
        let groups = try Fork(begin())
        try groups.changeOurs(.metric("bar", "1"))
        try groups.changeTheirs(.metric("bar.x", "1"))
        #expect(try groups.refused().refusals.count == 1)
    }

    @Test("swapped names are none")
    func swapped() throws {
        let fork = try Fork(begin())
        try fork.changeTheirs(
            .renamed("space.s", "x"), .renamed("space.m", "space.s"), .renamed("x", "space.m"))
        #expect(try !fork.merge().isConflict)
        #expect(try fork.ours.bareFacts() == fork.theirs.bareFacts())
    }

    @Test("removed by one, come to use by the other, whoever it was", arguments: [true, false])
    func used(byOurs: Bool) throws {
        let fork = try Fork(begin())
        let (removes, uses) = (Edit.removeMetrics(Pattern("space.m")), try Edit.add("buy", spacing: "{space.m}"))
        try fork.changeOurs(byOurs ? uses : removes)
        try fork.changeTheirs(byOurs ? removes : uses)
        #expect(try fork.refused().refusals == ["'space.m' is in use: buy"])
        // Nobody's word settles what the facts themselves need.
        #expect(try fork.merge(preferring: .theirs).isConflict)
    }

    @Test("a cycle that neither has alone; a value of a trait that the other removed")
    func together() throws {
        let cycle = try Fork([.metric("a", "1"), .metric("b", "2")])
        try cycle.changeOurs(.metric("a", "{b}"), .add("tab", spacing: "{a}"))
        try cycle.changeTheirs(.metric("b", "{a}"))
        #expect(try cycle.refused().refusals.first?.contains("cycle") == true)
        let trait = try Fork(begin())
        try trait.changeOurs(.removeTrait("size"))
        try trait.changeTheirs(.metric("space.s", "6", for: "size=compact"))
        #expect(try trait.refused().refusals.first?.contains("there is no trait 'size'") == true)
    }

    @Test("another catalogue, and a base that is not in both, are refused")
    func unrelated() throws {
        let fork = try Fork(begin())
        try fork.changeTheirs(.metric("space.s", "6"))
        let stranger = try Workbench()
        let other = try fork.ours.refusal {
            _ = try $0.catalogue.merge(stranger.catalogue, since: fork.base.catalogue, by: Fork.attribution("Eve"))
        }
        #expect(other.contains("is another catalogue"))
        let base = try fork.ours.refusal {
            _ = try $0.catalogue.merge(fork.base.catalogue, since: fork.theirs.catalogue, by: Fork.attribution("Eve"))
        }
        #expect(base.contains("its newest revision, r2, is not in"))
    }
}
