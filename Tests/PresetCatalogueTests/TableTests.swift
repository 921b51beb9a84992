import ButtonLayout
import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

/// Tables of metrics and presets that are taken in, and those that are not.
@Suite struct TableTests {
    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(
            .addTrait("size", values: ["regular", "compact"], defaultValue: nil),
            .metric("space.s", "8", description: "small"), .metric("space.m", "{space.s} * 2"),
            .metric("space.s", "6", for: "size=compact"), .metric("label", "8,5", .string),
            .add("tab.home", spacing: "{space.m}") { $0.titleText = .value(.reference(try Name("label"))) },
            .set("tab.home") { $0.horizontal = .leading },
            .set("tab.home") {
                $0.states = [.selected]
                $0.image = .value(.none)
            }, .add("tab.old"), .deprecate(Pattern("tab.old"), use: Name("tab.home")))
        return workbench
    }

    private func table(_ text: String) throws -> CatalogueTable {
        try DefinitionReader.read(Array(text.utf8), file: "t.csv").table
    }

    @discardableResult
    private func take(_ text: String, _ workbench: Workbench, isDryRun: Bool = false) throws -> RevisionReport {
        try workbench.catalogue.importTable(table(text), by: Workbench.attribution(), isDryRun: isDryRun)
    }

    private func refusal(of text: String, _ workbench: Workbench) throws -> [String] {
        try workbench.refusal { try take(text, $0) }.split(separator: "\n").map(String.init)
    }

    private func preset(_ name: String, _ workbench: Workbench) throws -> NamedFact<Preset<Name>> {
        try #require(workbench.bareFacts().presets.first { $0.name.text == name })
    }

    private func metric(_ name: String, _ workbench: Workbench) throws -> NamedFact<Metric<Name>> {
        try #require(workbench.bareFacts().metrics.first { $0.name.text == name })
    }

    // MARK: There and back

    @Test func aTableMakesTheSameMetricsAndPresets() throws {
        let (workbench, copy) = (try workbench(), try Workbench())
        let text = try workbench.catalogue.definitions().definitionTable()
        #expect(try take(text, workbench).revision == nil)
        try copy.perform(.addTrait("size", values: ["regular", "compact"], defaultValue: nil))
        let dry = try take(text, copy, isDryRun: true)
        let report = try take(text, copy)
        #expect((report.revision, report.numbers) == (2, dry))
        #expect(try copy.bareFacts().metrics == workbench.bareFacts().metrics)
        #expect(try copy.bareFacts().presets == workbench.bareFacts().presets)
        #expect(try copy.catalogue.layouts() == workbench.catalogue.layouts())
        #expect(try take(text, copy).revision == nil)
        try copy.checkLayouts(report)
    }

    @Test(arguments: UInt64(71)...74)
    func everyHistoryReadsBack(seed: UInt64) throws {
        let (workbench, copy) = (try Workbench(), try Workbench())
        var random = try RandomEdits(seed: seed, workbench)
        for _ in 0..<120 { _ = try? workbench.perform(random.next()) }
        // What a table of definitions does not hold: kept tokens, fonts, what is accepted, and extensions.
        let tokens = try Set(workbench.facts().tokens.map(\.name))
        for (name, use) in try workbench.facts().replacements where tokens.contains(use) {
            try workbench.perform(.undeprecate(Pattern(name.text)))
        }
        var others = CatalogueDocument(catalogue: nil)
        (others.traits, others.fonts) = try (workbench.facts().traits, workbench.facts().fonts)
        copy.catalogue.fontFiles = workbench.catalogue.fontFiles
        try copy.take(others)
        var facts = try workbench.bareFacts()
        for index in facts.presets.indices { facts.presets[index].value.accepted = [:] }
        for index in facts.metrics.indices { facts.metrics[index].extensions = nil }
        #expect(!facts.metrics.isEmpty || !facts.presets.isEmpty)
        let text = try workbench.catalogue.definitions().definitionTable()
        try take(text, copy)
        #expect(try copy.bareFacts().metrics == facts.metrics)
        #expect(try copy.bareFacts().presets == facts.presets)
        #expect(try take(text, copy).revision == nil)
        try copy.checkLayouts()
    }

    @Test func aPatternChooses() throws {
        let catalogue = try workbench().catalogue
        #expect(try catalogue.definitions(matching: Pattern("tab.*")).metrics == [])
        #expect(try catalogue.definitions(matching: Pattern("*.m")).metrics.map(\.name.text) == ["space.m"])
        #expect(throws: CatalogueError(.unknownName("tab.hom", nil, suggestions: ["tab.home"]))) {
            try catalogue.definitions(matching: Pattern("tab.hom"))
        }
    }

    // MARK: Columns and rows

    @Test func whatHasNoColumnAndWhatHasNoRowStays() throws {
        let workbench = try workbench()
        let (before, old) = (try preset("tab.home", workbench), try preset("tab.old", workbench))
        let report = try take("spacing,name\n4,tab.home", workbench)
        #expect(report.facts.map(\.name) == ["tab.home"])
        var expected = before
        expected.value.numbers[.spacing] = .number(4)
        #expect(try preset("tab.home", workbench) == expected)
        #expect(try preset("tab.old", workbench) == old)
        try take("name,value\nspace.s,10", workbench)
        let metric = try metric("space.s", workbench)
        #expect((metric.description, metric.value.overrides.count) == ("small", 1))
        // Of the state, nothing but what its row says.
        try take("name,state,title-color\ntab.home,selected,red", workbench)
        expected.value.states[.selected]?.words[.titleColor] = "red"
        #expect(try preset("tab.home", workbench) == expected)
    }

    @Test func anEmptyCellUnsets() throws {
        let workbench = try workbench()
        try take("name,kind,description,value for size=compact\nspace.s,metric,,", workbench)
        let metric = try metric("space.s", workbench)
        #expect((metric.description, metric.value.overrides.count) == (nil, 0))
        try take(
            "name,state,spacing,horizontal,image.width,image.height\ntab.home,,,,24,24\ntab.home,selected,,,,",
            workbench)
        let preset = try preset("tab.home", workbench).value
        #expect(preset.numbers[.spacing] == nil)
        #expect((preset.horizontal, preset.states) == (.center, [:]))
        try take("name,kind,deprecated\ntab.old,preset,", workbench)
        #expect(try !self.preset("tab.old", workbench).isDeprecated)
    }

    @Test func aReplacementAndADeprecationHaveColumnsOfTheirOwn() throws {
        let workbench = try workbench()
        try take("name,kind,deprecated\ntab.old,preset,yes\n", workbench)
        #expect(try preset("tab.old", workbench).replacement?.text == "tab.home")
        try take("name,kind,use\ntab.old,preset,\nspace.s,metric,space.m", workbench)
        #expect(try preset("tab.old", workbench).isDeprecated)
        #expect(try preset("tab.old", workbench).replacement == nil)
        #expect(try metric("space.s", workbench).replacement?.text == "space.m")
    }

    @Test func anotherNameWithTheSameIDIsARename() throws {
        let workbench = try workbench()
        let (small, home) = (try #require(try workbench.id("space.s")), try #require(try workbench.id("tab.home")))
        let report = try take("id,name,kind\n\(small),tab.home,metric\n\(home),space.s,preset", workbench)
        #expect(try workbench.id("tab.home") == small)
        #expect(try workbench.id("space.s") == home)
        #expect(report.recomputed == 0)
        #expect(try metric("space.m", workbench).value.value.text(naming: \.text) == "{tab.home} * 2")
        // An id that nobody knows is a new fact's, and so is a name without one.
        let id = "00000000-0000-4000-8000-000000000001"
        try take("id,name,style\n\(id),a,system\n,b,system", workbench)
        #expect(try workbench.id("a") == StableID(id))
        #expect(try workbench.id("b") != nil)
    }

    @Test func newFactsMayReferToEachOther() throws {
        let workbench = try workbench()
        try take(
            "name,style,spacing,value,use\nnew.button,exact/top,{new.gap},,\nnew.gap,,,{new.base},\nnew.base,,,3,new.gap",
            workbench)
        #expect(try metric("new.base", workbench).value.type == .dimension)
        #expect(try preset("new.button", workbench).value.numbers[.spacing] == .reference(try Name("new.gap")))
        try workbench.checkLayouts()
    }

    /// The catalogue knows whether 8,5 is a text.
    @Test func aValueWithoutATypeIsOfItsMetricsType() throws {
        let workbench = try workbench()
        let report = try take("name;value\nlabel;8,5\nspace.s;8,5", workbench)
        #expect(report.facts.map(\.name) == ["space.s"])
        #expect(try metric("space.s", workbench).value.value == .number(.number(8.5)))
    }

    // MARK: What is refused

    @Test func everyProblemStandsAtItsRow() throws {
        let table = """
            name,kind,value,value for size=huge,value for hue=red,spacing,title,use,state
            space.s,metric,{no.a} + {no.b},1,,,,,
            space.m,metric,1,,1,,,nothing,
            tab.home,metric,1,,,,,,
            tab.new,preset,,,,{no.a},,,
            tab.new,preset,,,,,{no.c},,selected
            new.metric,metric,{,,,,,,
            """
        #expect(
            try refusal(of: table, workbench()) == [
                "t.csv:4: there is a preset 'tab.home' already", "t.csv:2: value: there is no metric 'no.a'",
                "t.csv:2: value: there is no metric 'no.b'",
                "t.csv:2: value for size=huge: the trait 'size' has no value 'huge': it has regular, compact",
                "t.csv:3: use: there is no metric, token or preset 'nothing'",
                "t.csv:3: value for hue=red: there is no trait 'hue'; 'presets trait list' shows them",
                "t.csv:7: value: dimension: a } is missing for the { at character 1 of '{'",
                "t.csv:5: a new preset needs a style", "t.csv:5: spacing: there is no metric 'no.a'",
                "t.csv:6: title: there is no metric 'no.c'",
            ])
    }

    @Test(arguments: [
        ("name,value\nspace.s,{space.m}", "t.csv:2: a cycle: space.s → space.m → space.s"),
        ("name,value\nspace.s,1/0", "t.csv:2: "), ("name,kind\nnew,metric", "t.csv:2: a new metric needs a value"),
        ("name,value\nspace,1", "t.csv:2: 'space' cannot be a name: it is a group"),
        ("name,value\nspace.s.t,1", "t.csv:2: 'space.s.t' cannot be a name: 'space.s' is one"),
        (
            "name,type,value\nspace.s,number,8",
            "t.csv:2: type: 'space.s' is of type dimension, and in use: space.m, its value for size=compact"
        ),
        ("name,type\nlabel,number", "t.csv:2: type: 'label' is of type string, and in use: tab.home, its value"),
        (
            "name,type,value\nspace.s,string,x",
            "t.csv:2: type: 'space.s' is of type dimension, and in use: space.m, its value for size=compact"
        ),
        ("name,kind,use\ntab.old,preset,tab.old", "t.csv:2: use: 'tab.old' cannot replace itself"),
        ("name,spacing\n\ntab.home,1 / 0", "t.csv:3: "), ("name,spacing\ntab.home,{label}", "t.csv:2: "),
        ("name,state,image.width,image.height\ntab.home,,8,8\ntab.home,selected,-1,8", "t.csv:3: "),
    ])
    func aProblemStandsAtItsRow(text: String, message: String) throws {
        let problems = try refusal(of: text, workbench())
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix(message) == true, "\(problems)")
    }
}

extension CatalogueDocument {
    /// What is deprecated, and what to use instead.
    fileprivate var replacements: [(Name, use: Name)] {
        (metrics.map { ($0.name, $0.replacement) } + presets.map { ($0.name, $0.replacement) })
            .compactMap { name, use in use.map { (name, use: $0) } }
    }
}
