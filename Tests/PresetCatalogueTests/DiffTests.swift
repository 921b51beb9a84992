import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// What differs between two states, and why layouts moved.
@Suite struct DiffTests {
    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("space.s", "8"), .metric("space.m", "{space.s} * 2"), .metric("old", "1"),
            .add("tab.home", spacing: "{space.m}"), .add("tab.other", spacing: "1"))
        return workbench
    }

    private func facts(_ workbench: Workbench, from old: Int64, to new: Int64) throws -> [FactChange] {
        try workbench.catalogue.diff(from: .number(old), to: .number(new)).facts
    }

    @Test func everyCategory() throws {
        let workbench = try workbench()
        try workbench.perform(
            .metric("new", "1"), .metric("space.s", "6"), .removeMetrics(Pattern("old")),
            .renamed("space.m", "space.l"), .deprecate(Pattern("tab.home"), use: Name("tab.other")),
            .addTrait("size", values: ["a", "b"], defaultValue: nil))
        try workbench.perform(.undeprecate(Pattern("tab.home")), .removeTrait("size"))
        #expect(
            try facts(workbench, from: 1, to: 2) == [
                FactChange(kind: .metric, name: "new", category: .added, properties: []),
                FactChange(kind: .metric, name: "old", category: .removed, properties: []),
                FactChange(kind: .metric, name: "space.l", category: .renamed(from: "space.m"), properties: []),
                FactChange(
                    kind: .metric, name: "space.s", category: .updated,
                    properties: [PropertyChange(property: "value", old: "8", new: "6")]),
                FactChange(kind: .preset, name: "tab.home", category: .deprecated(use: "tab.other"), properties: []),
                FactChange(kind: .trait, name: "size", category: .added, properties: []),
            ])
        #expect(
            try facts(workbench, from: 2, to: 3) == [
                FactChange(kind: .preset, name: "tab.home", category: .undeprecated, properties: []),
                FactChange(kind: .trait, name: "size", category: .removed, properties: []),
            ])
        #expect(
            try facts(workbench, from: 2, to: 1) == [
                FactChange(kind: .metric, name: "new", category: .removed, properties: []),
                FactChange(kind: .metric, name: "old", category: .added, properties: []),
                FactChange(kind: .metric, name: "space.m", category: .renamed(from: "space.l"), properties: []),
                FactChange(
                    kind: .metric, name: "space.s", category: .updated,
                    properties: [PropertyChange(property: "value", old: "6", new: "8")]),
                FactChange(kind: .preset, name: "tab.home", category: .undeprecated, properties: []),
                FactChange(kind: .trait, name: "size", category: .removed, properties: []),
            ])
    }

    /// A report names the same changes as the diff of the revision it made.
    @Test func aReportSaysWhatTheDiffSays() throws {
        let workbench = try workbench()
        let report = try workbench.perform(
            .metric("space.s", "6"), .renamed("old", "older"), .removePresets(Pattern("tab.other")),
            .addCollection(["direction": "rtl"]))
        let diff = try workbench.catalogue.diff(from: .number(1), to: .number(2))
        #expect(report.facts.filter { $0.kind != .collection } == diff.facts)
        #expect(report.facts.filter { $0.kind == .collection }.map(\.name) == ["direction=rtl"])
    }

    @Test func propertiesOfMetricsAndPresets() throws {
        let workbench = try workbench()
        try workbench.perform(
            .metric("space.s", "4", for: "direction=rtl", description: "small"),
            .set("tab.other") {
                $0.style = .exact(.leading)
                $0.numbers[.spacing] = .reset
                $0.horizontal = .leading
                $0.title = .value(ItemSize.none)
                $0.states = []
                $0.words[.tintColor] = .value("red")
            },
            .set("tab.other") {
                $0.states = [.selected]
                $0.stateWords[.imageName] = .value("star")
            })
        let changes = try facts(workbench, from: 1, to: 2)
        try #require(changes.map(\.name) == ["space.s", "tab.other"])
        #expect(
            changes[0].properties == [
                PropertyChange(property: "value for direction=rtl", old: nil, new: "4"),
                PropertyChange(property: "description", old: nil, new: "small"),
            ])
        #expect(
            changes[1].properties.map { "\($0.property): \($0.old ?? "-") → \($0.new ?? "-")" } == [
                "style: image-title/top → exact/leading", "horizontal: center → leading", "tint-color: - → red",
                "title-size: - → none", "selected.image-name: - → star", "spacing: 1 → -",
                "title-size.width: 60 → -", "title-size.height: 20 → -",
            ])
    }

    @Test func aRenamedMetricUpdatesNoUser() throws {
        let workbench = try workbench()
        try workbench.perform(.renamed("space.s", "gap.small"))
        let changes = try facts(workbench, from: 1, to: 2)
        #expect(changes.map(\.name) == ["gap.small"])
        // What a user refers to is written with today's names.
        try workbench.perform(.metric("space.m", "{gap.small} * 3"))
        #expect(
            try facts(workbench, from: 1, to: 3).last?.properties == [
                PropertyChange(property: "value", old: "{space.s} * 2", new: "{gap.small} * 3")
            ])
    }

    @Test func movedLayoutsNameTheirCauses() throws {
        let workbench = try workbench()
        try workbench.perform(.addCollection(["direction": "rtl"]), .addCollection(["scale": "2"]))
        try workbench.perform(.metric("space.s", "6"), .metric("space.m", "40", for: "direction=rtl"))
        let diff = try workbench.catalogue.diff(from: .number(2), to: .now)
        try #require(diff.layouts.map(\.name) == ["tab.home", "tab.home", "tab.home"])
        #expect(diff.layouts.map(\.traits) == ["", "direction=rtl", "scale=2"])
        let small = Cause(kind: .metric, name: "space.s", old: "8", new: "6")
        #expect(diff.layouts[0].causes == [small, Cause(kind: .metric, name: "space.m", old: "16", new: "12")])
        #expect(diff.layouts[1].causes == [small, Cause(kind: .metric, name: "space.m", old: "16", new: "40")])
        #expect(
            diff.layouts[0].numbers.first { $0.number == "gap.got" }
                == NumberChange(number: "gap.got", old: 16, new: 12))
        try workbench.perform(.set("tab.other") { try $0.number(.spacing, "2") })
        let own = try workbench.catalogue.diff(from: .number(3), to: .now)
        #expect(Set(own.layouts.flatMap(\.causes)) == [Cause(kind: .preset, name: "tab.other", old: nil, new: nil)])
        #expect(own.layouts.count == 3)
    }

    /// A metric that changed for one collection is no cause in another.
    @Test func aCauseDiffersInItsCollection() throws {
        let workbench = try workbench()
        try workbench.perform(.metric("wide", "1"), .set("tab.home") { try $0.number(.spacing, "{space.m} + {wide}") })
        try workbench.perform(.addCollection(["direction": "rtl"]))
        try workbench.perform(.metric("space.s", "6"), .metric("wide", "9", for: "direction=rtl"))
        let layouts = try workbench.catalogue.diff(from: .number(3), to: .now).layouts
        #expect(layouts.map { $0.causes.map(\.name) } == [["space.s"], ["space.s", "wide"]])
    }

    @Test func findingsComeAndGo() throws {
        let workbench = try workbench()
        try workbench.perform(.set("tab.other") { $0.style = .centering(.horizontalTitleImageLeft) })
        let diff = try workbench.catalogue.diff(from: .number(1), to: .now)
        #expect(diff.layouts.first?.findingsGained.contains("off-center") == true)
        let back = try workbench.catalogue.diff(from: .now, to: .number(1))
        #expect(back.layouts.first?.findingsLost == diff.layouts.first?.findingsGained)
    }

    @Test func aCollectionIsOneLine() throws {
        let workbench = try workbench()
        try workbench.perform(.addCollection(["direction": "rtl"]))
        let diff = try workbench.catalogue.diff(from: .number(1), to: .number(2))
        #expect(diff.collections == [CollectionChange(traits: "direction=rtl", isAdded: true)])
        #expect(diff.facts == [])
        #expect(diff.layouts == [])
        let back = try workbench.catalogue.diff(from: .number(2), to: .number(1))
        #expect(back.collections == [CollectionChange(traits: "direction=rtl", isAdded: false)])
    }

    @Test func thereAndBackIsNoDifference() throws {
        let workbench = try workbench()
        try workbench.perform(.metric("space.s", "6"))
        try workbench.perform(.metric("space.s", "8"))
        #expect(try workbench.catalogue.diff(from: .number(1), to: .now).isEmpty)
        #expect(try workbench.catalogue.diff(from: .now, to: .now).isEmpty)
    }

    @Test func theDefaultIsTheLastRelease() throws {
        let workbench = try workbench()
        #expect(try workbench.catalogue.lastRelease() == .number(0))
        try workbench.release("1.0")
        #expect(try workbench.catalogue.lastRelease() == .release("1.0"))
    }

    // MARK: Two files

    @Test func copiesAreComparedByID() throws {
        let one = try workbench()
        let other = try Workbench(copyOf: one)
        try other.perform(.renamed("space.s", "gap.small"), .metric("gap.small", "6"))
        let diff = try other.catalogue.diff(from: one.catalogue, at: .now, to: .now, labels: ("a", "b"))
        #expect(
            diff.facts == [
                FactChange(
                    kind: .metric, name: "gap.small", category: .renamed(from: "space.s"),
                    properties: [PropertyChange(property: "value", old: "8", new: "6")])
            ])
        try #require(diff.layouts.map(\.name) == ["tab.home"])
        #expect(diff.layouts[0].causes == [Cause(kind: .metric, name: "gap.small", old: "8", new: "6")])
        #expect((diff.old, diff.new) == ("a", "b"))
        #expect(try one.catalogue.diff(from: other.catalogue, at: .number(1), to: .now, labels: ("", "")).isEmpty)
    }

    /// Who was deprecated in favour of it is not deprecated anew.
    @Test func aRenamedReplacementDeprecatesNobody() throws {
        let one = try workbench()
        try one.perform(.deprecate(Pattern("tab.other"), use: Name("tab.home")))
        let other = try Workbench(copyOf: one)
        try other.perform(.renamed("tab.home", "tab.start"), .deprecate(Pattern("old"), use: Name("space.s")))
        let diff = try other.catalogue.diff(from: one.catalogue, at: .now, to: .now, labels: ("", ""))
        #expect(diff.facts.map(\.name) == ["old", "tab.start"])
        #expect(diff.facts.map(\.category) == [.deprecated(use: "space.s"), .renamed(from: "tab.home")])
    }

    @Test func strangersAreComparedByName() throws {
        let (one, other) = (try workbench(), try Workbench())
        try other.perform(
            // In another order, so that no number of a fact is the same.
            .metric("more", "1"), .metric("space.s", "8"), .metric("space.m", "{space.s} * 3"),
            .addCollection(["direction": "rtl"]), .add("tab.home", spacing: "{space.m}"))
        let diff = try other.catalogue.diff(from: one.catalogue, at: .now, to: .now, labels: ("", ""))
        #expect(
            diff.facts == [
                FactChange(kind: .metric, name: "more", category: .added, properties: []),
                FactChange(kind: .metric, name: "old", category: .removed, properties: []),
                FactChange(
                    kind: .metric, name: "space.m", category: .updated,
                    properties: [PropertyChange(property: "value", old: "{space.s} * 2", new: "{space.s} * 3")]),
                FactChange(kind: .preset, name: "tab.other", category: .removed, properties: []),
            ])
        #expect(diff.collections == [CollectionChange(traits: "direction=rtl", isAdded: true)])
        try #require(diff.layouts.map(\.name) == ["tab.home"])
        #expect(diff.layouts[0].causes == [Cause(kind: .metric, name: "space.m", old: "16", new: "24")])
    }
}
