import ButtonLayout
import CatalogueModel
import Testing

@Suite("What changes mean")
struct ChangeRulesTests {
    private func diff(
        _ facts: [FactChange] = [], _ layouts: [LayoutChange] = [], _ collections: [CollectionChange] = []
    ) -> CatalogueDiff {
        CatalogueDiff(old: "a", new: "b", facts: facts, collections: collections, layouts: layouts)
    }

    private func fact(
        _ category: FactChange.Category, _ properties: String..., kind: FactKind = .metric,
        wasDeprecated: Bool = false
    ) -> FactChange {
        FactChange(
            kind: kind, name: "a.b", category: category,
            properties: properties.map { PropertyChange(property: $0, old: "1", new: "2") },
            wasDeprecated: wasDeprecated)
    }

    private func layout(_ distance: Double?, gained: [Finding] = [], lost: [Finding] = []) -> LayoutChange {
        LayoutChange(
            name: "tab", state: .normal, traits: "", scale: 2,
            numbers: distance.map { [NumberChange(number: "title.x", old: 10, new: 10 + $0)] } ?? [],
            findingsGained: gained.map(\.name), findingsLost: lost.map(\.name), causes: [])
    }

    @Test("facts, each by its rules")
    func facts() {
        let rules = ChangeRules.standard
        #expect(rules.impact(of: fact(.removed)) == .major)
        #expect(rules.impact(of: fact(.removed, wasDeprecated: true)) == .minor)
        #expect(rules.impact(of: fact(.renamed(from: "b"))) == .major)
        #expect(rules.impact(of: fact(.added)) == .minor)
        #expect(rules.impact(of: fact(.deprecated(use: nil))) == .minor)
        #expect(rules.impact(of: fact(.undeprecated)) == .patch)
        #expect(rules.impact(of: fact(.updated, "description", "extensions")) == .patch)
        #expect(rules.impact(of: fact(.updated, "description", "value")) == .minor)
        #expect(rules.impact(of: fact(.updated, "type", "value")) == .major)
        #expect(rules.impact(of: fact(.deprecated(use: "x"), "type")) == .major)
        #expect(rules.impact(of: fact(.removed, kind: .trait)) == .major)
        #expect(rules.impact(of: fact(.updated, "style", kind: .preset)) == .minor)
    }

    @Test("layouts: a title newly clipped and a target newly too small break")
    func layouts() {
        let rules = ChangeRules.standard
        #expect(rules.impact(of: layout(4)) == .minor)
        #expect(rules.impact(of: layout(4, gained: [.titleClipped])) == .major)
        #expect(rules.impact(of: layout(nil, gained: [.belowMinimumTarget])) == .major)
        #expect(rules.impact(of: layout(nil, gained: [.goesStale])) == .minor)
        #expect(rules.impact(of: layout(nil, lost: [.titleClipped])) == .patch)
    }

    @Test("a diff means what its worst change means, and nothing without one")
    func whole() {
        #expect(ChangeRules.standard.impact(of: diff()) == nil)
        #expect(ChangeRules.standard.impact(of: diff([fact(.undeprecated), fact(.added)])) == .minor)
        #expect(ChangeRules.standard.impact(of: diff([], [layout(1)], [.init(traits: "x", isAdded: false)])) == .major)
    }

    @Test("a catalogue may say otherwise")
    func overrides() {
        let rules = ChangeRules(overrides: [.renamed: .patch])
        #expect(rules.impact(of: fact(.renamed(from: "b"))) == .patch)
        #expect(rules.impact(of: fact(.removed)) == .major)
    }

    @Test("what moved within the tolerance is a patch and no difference")
    func tolerance() {
        let selected = diff([], [layout(0.5), layout(2), layout(0.25, gained: [.overlap])])
            .selecting(.init(tolerance: 0.5))
        #expect(selected.layouts.map(\.numbers.count) == [1, 0])
        #expect(selected.withinTolerance == 1)
        let none = diff([], [layout(0.5)]).selecting(.init(tolerance: 0.5))
        #expect(none.isEmpty)
        #expect(ChangeRules.standard.impact(of: none) == .patch)
    }

    @Test("only what is asked for, by its old and its new name")
    func selection() {
        let whole = diff(
            [fact(.renamed(from: "old.b")), fact(.added)], [layout(1)], [.init(traits: "x", isAdded: true)])
        func names(_ only: [String], _ excluded: [String] = []) -> [String] {
            let selected = whole.selecting(
                .init(only: only.compactMap { Pattern($0) }, excluded: excluded.compactMap { Pattern($0) }))
            return selected.facts.map(\.category).map { "\($0)" } + selected.layouts.map(\.name)
        }
        #expect(names(["old.*"]).count == 1)
        #expect(names(["tab"]) == ["tab"])
        #expect(names([], ["a.**"]) == ["tab"])
    }

    @Test("every rule has an id of its own, and a sentence")
    func rules() {
        #expect(Set(ChangeRule.allCases.map(\.id)).count == ChangeRule.allCases.count)
        for rule in ChangeRule.allCases {
            #expect(ChangeRule(id: rule.id) == rule)
            #expect(rule.meaning.hasSuffix("."))
        }
        #expect(ChangeRule(id: "new-nothing") == nil)
    }

    @Test("a group that was renamed is one line, others stay")
    func groups() {
        func renamed(_ old: String, _ new: String, _ properties: String...) -> FactChange {
            FactChange(
                kind: .preset, name: new, category: .renamed(from: old),
                properties: properties.map { PropertyChange(property: $0, old: nil, new: "1") })
        }
        let folded = diff([
            renamed("button.a", "btn.a"), renamed("button.x.b", "btn.x.b"), renamed("button.c", "btn.c", "style"),
            renamed("one", "two"), renamed("s.a", "t.a"), renamed("u.a", "u.b"),
        ]).groupRenames
        #expect(folded.groups == [GroupRename(from: "button", to: "btn", count: 3)])
        #expect(folded.facts == ["btn.a", "btn.x.b"])
    }

    @Test(
        "the next number follows from what changed",
        arguments: [
            ("1.2.3", ChangeImpact.major, "2.0.0"), ("1.2.3", .minor, "1.3.0"), ("1.2.3", .patch, "1.2.4"),
            ("0.4.1", .major, "0.5.0"), ("v2.0", .patch, "v2.0.1"), ("3", .minor, "3.1.0"),
            ("1.0.0-beta", .patch, "1.0.1"),
        ])
    func versions(last: String, impact: ChangeImpact, next: String) throws {
        #expect(try #require(SemanticVersion(last)).next(after: impact).description == next)
    }

    @Test("other names are no numbers", arguments: ["autumn", "", "1.2.3.4", "1..2", "-1.0", "1.x"])
    func noVersions(name: String) { #expect(SemanticVersion(name) == nil) }
}
