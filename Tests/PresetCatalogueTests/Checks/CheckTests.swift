import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// How the findings of layouts become issues.
@Suite struct CheckTests {
    /// A title that is clipped the more the longer the language.
    private func workbench(languages: Int) throws -> Workbench {
        let workbench = try Workbench()
        let values = (0...languages).map { "l\($0)" }
        try workbench.perform(
            .metric("title.width", "60"), .addTrait("language", values: values, defaultValue: "l0"))
        try workbench.perform(
            try (1...languages).map { try .metric("title.width", "\(100 + $0 * 2)", for: "language=l\($0)") }
                + (1...languages).map { .addCollection(["language": "l\($0)"]) }
                + [
                    .add("ok", .exact(.leading), spacing: "8"),
                    .add("tight", .exact(.leading), spacing: "8") {
                        $0.title = .value(try .of("{title.width}", "20"))
                    },
                ])
        return workbench
    }

    private func clipped(_ check: CatalogueCheck) throws -> LayoutFinding {
        let found = check.issues.compactMap { issue -> LayoutFinding? in
            guard case .finding(let layout) = issue.matter, layout.finding == .titleClipped else { return nil }
            return layout
        }
        #expect(found.count == 1)
        return try #require(found.first)
    }

    @Test func aHundredLanguagesAreOneIssueWithTheNumbersOfTheWorst() throws {
        let workbench = try workbench(languages: 100)
        let check = try workbench.catalogue.check(matching: Pattern("tight"))
        let finding = try clipped(check)
        // Of 200 points the title gets 168: languages up to l34 fit.
        #expect(finding.places.collections == (35...100).map { "language=l\($0)" })
        #expect(finding.places.total == 101)
        #expect(!finding.places.isEverywhere)
        #expect(finding.worstTraits == "language=l100")
        #expect(finding.worst.content.title?.width == 300)
        #expect(check.collections.count == 101)
        #expect(check.layouts == 101)
        #expect(check.presets == 1)
        #expect(check.issues.first?.rule == .finding(.titleClipped))
    }

    @Test func ofEqualsTheFirstCollectionIsTheWorst() throws {
        let workbench = try Workbench()
        try workbench.perform(.addCollection(["scale": "2"]), .addCollection(["scale": "1"]))
        try workbench.perform(.add("small", .system) { try $0.number(.height, "30") })
        let issue = try #require(try workbench.catalogue.check().issues.first)
        guard case .finding(let layout) = issue.matter else { return _ = Issue.record("no finding: \(issue)") }
        #expect(layout.finding == .belowMinimumTarget)
        #expect(layout.worstTraits == "")
        #expect(layout.places.isEverywhere)
        #expect(layout.places.collections == ["", "scale=2", "scale=1"])
        #expect(layout.places.condition == nil)
    }

    @Test func oneTraitThatSaysItIsNamed() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .addCollection(["direction": "rtl"]), .addCollection(["scale": "2"]),
            .addCollection(["direction": "rtl", "scale": "2"]),
            .add("side", .centering(.horizontalTitleImage)) { try $0.number(.width, "200") })
        let check = try workbench.catalogue.check()
        let places = try #require(
            check.issues.first { $0.rule == .finding(.offCenter) }?.places)
        #expect(places.collections == ["direction=rtl", "direction=rtl,scale=2"])
        #expect(places.condition == TraitCondition(trait: "direction", value: "rtl"))
        let stale = try #require(check.issues.first { $0.rule == .finding(.goesStale) }?.places)
        #expect(stale.condition == TraitCondition(trait: "direction", value: "ltr"))
    }

    @Test func oneCollectionNeedsNoCondition() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .addCollection(["direction": "rtl"]), .add("side", .centering(.horizontalTitleImage)))
        let places = try #require(
            try workbench.catalogue.check().issues.first { $0.rule == .finding(.offCenter) }?.places)
        #expect(places == Places(collections: ["direction=rtl"], total: 2))
    }

    @Test func statesStandApartAndDoNotHideEachOther() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .add("small", .system) { try $0.number(.height, "30") },
            .set("small") {
                $0.states = [.selected]
                $0.image = .value(try .of("20", "20"))
            })
        let issues = try workbench.catalogue.check().issues
        #expect(
            issues.map { "\($0.rule.id) \($0.state?.name ?? "")" } == [
                "below-minimum-target normal", "below-minimum-target selected", "image-size-differs selected",
            ])
    }

    @Test func theWorstComesFirstThenNames() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("unused", "1"), .add("b.small", .system) { try $0.number(.height, "30") },
            .add("a.small", .system) { try $0.number(.height, "31") },
            .add("z.clipped", .exact(.leading)) { try $0.number(.width, "60") })
        let issues = try workbench.catalogue.check().issues
        #expect(issues == issues.sorted())
        #expect(issues.map(\.severity) == issues.map(\.severity).sorted(by: >))
        #expect(issues.first?.name == "z.clipped")
        #expect(issues.filter { $0.severity == .warning }.map(\.name) == ["a.small", "b.small"])
        #expect(issues.last?.name == "unused")
    }

    @Test func severitiesAndCounts() throws {
        let workbench = try Workbench()
        #expect(try !workbench.catalogue.check().hasIssues(atLeast: .note))
        try workbench.perform(.metric("unused", "1"))
        let notes = try workbench.catalogue.check()
        #expect(notes.hasIssues(atLeast: .note) && !notes.hasIssues(atLeast: .warning))
        try workbench.perform(.add("small", .system) { try $0.number(.height, "30") })
        let warnings = try workbench.catalogue.check()
        #expect(warnings.hasIssues(atLeast: .warning) && !warnings.hasIssues(atLeast: .error))
        #expect(warnings.count(.note) == 1 && warnings.count(.warning) == 1 && warnings.count(.error) == 0)
    }

    @Test func traitsSelectTheCollectionsThatHaveThem() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .addCollection(["direction": "rtl"]), .addCollection(["direction": "rtl", "scale": "2"]),
            .add("small", .system) { try $0.number(.height, "30") })
        #expect(
            try workbench.catalogue.check(traits: ["direction": "rtl"]).collections == [
                "direction=rtl", "direction=rtl,scale=2",
            ])
        // A default value selects those that do not name it.
        #expect(try workbench.catalogue.check(traits: ["scale": "3"]).collections == ["", "direction=rtl"])
        for (traits, message) in [
            (["direction": "rtl", "scale": "1"], "direction=rtl,scale=1"), (["direktion": "rtl"], "direktion"),
            (["scale": "4"], "4"),
        ] {
            #expect(try workbench.refusal { _ = try $0.catalogue.check(traits: traits) }.contains(message))
        }
    }

    @Test func aNameThatNobodyHasIsRefusedAndAPatternIsNot() throws {
        let workbench = try Workbench()
        try workbench.perform(.add("tab.home"))
        let refusal = try workbench.refusal { _ = try $0.catalogue.check(matching: Pattern("tab.hom")) }
        #expect(refusal.contains("did you mean 'tab.home'"))
        #expect(try workbench.catalogue.check(matching: Pattern("nothing.*")).presets == 0)
    }

    @Test func anEarlierStateIsCheckedAsItWas() throws {
        let workbench = try Workbench()
        try workbench.perform(.add("small", .system) { try $0.number(.height, "30") })
        try workbench.perform(.set("small") { try $0.number(.height, "50") })
        #expect(try workbench.catalogue.check().issues == [])
        #expect(try workbench.catalogue.check(at: .number(1)).issues.map(\.rule.id) == ["below-minimum-target"])
        #expect(try workbench.catalogue.check(at: .number(0)).presets == 0)
    }
}
