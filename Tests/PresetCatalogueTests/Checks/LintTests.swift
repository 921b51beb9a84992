import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// What only the whole catalogue knows.
@Suite struct LintTests {
    private let workbench: Workbench

    init() throws {
        workbench = try Workbench()
    }

    /// The issues of one kind, as `name: what is behind it`.
    private func issues(
        _ lint: Lint, _ pattern: String = "**", grid: Double? = nil
    ) throws -> [String] {
        let check = try workbench.catalogue.check(matching: Pattern(pattern), grid: grid)
        return check.issues.filter { $0.rule == .lint(lint) }.map { issue in
            switch issue.matter {
            case .unusedMetric(let users): "\(issue.name): \(users.joined(separator: " "))"
            case .deprecatedInUse(let replacement, let users):
                "\(issue.name) > \(replacement ?? "-"): \(users.joined(separator: " "))"
            case .equalLayouts(let others): "\(issue.name): \(others.joined(separator: " "))"
            case .missingTranslation(let locales, let count, let users):
                "\(issue.name): \(locales) of \(count), \(users)"
            case .offGrid(let number):
                "\(issue.name).\(number.property): \(number.value) \(number.places.collections)"
            case .finding: "a finding"
            }
        }
    }

    // MARK: unused-metric

    @Test func aMetricIsUsedThroughOthers() throws {
        try workbench.perform(
            .metric("a", "8"), .metric("b", "{a} * 2"), .metric("c", "{b}"), .metric("lost", "1"),
            .metric("only.lost", "{lost} + {a}"), .add("tab", spacing: "{c}"))
        #expect(try issues(.unusedMetric) == ["lost: only.lost", "only.lost: "])
    }

    @Test func anOverrideUses() throws {
        try workbench.perform(
            .metric("a", "8"), .metric("wide", "9"), .metric("a", "{wide}", for: "direction=rtl"),
            .add("tab", spacing: "{a}"))
        #expect(try issues(.unusedMetric) == [])
    }

    /// It is there for the exports, and cannot be without its parts.
    @Test func aTypographyUses() throws {
        try workbench.perform(
            .metric("size", "8"), .metric("lost", "9"), .metric("family", "A", .fontFamily),
            .metric("type", "{size} {family}", .typography))
        #expect(try issues(.unusedMetric) == ["lost: "])
    }

    @Test func titlesAndStatesUse() throws {
        try workbench.perform(
            .metric("copy", "Buy", .string), .metric("icon", "24"),
            .add("tab") { $0.titleText = .value(.reference(try Name("copy"))) },
            .set("tab") {
                $0.states = [.selected]
                $0.image = .value(try .of("{icon}", "24"))
            })
        #expect(try issues(.unusedMetric) == [])
        try workbench.perform(.set("tab") { $0.removedStates = [.selected] })
        #expect(try issues(.unusedMetric) == ["icon: "])
    }

    @Test func whatReplacesSomethingIsOnItsWay() throws {
        try workbench.perform(
            .metric("old", "1"), .metric("base", "1"), .metric("new", "{base}"),
            .deprecate(Pattern("old"), use: Name("new")))
        #expect(try issues(.unusedMetric) == ["old: "])
    }

    @Test func keptTokensUse() throws {
        try workbench.perform(.metric("blur", "1"))
        var document = CatalogueDocument(catalogue: nil)
        document.tokens = [
            NamedFact(
                id: nil, name: try Name("shadow"), description: nil, isDeprecated: false, replacement: nil,
                value: KeptToken(type: "shadow", value: KeptValue(parts: [.reference(try Name("blur"))])))
        ]
        #expect(try issues(.unusedMetric) == ["blur: "])
        try workbench.perform(.importDocument(document))
        #expect(try issues(.unusedMetric) == [])
    }

    @Test func fontsAreNobodysToUse() throws {
        try workbench.perform(.metric("face", "Inter", .fontFamily), .metric("copy", "x", .string))
        #expect(try issues(.unusedMetric) == ["copy: "])
    }

    // MARK: deprecated-in-use

    @Test func deprecatedMetricsAreFoundWithWhoUsesThem() throws {
        try workbench.perform(
            .metric("old", "8"), .metric("new", "8"), .metric("through", "{old}"), .add("tab", spacing: "{old}"),
            .add("gone", spacing: "{old}"), .deprecate(Pattern("old"), use: Name("new")),
            .deprecate(Pattern("gone"), use: nil))
        // What is deprecated itself goes with it.
        #expect(try issues(.deprecatedInUse) == ["old > new: tab through"])
        #expect(try issues(.deprecatedInUse, "tab") == ["old > new: tab through"])
        #expect(try issues(.deprecatedInUse, "new") == [])
        try workbench.perform(.set("tab") { try $0.number(.spacing, "{new}") }, .metric("through", "{new}"))
        #expect(try issues(.deprecatedInUse) == [])
    }

    @Test func aReplacementThatIsDeprecatedIsInUse() throws {
        try workbench.perform(
            .add("one"), .add("two"), .add("three"), .deprecate(Pattern("one"), use: Name("two")),
            .deprecate(Pattern("two"), use: nil))
        #expect(try issues(.deprecatedInUse) == ["two > -: one"])
    }

    // MARK: equal-layouts

    @Test func equalPresetsAreOneIssueOfTheOldest() throws {
        try workbench.perform(.add("tab.z", spacing: "4"))
        try workbench.perform(
            .add("tab.a", spacing: "4"), .add("tab.b", spacing: "4"), .add("tab.c", spacing: "5"),
            .add("other.1", .exact(.leading)), .add("other.2", .exact(.leading)))
        #expect(try issues(.equalLayouts) == ["other.1: other.2", "tab.z: tab.a tab.b"])
        #expect(try issues(.equalLayouts, "tab.b") == ["tab.z: tab.a tab.b"])
        #expect(try issues(.equalLayouts, "tab.c") == [])
    }

    @Test func everyCollectionAndStateCounts() throws {
        try workbench.perform(
            .metric("s", "4"), .metric("s", "6", for: "direction=rtl"), .add("a", spacing: "4"),
            .add("b", spacing: "{s}"))
        #expect(try issues(.equalLayouts) == ["a: b"])
        try workbench.perform(.addCollection(["direction": "rtl"]))
        #expect(try issues(.equalLayouts) == [])
        // Equal again in the last one alone.
        try workbench.perform(.addCollection(["scale": "2"]))
        #expect(try issues(.equalLayouts) == [])
        try workbench.perform(.metric("s", "4", for: "direction=rtl"))
        #expect(try issues(.equalLayouts) == ["a: b"])
        try workbench.perform(
            .set("b") {
                $0.states = [.selected]
                $0.image = .value(try .of("24", "24"))
            })
        #expect(try issues(.equalLayouts) == [])
    }

    @Test func aDeprecatedPresetMayEqualItsReplacement() throws {
        try workbench.perform(.add("a"), .add("b"), .deprecate(Pattern("a"), use: Name("b")))
        #expect(try issues(.equalLayouts) == [])
    }

    // MARK: off-grid

    @Test func onlyWhereANumberIsDecidedItIsFound() throws {
        try workbench.perform(
            .metric("four", "8"), .metric("odd", "6"), .metric("alias", "{odd}"), .metric("half", "{four} / 4"),
            .metric("ratio", "1.5", .number), .add("tab", spacing: "{odd}"),
            .add("own", spacing: "{four} + 1") { $0.image = .value(try .of("22", "24")) })
        #expect(
            try issues(.offGrid, grid: 4)
                == [
                    #"half.value: 2.0 [""]"#, #"odd.value: 6.0 [""]"#, #"own.image.width: 22.0 [""]"#,
                    #"own.spacing: 9.0 [""]"#,
                ].sorted())
        #expect(try issues(.offGrid) == [])
        #expect(try issues(.offGrid, grid: 1) == [])
    }

    @Test func valuesOfTraitsCountWhereTheyHoldAndTheFurthestIsNamed() throws {
        try workbench.perform(
            .addCollection(["direction": "rtl"]), .addCollection(["scale": "2"]), .metric("a", "8"),
            .metric("a", "9", for: "direction=rtl"), .metric("a", "10", for: "scale=2"),
            .metric("a", "7", for: "scale=1"), .add("tab", spacing: "{a}"))
        #expect(try issues(.offGrid, grid: 4) == [#"a.value: 10.0 ["direction=rtl", "scale=2"]"#])
    }

    @Test func binaryNoiseAndSignsAreNotOffGrid() throws {
        try workbench.perform(
            .metric("a", "0.1 * 3"), .metric("b", "-0.2"), .metric("zero", "0"), .metric("c", "0.25"),
            .metric("d", "0.7"))
        #expect(try issues(.offGrid, grid: 0.1) == [#"c.value: 0.25 [""]"#])
    }

    @Test func titleSizesFollowFromTheText() throws {
        try workbench.perform(.add("tab") { $0.title = .value(.size(width: .number(61), height: .number(20.5))) })
        #expect(try issues(.offGrid, grid: 4) == [])
    }
}
