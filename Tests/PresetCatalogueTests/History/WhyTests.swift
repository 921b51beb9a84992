import ButtonLayout
import CatalogueModel
import CatalogueStorage
import Testing

@testable import PresetCatalogue

/// From a layout's number to what somebody did.
@Suite struct WhyTests {
    /// r1: space.s 6 ← button.gap ← the spacing of tab.home; r2: space.s 8.
    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("space.s", "6"), .metric("button.gap", "{space.s}"), .add("tab.home", spacing: "{button.gap}"))
        try workbench.perform(.metric("space.s", "8"))
        return workbench
    }

    private func number(_ workbench: Workbench, _ name: String, _ traits: [String: String] = [:]) throws -> LayoutReason
    {
        let changes = try workbench.catalogue.why(name, traits: traits).changes
        try #require(changes.count == 1)
        return changes[0]
    }

    private func reasons(_ workbench: Workbench, _ name: String, _ traits: [String: String] = [:]) throws -> [String] {
        try number(workbench, name, traits).reasons.map(\.text)
    }

    @Test func aNumberIsFollowedToWhatWasSet() throws {
        let workbench = try workbench()
        let reason = try number(workbench, "tab.home.gap.got")
        #expect(reason.numbers == [NumberChange(number: "gap.got", old: 6, new: 8)])
        #expect(reason.authorship.revision.number == 2)
        #expect(reason.authorship.revision.author == "me")
        #expect(reason.authorship.release == nil)
        #expect(
            reason.reasons == [
                Reason(kind: .property, name: "spacing", old: "6", new: "8", isSet: false),
                Reason(kind: .metric, name: "button.gap", old: "6", new: "8", isSet: false, depth: 1),
                Reason(kind: .metric, name: "space.s", old: "6", new: "8", definition: "8", depth: 2),
            ])
    }

    @Test func releasesAreTheFirstThatHaveIt() throws {
        let workbench = try workbench()
        try workbench.release("1.0")
        try workbench.release("1.1", time: 3000)
        #expect(try number(workbench, "tab.home.gap.got").authorship.release == "1.0")
        #expect(try workbench.catalogue.why("tab.home.gap.got", at: .number(1)).changes[0].authorship.release == nil)
    }

    @Test func eachNumberHasItsOwnRevision() throws {
        let workbench = try workbench()
        let changes = try workbench.catalogue.why("tab.home").changes
        #expect(changes.map(\.authorship.revision.number) == [2, 1])
        let numbers = changes.flatMap { $0.numbers.map(\.number) }
        #expect(try numbers.sorted() == workbench.layout("tab.home")?.numbers.map(\.name).sorted())
        #expect(changes[1].numbers.allSatisfy { $0.old == nil })
        #expect(changes[1].reasons.map(\.text) == ["preset tab.home - → -, set"])
    }

    @Test func aPropertyIsAReasonOfItsOwn() throws {
        let workbench = try workbench()
        try workbench.perform(
            .set("tab.home") {
                try $0.number(.spacing, "{button.gap} * 2")
                $0.horizontal = .leading
                $0.words[.tintColor] = .value("red")
            }, .metric("space.s", "9"))
        // The color moves nothing.
        #expect(
            try reasons(workbench, "tab.home.gap.got") == [
                "property spacing 8 → 18, set to {button.gap} * 2", "  metric button.gap 8 → 9",
                "    metric space.s 8 → 9, set to 9",
            ])
        // Nor does the spacing everything.
        #expect(
            try reasons(workbench, "tab.home.offCenter.x") == ["property horizontal center → leading, set to leading"])
        try workbench.perform(.set("tab.home") { $0.numbers[.spacing] = .reset })
        #expect(try reasons(workbench, "tab.home.gap.got") == ["property spacing 18 → -, set"])
    }

    /// Two properties changed at once, and a number follows from either only together with the other.
    @Test func whatMovesTogetherIsToldTogether() throws {
        let workbench = try Workbench()
        try workbench.perform(.add("tab", .exact(.leading)) { $0.numbers[.width] = nil })
        try workbench.perform(
            .set("tab") {
                try $0.number(.minimumWidth, "400")
                try $0.number(.minimumHeight, "90")
                try $0.number(.width, "400")
            })
        // Each alone would have been enough.
        #expect(
            try reasons(workbench, "tab.button.width") == [
                "property button.width - → 400, set to 400", "property minimum.width - → 400, set to 400",
            ])
    }

    /// Twice referred to, told once.
    @Test func whatIsReferredToTwiceIsExplainedOnce() throws {
        let workbench = try workbench()
        try workbench.perform(
            .metric("other", "{button.gap}"), .set("tab.home") { try $0.number(.spacing, "{other} + {button.gap}") })
        try workbench.perform(.metric("space.s", "9"))
        #expect(
            try reasons(workbench, "tab.home.gap.got") == [
                "property spacing 16 → 18", "  metric other 8 → 9", "    metric button.gap 8 → 9",
                "      metric space.s 8 → 9, set to 9", "  metric button.gap 8 → 9",
            ])
    }

    @Test func namesAreThoseOfTheRevision() throws {
        let workbench = try workbench()
        try workbench.perform(.renamed("space.s", "gap.small"), .renamed("tab.home", "tab.start"))
        #expect(try reasons(workbench, "tab.start.gap.got").last == "    metric space.s 6 → 8, set to 8")
        try workbench.perform(.metric("gap.small", "9"))
        #expect(try reasons(workbench, "tab.start.gap.got").last == "    metric gap.small 8 → 9, set to 9")
        #expect(try workbench.catalogue.why("tab.start.image.width").changes[0].reasons[0].name == "tab.home")
        #expect(try reasons(workbench, "tab.start.image.width") == ["preset tab.home - → -, set"])
    }

    @Test func aRemovedPresetThatComesBackIsBornAgain() throws {
        let workbench = try workbench()
        try workbench.perform(.removePresets(Pattern("tab.home")))
        try workbench.perform(.metric("space.s", "7"))
        try workbench.perform(.restore(2))
        let reason = try number(workbench, "tab.home.gap.got")
        #expect(reason.numbers == [NumberChange(number: "gap.got", old: nil, new: 8)])
        #expect(reason.authorship.revision.number == 5)
        #expect(reason.reasons.map(\.text) == ["preset tab.home - → -, set"])
        try workbench.perform(.restore(1))
        #expect(try reasons(workbench, "tab.home.gap.got").last == "    metric space.s 8 → 6, set to 6")
    }

    @Test func aCollectionBeginsItsLayouts() throws {
        let workbench = try workbench()
        try workbench.perform(.addCollection(["direction": "rtl"]))
        let reason = try number(workbench, "tab.home.title.x", ["direction": "rtl"])
        #expect(reason.reasons.map(\.text) == ["collection direction=rtl - → -, set"])
        #expect(reason.numbers[0].old == nil)
        #expect(try workbench.catalogue.why("tab.home", traits: ["direction": "rtl"]).traits == "direction=rtl")
    }

    @Test func anOverrideCountsInItsCollection() throws {
        let workbench = try workbench()
        try workbench.perform(.addCollection(["direction": "rtl"]))
        try workbench.perform(.metric("space.s", "4", for: "direction=rtl"))
        #expect(
            try reasons(workbench, "tab.home.gap.got", ["direction": "rtl"]) == [
                "property spacing 8 → 4", "  metric button.gap 8 → 4", "    metric space.s 8 → 4, set to 4",
            ])
        #expect(try number(workbench, "tab.home.gap.got").authorship.revision.number == 2)
    }

    @Test func anotherDefaultOfATraitIsACause() throws {
        let workbench = try workbench()
        try workbench.perform(.addTrait("size", values: ["regular", "compact"], defaultValue: nil))
        try workbench.perform(.metric("space.s", "4", for: "size=compact"))
        var document = CatalogueDocument(catalogue: nil)
        document.traits = [TraitFact(id: nil, name: "size", values: ["regular", "compact"], defaultValue: "compact")]
        try workbench.perform(.importDocument(document))
        #expect(
            try reasons(workbench, "tab.home.gap.got") == [
                "property spacing 8 → 4", "  metric button.gap 8 → 4", "    metric space.s 8 → 4",
                "      trait size regular → compact, set",
            ])
    }

    @Test func aStateBeginsItsOwnLayout() throws {
        let workbench = try workbench()
        try workbench.perform(
            .set("tab.home") {
                $0.states = [.selected]
                $0.image = .value(try .of("30", "30"))
            })
        try workbench.perform(
            .set("tab.home") {
                $0.states = [.selected]
                $0.image = .value(try .of("32", "30"))
            })
        let changes = try workbench.catalogue.why("tab.home", state: .selected).changes
        #expect(changes.map { $0.reasons.map(\.text) }.last == ["state selected - → -, set"])
        #expect(changes[0].reasons.map(\.text) == ["property selected.image.width 30 → 32, set to 32"])
        // What is the selected state's own moves nobody else.
        #expect(try workbench.catalogue.why("tab.home").changes.map(\.authorship.revision.number) == [2, 1])
    }

    @Test func theEngineIsACause() throws {
        let workbench = try workbench()
        let key = LayoutKey(preset: FactID(6), state: .normal, collection: TraitCollection.defaultCollection.id)
        var layout = try #require(try workbench.layout("tab.home"))
        layout.layout.fitting.width += 1
        try workbench.store.write {
            try workbench.store.add(
                Revision(number: 3, uuid: .random(), time: 1, author: "", request: "recalculate"))
            try workbench.store.writeLayouts(at: 3) {
                try $0.close(key)
                try $0.open(key, layout, causes: [])
            }
        }
        #expect(try reasons(workbench, "tab.home.fitting.width") == ["engine  - → -, set"])
    }

    @Test func aFontIsACause() throws {
        let workbench = try Workbench()
        let weight = try #require(FontWeight(400))
        func font(_ hash: Character, advance: Int) throws -> Edit {
            let id = FontID(hash: String(repeating: hash, count: 40), faceIndex: 0)
            let face = FontFace(id: id, unitsPerEm: 1000, lineHeight: 1200, dependsOnSize: false)
            try workbench.store.write {
                var line = ShapedLine(lineHeight: 1200)
                line.add(advance, font: 0)
                for text in ["Home", ""] { try workbench.store.keep(line, of: text, in: [id], size: nil) }
            }
            return .addFont(FontFact(id: nil, family: "Made", weight: weight, file: "\(hash).ttf", face: face))
        }
        try workbench.perform(
            font("a", advance: 2000), .metric("text", "20 Made", .typography),
            .add("tab") {
                $0.title = nil
                $0.titleText = .value(.literal("Home"))
                $0.titleFont = .value(try Name("text"))
            })
        try workbench.perform(font("b", advance: 3000))
        let reason = try number(workbench, "tab.title.width")
        #expect(reason.numbers == [NumberChange(number: "title.width", old: 40, new: 60)])
        #expect(reason.reasons.map(\.text) == ["font Made regular a.ttf → b.ttf, set"])
        try workbench.perform(.metric("text", "30 Made", .typography))
        let size = try reasons(workbench, "tab.title.width")
        #expect(
            size == [
                "property title-font regular 20 Made → regular 30 Made",
                "  metric text regular 20 Made → regular 30 Made, set to 30 Made",
            ])
    }

    /// A chain may be of any length.
    @Test func aLongChain() throws {
        let workbench = try Workbench()
        var assignments = [MetricAssignment(try Name("m0"), value: "1")]
        for index in 1...1000 {
            assignments.append(MetricAssignment(try Name("m\(index)"), value: "{m\(index - 1)}"))
        }
        try workbench.perform(.setMetrics(assignments), .add("tab", spacing: "{m1000}"))
        try workbench.perform(.metric("m0", "2"))
        let reasons = try number(workbench, "tab.gap.got").reasons
        #expect(reasons.count == 1002)
        #expect(reasons.last?.name == "m0")
        #expect(try workbench.catalogue.why("tab.spacing").origin.count == 1002)
    }
}

extension Reason {
    /// `  metric space.s 6 → 8, set to 8`.
    var text: String {
        let setting = isSet ? definition.map { ", set to \($0)" } ?? ", set" : ""
        return String(repeating: "  ", count: depth) + "\(kind.rawValue) \(name) \(old ?? "-") → \(new ?? "-")"
            + setting
    }
}
