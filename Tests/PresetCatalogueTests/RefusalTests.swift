import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// What is refused, with the whole chain in the message, and nothing written.
@Suite struct RefusalTests {
    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("space.s", "8"), .metric("space.m", "{space.s} * 2"), .metric("ratio", "2", .number),
            .metric("label", "Home", .string), .add("tab.home", spacing: "{space.m}"),
            .addTrait("size", values: ["regular", "compact"], defaultValue: nil))
        return workbench
    }

    // MARK: Cycles

    @Test func cycles() throws {
        let workbench = try workbench()
        #expect(try workbench.refusal(of: .metric("space.s", "{space.s}")) == "a cycle: space.s → space.s")
        #expect(
            try workbench.refusal(of: .metric("space.s", "{space.m} + 1")) == "a cycle: space.s → space.m → space.s")
        #expect(
            try workbench.refusal(of: .metric("a", "{space.s}"), .metric("space.s", "{a}"))
                == "a cycle: space.s → a → space.s")
        let texts = try workbench.refusal(of: .metric("other", "{label}", .string), .metric("label", "{other}"))
        #expect(texts == "a cycle: label → other → label")
    }

    @Test func aLongCycleIsShownWhole() throws {
        let workbench = try Workbench()
        var edits = [try Edit.metric("m0", "1")]
        for number in 1..<400 { edits.append(try .metric("m\(number)", "{m\(number - 1)}")) }
        try workbench.perform(edits)
        let message = try workbench.refusal(of: .metric("m0", "{m399}"))
        #expect(message.hasPrefix("a cycle: m0 → m399 → m398 → "))
        #expect(message.hasSuffix(" → m1 → m0"))
        #expect(message.split(separator: "→").count == 401)
    }

    /// References are followed without recursion.
    @Test func aChainMayBeOfAnyLength() throws {
        let workbench = try Workbench()
        try workbench.perform((0...1000).map { try .metric("m\($0)", "1") })
        // The longest chain is reckoned first.
        try workbench.perform((0..<1000).map { try .metric("m\($0)", "{m\($0 + 1)} + 1") })
        #expect(try workbench.catalogue.metricDetails(Name("m0")).summary.resolved == "1001")
    }

    /// In each direction one of the two refers to the other; a cycle is what closes in one collection.
    @Test func cyclesThroughOverrides() throws {
        let workbench = try workbench()
        try workbench.perform(.metric("space.s", "{space.m}", for: "size=compact"))
        let message = try workbench.refusal(of: .addCollection(["size": "compact"]))
        #expect(message == "[size=compact] a cycle: space.m → space.s → space.m")
        try workbench.perform(.metric("space.m", "4", for: "size=compact"), .addCollection(["size": "compact"]))
        #expect(try workbench.catalogue.metricDetails(Name("space.s")).values.map(\.value) == ["8", "4"])
        #expect(
            try workbench.refusal(of: .removedOverride("space.m", "size=compact"))
                == "[size=compact] a cycle: space.s → space.m → space.s")
    }

    /// No preset needs the metric, and it must have a value all the same.
    @Test func aNewCollectionReckonsEveryMetric() throws {
        let workbench = try workbench()
        try workbench.perform(.metric("lonely", "1"), .metric("lonely", "1 / ({space.s} - 8)", for: "size=compact"))
        #expect(
            try workbench.refusal(of: .addCollection(["size": "compact"]))
                == "[size=compact] lonely: division by zero in 1 / ({space.s} - 8)")
    }

    // MARK: Values

    @Test func divisionByZeroInOneCollection() throws {
        let workbench = try workbench()
        try workbench.perform(.addCollection(["direction": "rtl"]), .metric("share", "1 / {space.m}", .number))
        #expect(
            try workbench.refusal(of: .metric("space.s", "0", for: "direction=rtl"))
                == "[direction=rtl] share: division by zero in 1 / {space.m}")
        #expect(try workbench.refusal(of: .metric("space.s", "0")) == "share: division by zero in 1 / {space.m}")
    }

    @Test func chainsBeginWithWhoNeedsTheValue() throws {
        let workbench = try workbench()
        #expect(
            try workbench.refusal(of: .set("tab.home") { try $0.number(.spacing, "{ratio}") })
                == "tab.home.spacing: a number where a dimension is needed (for a metric that is a number: --type number)"
        )
        #expect(
            try workbench.refusal(of: .set("tab.home") { try $0.number(.width, "1 / ({space.m} - 16)") })
                == "tab.home.button.width: division by zero in 1 / ({space.m} - 16)")
        #expect(
            try workbench.refusal(of: .set("tab.home") { try $0.number(.spacing, "{label}") })
                == "tab.home.spacing → label: a metric of type string where a number is needed")
        #expect(
            try workbench.refusal(of: .set("tab.home") { $0.titleText = .value(.reference(try Name("ratio"))) })
                == "tab.home.title → ratio: a metric of type number where a text is needed")
    }

    @Test func unitsAndTypes() throws {
        let workbench = try workbench()
        #expect(
            try workbench.refusal(of: .metric("x", "{space.s} + {ratio}"))
                == "x: dimension + number: {space.s} and {ratio} do not go together")
        #expect(
            try workbench.refusal(of: .metric("x", "max({space.s}, {ratio})"))
                == "x: max of a dimension and a number: {space.s} and {ratio}")
        #expect(
            try workbench.refusal(of: .metric("x", "{label}"))
                == "x → label: a metric of type string where a number is needed")
        #expect(
            try workbench.refusal(of: .metric("x", "{ratio}", .string)).hasPrefix("x → ratio: "))
        #expect(
            try workbench.refusal(of: .metric("x", "Home"))
                == "x: 'Home' is no function (min, max, round, roundTo); metrics stand in braces, {Home}"
                + " at character 1 of 'Home' (for a text: --type string)")
        #expect(
            try workbench.refusal(of: .metric("space.s", "8", .number))
                == "'space.s' is of type dimension, and in use: space.m; make a metric of another name")
    }

    /// An override of another type would be kept, and could never be read again.
    @Test func anOverrideHasTheTypeOfItsMetric() throws {
        let workbench = try workbench()
        try workbench.perform(.metric("free", "1"))
        #expect(
            try workbench.refusal(of: .metric("free", "some text", .string, for: "direction=rtl"))
                == "'free' is of type dimension, and in use: its value for every other trait; make a metric of another name"
        )
        try workbench.perform(.metric("free", "2", for: "direction=rtl"))
        #expect(
            try workbench.refusal(of: .metric("free", "some text", .string))
                == "'free' is of type dimension, and in use: its value for direction=rtl; make a metric of another name"
        )
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func numbersThatAreNone(value: Double) throws {
        let workbench = try workbench()
        let preset = try workbench.refusal(of: .set("tab.home") { $0.numbers[.spacing] = .value(.number(value)) })
        #expect(preset == "'tab.home' has a number that is not finite")
        var document = CatalogueDocument(catalogue: nil)
        document.metrics = [
            NamedFact(
                id: nil, name: try Name("x"), description: nil, isDeprecated: false, replacement: nil,
                value: Metric(type: .dimension, value: .number(.number(value))))
        ]
        #expect(try workbench.refusal(of: document) == "'x' has a number that is not finite")
        #expect(try workbench.refusal(of: .metric("x", "1e999")).contains("'1e999' is no number"))
        #expect(
            try workbench.refusal(of: .metric("x", "1e200 * 1e200")) == "x: 1e+200 * 1e+200 is beyond all numbers")
    }

    @Test func buttonsThatAreNone() throws {
        let workbench = try workbench()
        try workbench.perform(.addCollection(["direction": "rtl"]))
        #expect(
            try workbench.refusal(of: .set("tab.home") { try $0.number(.width, "{space.s} - 8") })
                == "tab.home: the button's width must be above 0")
        #expect(
            try workbench.refusal(of: .metric("space.s", "2e6", for: "direction=rtl"))
                == "tab.home [direction=rtl]: the spacing is beyond a million points")
        let state = try workbench.refusal(
            of: .set("tab.home") {
                $0.states = [.selected]
                $0.image = .value(try .of("0", "24"))
            })
        #expect(state == "tab.home (selected): the image's size must be above 0")
        #expect(
            try workbench.refusal(
                of: .set("tab.home") {
                    $0.style = .exact(.top)
                    $0.horizontal = .fill
                }
            ).hasPrefix("tab.home: exact aligns a group"))
    }

    // MARK: References and use

    @Test func missingReferences() throws {
        let workbench = try workbench()
        #expect(
            try workbench.refusal(of: .metric("x", "{spaces.m}"))
                == "there is no metric 'spaces.m'; did you mean 'space.m'?")
        #expect(
            try workbench.refusal(of: .set("tab.hone") { $0.horizontal = .left })
                == "there is no preset 'tab.hone'; did you mean 'tab.home'?")
        #expect(try workbench.refusal(of: .metric("x", "{tab.home}")) == "'tab.home' is a preset, not a metric")
        #expect(try workbench.refusal(of: .removePresets(Pattern("bar.*"))) == "nothing matches 'bar.*'")
        #expect(
            try workbench.refusal(of: .removeMetrics(Pattern("tab.home"))) == "'tab.home' is a preset, not a metric")
        #expect(
            try workbench.refusal(of: .metric("space.s", "1", for: "directoin=rtl")).contains(
                "did you mean 'direction'?"))
        #expect(
            try workbench.refusal(of: .metric("space.s", "1", for: "direction=up"))
                == "the trait 'direction' has no value 'up': it has ltr, rtl")
        #expect(
            try workbench.refusal(of: .removedOverride("space.s", "direction=rtl"))
                == "'space.s' has no value of its own for direction=rtl")
        for revision in [-1, 2] as [Int64] {
            #expect(
                try workbench.refusal(of: .restore(revision))
                    == "there is no revision or release 'r\(revision)'; did you mean 'r1'?")
        }
    }

    @Test func everyProblemIsReported() throws {
        let workbench = try workbench()
        let message = try workbench.refusal(
            of: .removePresets(Pattern("bar.*")), .metric("x", "1 +"), .removeTrait("direction"))
        #expect(message.split(separator: "\n").count == 3)
    }

    @Test func whatIsInUseStays() throws {
        let workbench = try workbench()
        #expect(try workbench.refusal(of: .removeMetrics(Pattern("space.s"))) == "'space.s' is in use: space.m")
        #expect(
            try workbench.refusal(of: .removeMetrics(Pattern("space.**"))) == "'space.m' is in use: tab.home")
        try workbench.perform(.metric("space.s", "4", for: "size=compact"), .addCollection(["size": "compact"]))
        #expect(
            try workbench.refusal(of: .removeTrait("size")) == "'size' is in use: space.s, the collection size=compact")
        #expect(
            try workbench.refusal(of: .removeTrait("scale"))
                == "the trait 'scale' belongs to every catalogue and stays as it is")
        #expect(
            try workbench.refusal(of: .removeCollection(["direction": "ltr"]))
                == "the default collection belongs to every catalogue")
        try workbench.perform(
            .removeCollection(["size": "compact"]), .removedOverride("space.s", "size=compact"), .removeTrait("size"),
            .removePresets(Pattern("tab.home")), .removeMetrics(Pattern("space.**")))
        try workbench.checkLayouts()
    }

    /// Two spellings of é are one letter.
    @Test func aTraitIsInUseInAnySpelling() throws {
        let workbench = try workbench()
        try workbench.perform(
            .addTrait("gro\u{308}sse", values: ["no\u{308}", "ja"], defaultValue: "ja"),
            .metric("space.s", "1", for: "gr\u{F6}sse=n\u{F6}"))
        #expect(try workbench.refusal(of: .removeTrait("gr\u{F6}sse")) == "'gr\u{F6}sse' is in use: space.s")
    }

    @Test func traitsAndCollections() throws {
        let workbench = try workbench()
        #expect(
            try workbench.refusal(of: .addTrait("size", values: ["compact"], defaultValue: nil)).contains("already"))
        #expect(
            try workbench.refusal(of: .addTrait("mode", values: ["a", "a"], defaultValue: nil)) == "'a' is given twice")
        #expect(
            try workbench.refusal(of: .addTrait("mode", values: ["a"], defaultValue: "b")).contains("one of its values")
        )
        #expect(
            try workbench.refusal(of: .addTrait("mode", values: [], defaultValue: nil)).contains("one of its values"))
        #expect(try workbench.refusal(of: .addTrait("mo de", values: ["a"], defaultValue: nil)).contains("cannot name"))
        #expect(try workbench.refusal(of: .addCollection(["direction": "ltr"])).contains("default collection"))
        #expect(try workbench.refusal(of: .addCollection(["direction": "up"])).contains("has no value 'up'"))
        #expect(
            try workbench.refusal(of: .removeCollection(["direction": "rtl"]))
                == "no layouts are kept for direction=rtl; 'presets collection add direction=rtl' computes them")
    }

    @Test func releaseNames() throws {
        let workbench = try workbench()
        for name in ["now", "r1", "12", "", "a b", "-x"] {
            #expect(try workbench.refusal { try $0.release(name) }.contains("cannot name a release"))
        }
        try workbench.release("1.0")
        #expect(try workbench.refusal { try $0.release("1.0") } == "the release '1.0' exists already: it is r1")
        #expect(
            try workbench.refusal { _ = try $0.catalogue.diff(from: .release("1.1"), to: .now) }
                == "there is no revision or release '1.1'; did you mean '1.0'?")
    }
}
