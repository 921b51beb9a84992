import CatalogueModel
import PresetCatalogue
import Testing

/// Who changed what last.
@Suite struct BlameTests {
    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(.metric("space.s", "6"), .add("tab.home", spacing: "{space.s}"))
        try workbench.release("1.0")
        try workbench.perform(.set("tab.home") { try $0.number(.spacing, "{space.s} * 2") })
        try workbench.perform(.renamed("tab.home", "tab.start"), .renamed("space.s", "small"))
        return workbench
    }

    private func lines(_ blame: Blame) -> [String] {
        blame.properties.map {
            "\($0.property) \($0.value) r\($0.authorship.revision.number) \($0.authorship.release ?? "-")"
        }
    }

    @Test func everyPropertyHasItsRevisionAndRelease() throws {
        let workbench = try workbench()
        #expect(
            try lines(workbench.catalogue.blame(Name("tab.start"))) == [
                "name tab.start r3 -", "style image-title/top r1 1.0", "spacing {small} * 2 r2 -",
                "button.width 200 r1 1.0", "button.height 100 r1 1.0", "horizontal center r1 1.0",
                "vertical center r1 1.0", "button-size medium r1 1.0", "button-type system r1 1.0",
                "image.width 24 r1 1.0", "image.height 24 r1 1.0", "title-size.width 60 r1 1.0",
                "title-size.height 20 r1 1.0",
            ])
        try workbench.release("1.1")
        #expect(try workbench.catalogue.blame(Name("tab.start")).properties[0].authorship.release == "1.1")
        #expect(
            try lines(workbench.catalogue.blame(Name("space.s"), at: .number(2))) == [
                "name space.s r1 1.0", "type dimension r1 1.0", "value 6 r1 1.0",
            ])
    }

    @Test func overridesDescriptionsAndDeprecationsAreProperties() throws {
        let workbench = try workbench()
        try workbench.perform(.metric("small", "4", for: "direction=rtl", description: "thin"))
        try workbench.perform(.deprecate(Pattern("small"), use: nil))
        #expect(
            try lines(workbench.catalogue.blame(Name("small"))) == [
                "name small r3 -", "description thin r4 -", "deprecated yes r5 -", "type dimension r1 1.0",
                "value 6 r1 1.0", "value for direction=rtl 4 r4 -",
            ])
    }

    @Test func whatWasRestoredIsTheRestorers() throws {
        let workbench = try workbench()
        try workbench.perform(.removePresets(Pattern("tab.start")))
        try workbench.perform(.restore(1))
        let revisions = try workbench.catalogue.blame(Name("tab.home")).properties.map(\.authorship.revision.number)
        #expect(Set(revisions) == [5])
        let metric = try workbench.catalogue.blame(Name("space.s"))
        #expect(lines(metric) == ["name space.s r5 -", "type dimension r1 1.0", "value 6 r1 1.0"])
    }

    @Test func layoutsHaveTheirNumbers() throws {
        let workbench = try workbench()
        try workbench.perform(.addCollection(["direction": "rtl"]))
        let blame = try workbench.catalogue.blame(
            Name("tab.start"), withLayouts: true, traits: ["direction": "rtl"])
        #expect(blame.traits == "direction=rtl")
        #expect(Set(blame.layouts.flatMap(\.numbers).map(\.authorship.revision.number)) == [4])
        let standard = try workbench.catalogue.blame(Name("tab.start"), withLayouts: true)
        try #require(standard.layouts.map(\.state) == [.normal])
        let gap = try #require(standard.layouts[0].numbers.first { $0.number == "gap.got" })
        #expect(gap.authorship.revision.number == 2)
        #expect(gap.value == 12)
    }

    @Test func whatIsNotThereIsRefused() throws {
        let workbench = try workbench()
        #expect(
            try workbench.refusal { _ = try $0.catalogue.blame(Name("tab.strt")) }
                == "there is no metric, token or preset 'tab.strt'; did you mean 'tab.start'?")
        #expect(
            try workbench.refusal { _ = try $0.catalogue.blame(Name("small"), withLayouts: true) }
                == "'small' is a metric, not a preset")
    }
}
