import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// What is kept is what the engine says, for every style, state and trait collection.
@Suite struct LayoutTests {
    private static let contents: [(ControlState, Content)] = [
        (.normal, Content(image: Size(width: 24, height: 24), title: Size(width: 60, height: 20))),
        // The image of its own, the title of normal.
        (.selected, Content(image: Size(width: 30, height: 18), title: Size(width: 60, height: 20))),
        (.disabled, Content(image: nil, title: Size(width: 90, height: 20))),
    ]

    @Test func everyStyleIsKeptAsTheEngineSays() throws {
        let workbench = try Workbench()
        var edits: [Edit] = [.addCollection(["direction": "rtl", "scale": "2"])]
        for (index, style) in Style.allCases.enumerated() {
            edits.append(
                try .add("p\(index)", style, spacing: "7.5") {
                    $0.numbers[.contentInsetLeading] = .value(.number(4.25))
                    $0.numbers[.titleInsetTop] = style.mechanism == .insets ? .value(.number(3)) : .reset
                    $0.vertical = .top
                })
            edits.append(
                try .set("p\(index)") {
                    $0.states = [.selected]
                    $0.image = .value(try .of("30", "18"))
                })
            edits.append(
                try .set("p\(index)") {
                    $0.states = [.disabled]
                    $0.image = .value(ItemSize.none)
                    $0.title = .value(try .of("90", "20"))
                })
        }
        let report = try workbench.perform(edits)
        #expect(report.added == Style.allCases.count * 3 * 2)
        for (direction, scale) in [(LayoutDirection.leftToRight, 3.0), (.rightToLeft, 2)] {
            let traits = ["direction": direction.name, "scale": scale.shortestText]
            var kept: [String: [ControlState: NamedLayout]] = [:]
            for layout in try workbench.catalogue.layouts(traits: traits) {
                kept[layout.name ?? "", default: [:]][layout.state] = layout
            }
            for (index, style) in Style.allCases.enumerated() {
                let button = try Button(
                    style: style, spacing: 7.5, width: .fixed(200), height: .fixed(100), content: Self.contents[0].1,
                    contentInsets: DirectionalEdgeInsets(top: 0, leading: 4.25, bottom: 0, trailing: 0),
                    itemInsets: ItemInsets(
                        title: EdgeInsets(top: style.mechanism == .insets ? 3 : 0, left: 0, bottom: 0, right: 0),
                        image: .zero),
                    vertical: .top, direction: direction, scale: scale)
                let layouts = try #require(kept["p\(index)"])
                #expect(layouts.count == 3)
                for (state, content) in Self.contents {
                    let layout = try #require(layouts[state])
                    let shown = state == .normal ? nil : content
                    let expected = button.computedLayout(showing: shown)
                    let raw = button.layout(showing: shown)
                    #expect(layout.style == style)
                    #expect(layout.traits == traits)
                    #expect(layout.result.content == content)
                    #expect(layout.result.layout == expected.layout, "\(style.name) \(state.name) \(traits)")
                    var judgement = expected.judgement
                    // Kept without the noise of binary fractions, and in nothing else different.
                    #expect(abs((raw.title?.x ?? 0) - (expected.layout.title?.x ?? 0)) < 1e-9)
                    #expect(button.judge(raw, showing: shown).findings == judgement.findings)
                    if state == .selected { judgement.findings.formUnion(FindingSet(.imageSizeDiffers)) }
                    #expect(layout.result.judgement == judgement, "\(style.name) \(state.name) \(traits)")
                }
            }
        }
        try workbench.checkLayouts(report)
    }

    // MARK: States

    @Test func aStateTakesWhatItLacksFromNormal() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .add("eye"),
            .set("eye") {
                $0.states = [.selected, [.selected, .highlighted]]
                $0.stateWords[.imageName] = .value("eye.slash")
            })
        let selected = try workbench.layout("eye", .selected)
        #expect(selected == (try workbench.layout("eye")))
        #expect(try workbench.catalogue.layouts().map(\.state.name) == ["normal", "selected", "selected+highlighted"])
        // What normal shows reaches the states that take it.
        let report = try workbench.perform(.set("eye") { $0.image = .value(try .of("32", "32")) })
        #expect((report.recomputed, report.changed) == (3, 3))
        #expect(report.changedPresets == ["eye"])
        #expect(try workbench.layout("eye", .selected)?.content.image == Size(width: 32, height: 32))
        // A title of its own, then none, then normal's again.
        try workbench.perform(
            .set("eye") {
                $0.states = [.selected]; $0.title = .value(try .of("10", "10"))
            })
        #expect(try workbench.layout("eye", .selected)?.content.title == Size(width: 10, height: 10))
        try workbench.perform(
            .set("eye") {
                $0.states = [.selected]; $0.title = .value(ItemSize.none)
            })
        #expect(try workbench.layout("eye", .selected)?.content.title == nil)
        try workbench.perform(
            .set("eye") {
                $0.states = [.selected]; $0.title = .reset
            })
        #expect(try workbench.layout("eye", .selected)?.content.title == Size(width: 60, height: 20))
    }

    @Test func statesComeAndGo() throws {
        let workbench = try Workbench()
        try workbench.perform(.add("eye"), .addCollection(["direction": "rtl"]))
        let added = try workbench.perform(
            .set("eye") {
                $0.states = [.selected]
                $0.image = .value(try .of("30", "24"))
            })
        #expect((added.recomputed, added.added, added.changed, added.total) == (4, 2, 0, 4))
        #expect(try workbench.layout("eye", .selected)?.judgement.findings.contains(.imageSizeDiffers) == true)
        #expect(try workbench.layout("eye", .normal)?.judgement.findings.contains(.imageSizeDiffers) == false)
        let removed = try workbench.perform(.set("eye") { $0.removedStates = [.selected] })
        #expect((removed.removed, removed.total) == (2, 2))
        try workbench.perform(
            .set("eye") {
                $0.states = [.selected]; $0.stateWords[.imageName] = .value("x")
            })
        let emptied = try workbench.perform(
            .set("eye") {
                $0.states = [.selected]; $0.stateWords[.imageName] = .reset
            })
        #expect((emptied.removed, emptied.total) == (2, 2))
        try workbench.checkLayouts(emptied)
    }

    /// Insets belong to the button: those of normal stay when another state shows less.
    @Test func insetsAreThoseOfNormal() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .add("eye", .imageTitle(.top), spacing: "10"),
            .set("eye") {
                $0.states = [.disabled]
                $0.image = .value(ItemSize.none)
            })
        let (normal, disabled) = (try workbench.layout("eye"), try workbench.layout("eye", .disabled))
        #expect(normal?.layout.itemInsets != .zero)
        #expect(disabled?.layout.itemInsets == normal?.layout.itemInsets)
        #expect(disabled?.layout.image == nil)
    }

    // MARK: Fitted

    @Test func fittedButtonsKeepTheirMinimum() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("target", "44"),
            .add("fit", .configuration(.leading), spacing: "10") {
                $0.numbers[.width] = .reset
                $0.numbers[.height] = .reset
                try $0.number(.minimumHeight, "{target}")
            })
        // 24 + 10 + 60 and 12 on both sides; 24 and 7 on both sides.
        #expect(try workbench.layout("fit")?.layout.fitting == Size(width: 118, height: 38))
        #expect(try workbench.layout("fit")?.layout.button == Size(width: 118, height: 44))
        let report = try workbench.perform(.metric("target", "52"))
        #expect(report.changed == 1)
        #expect(try workbench.layout("fit")?.layout.button == Size(width: 118, height: 52))
        try workbench.perform(.metric("target", "20"))
        #expect(try workbench.layout("fit")?.layout.button == Size(width: 118, height: 38))
        try workbench.perform(
            .set("fit") {
                $0.states = [.selected]; $0.title = .value(try .of("100", "20"))
            })
        #expect(try workbench.layout("fit", .selected)?.layout.button == Size(width: 158, height: 38))
    }

    // MARK: Looking

    @Test func numbersSayWhereTheyComeFrom() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("base", "4"), .metric("space", "{base} * 2"), .metric("space", "{base} * 3", for: "direction=rtl"),
            .metric("label", "Home", .string), .addCollection(["direction": "rtl"]),
            .add("tab", spacing: "{space} + 1") { $0.titleText = .value(.reference(try Name("label"))) })
        let details = try workbench.catalogue.presetDetails(Name("tab"), traits: ["direction": "rtl"])
        let spacing = try #require(details.properties.first { $0.property == "spacing" })
        #expect((spacing.value, spacing.definition) == ("13", "{space} + 1"))
        #expect(
            spacing.steps == [
                PropertyOrigin.Step(metric: "space", definition: "{base} * 3", value: "12"),
                PropertyOrigin.Step(metric: "base", definition: "4", value: "4"),
            ])
        #expect(details.titleTexts == [.normal: "Home"])
        #expect(details.layouts.map(\.traits) == [["direction": "rtl", "scale": "3"]])
        let metric = try workbench.catalogue.metricDetails(Name("base"))
        #expect(metric.users == ["space"])
        #expect(try workbench.catalogue.metrics(matching: Pattern("s*")).map(\.resolved) == ["8"])
    }

    @Test func thePastStays() throws {
        let workbench = try Workbench()
        try workbench.perform(.metric("space", "8"), .add("tab", spacing: "{space}"))
        let before = try workbench.catalogue.layouts()
        try workbench.perform(.metric("space", "6"), .renamed("tab", "bar"))
        #expect(try workbench.catalogue.layouts(at: .number(1)) == before)
        #expect(try workbench.catalogue.presetDetails(Name("tab"), at: .number(1)).layouts == before)
        #expect(throws: CatalogueError.self) { try workbench.catalogue.presetDetails(Name("tab")) }
    }
}
