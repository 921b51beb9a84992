import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// Where values come from, and how what is asked about is read.
@Suite struct OriginTests {
    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("space.s", "6"), .metric("button.gap", "{space.s}"), .add("tab.home", spacing: "{button.gap}"))
        try workbench.perform(.metric("space.s", "8"))
        try workbench.perform(.metric("space.s", "4", for: "direction=rtl"))
        return workbench
    }

    private func origin(_ workbench: Workbench, _ name: String, _ traits: [String: String] = [:]) throws -> [String] {
        try workbench.catalogue.why(name, traits: traits).origin.map(\.text)
    }

    @Test func everyDefinitionOnTheWayHasItsRevision() throws {
        let workbench = try workbench()
        #expect(
            try origin(workbench, "tab.home.spacing") == [
                "spacing: {button.gap} = 8, r1", "button.gap: {space.s} = 8, r1", "space.s: 8 = 8, r2, was 6",
            ])
        #expect(try origin(workbench, "space.s") == ["space.s: 8 = 8, r2, was 6"])
        #expect(try workbench.catalogue.why("space.s", at: .number(1)).origin.map(\.text) == ["space.s: 6 = 6, r1"])
    }

    @Test func aMetricIsThatOfItsTraits() throws {
        let workbench = try workbench()
        // Metrics come to something also where no layouts are kept.
        #expect(
            try origin(workbench, "button.gap", ["direction": "rtl"]) == [
                "button.gap: {space.s} = 4, r1", "space.s for direction=rtl: 4 = 4, r3",
            ])
        #expect(try origin(workbench, "space.s.type") == ["type: dimension = dimension, r1"])
        #expect(try origin(workbench, "space.s.value for direction=rtl") == ["value for direction=rtl: 4 = 4, r3"])
    }

    @Test func aDefaultIsThereSinceSomebodyLeftIt() throws {
        let workbench = try workbench()
        #expect(try origin(workbench, "tab.home.minimum.width") == ["minimum.width: - = -, r1"])
        try workbench.perform(.set("tab.home") { $0.numbers[.spacing] = .reset })
        #expect(try origin(workbench, "tab.home.spacing") == ["spacing: - = -, r4, was {button.gap}"])
    }

    @Test func aNumberMayHaveTheNameOfAProperty() throws {
        let workbench = try workbench()
        let why = try workbench.catalogue.why("tab.home.button.width")
        #expect(why.changes.flatMap(\.numbers) == [NumberChange(number: "button.width", old: nil, new: 200)])
        #expect(why.origin.map(\.text) == ["button.width: 200 = 200, r1"])
    }

    @Test func aGroupOfNumbersIsAllOfThem() throws {
        let workbench = try workbench()
        let numbers = try workbench.catalogue.why("tab.home.title").changes.flatMap(\.numbers).map(\.number)
        #expect(numbers.sorted() == ["title.height", "title.width", "title.x", "title.y"])
    }

    @Test func aNumberThatIsGoneSaysWhenItWent() throws {
        let workbench = try workbench()
        try workbench.perform(.set("tab.home") { $0.title = .value(ItemSize.none) })
        let changes = try workbench.catalogue.why("tab.home.title.x").changes
        try #require(changes.count == 1)
        #expect(changes[0].authorship.revision.number == 4)
        #expect(changes[0].numbers[0].new == nil)
    }

    @Test func theLongestNameWins() throws {
        let workbench = try workbench()
        try workbench.perform(.metric("a.b", "1"))
        try workbench.perform(.renamed("tab.home", "a"), .removeMetrics(Pattern("a.b")))
        #expect(try workbench.catalogue.why("a.spacing").field == "spacing")
        try workbench.perform(.renamed("a", "tab.title.x"))
        let why = try workbench.catalogue.why("tab.title.x.title.x")
        #expect((why.name, why.field) == ("tab.title.x", "title.x"))
    }

    @Test func aTokenIsFollowedAsWell() throws {
        let workbench = try workbench()
        var document = CatalogueDocument(catalogue: nil)
        document.tokens = [
            NamedFact(
                id: nil, name: try Name("ink"), description: nil, isDeprecated: false, replacement: nil,
                extensions: nil,
                value: KeptToken(type: "border", value: KeptValue(parts: [.reference(try Name("space.s"))])))
        ]
        try workbench.perform(.importDocument(document))
        let origin = try origin(workbench, "ink")
        #expect(origin.count == 2)
        #expect(origin[0].hasSuffix(", r4"))
        #expect(origin[1] == "space.s: 8 = 8, r2, was 6")
    }

    @Test func whatDoesNotExistIsGuessed() throws {
        let workbench = try workbench()
        func refusal(_ name: String, _ traits: [String: String] = [:], _ state: ControlState = .normal) throws -> String
        {
            try workbench.refusal { _ = try $0.catalogue.why(name, traits: traits, state: state) }
        }
        #expect(
            try refusal("tab.home.title.z")
                == "the preset 'tab.home' has no number or property 'title.z'; did you mean 'tab.home.title.x'?")
        #expect(try refusal("tab.home.spacin").contains("did you mean 'tab.home.spacing'?"))
        #expect(try refusal("space.s.valu").contains("the metric 'space.s' has no property 'valu'; did you mean"))
        #expect(try refusal("tab.hme.title.x").contains("did you mean 'tab.home.title.x'?"))
        #expect(try refusal("nothing") == "there is no metric, token or preset 'nothing'")
        #expect(try refusal("tab.home", [:], .selected) == "'tab.home' has no layout for selected: it has normal")
        #expect(try refusal("tab.home", ["direction": "rtl"]).contains("no layouts are kept for direction=rtl"))
        #expect(try refusal("space.s", ["direction": "up"]).contains("no value 'up'"))
        #expect(try refusal("").contains("there is no metric"))
    }
}

extension OriginStep {
    /// `space.s: 8 = 8, r2, was 6`.
    fileprivate var text: String {
        "\(name)\(condition.map { " for \($0)" } ?? ""): \(definition ?? "-") = \(value ?? "-"), "
            + "r\(authorship.revision.number)\(previous.map { ", was \($0)" } ?? "")"
    }
}
