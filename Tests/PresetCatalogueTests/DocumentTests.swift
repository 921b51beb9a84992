import ButtonLayout
import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

/// Documents that are taken in, and those that are not.
@Suite struct DocumentTests {
    private func workbench() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("space.s", "8", description: "small"), .metric("space.m", "{space.s} * 2"),
            .metric("label", "Home", .string), .addTrait("size", values: ["regular", "compact"], defaultValue: nil),
            .metric("space.s", "6", for: "size=compact"), .addCollection(["size": "compact", "direction": "rtl"]),
            .add("tab.home", spacing: "{space.m}") { $0.titleText = .value(.reference(try Name("label"))) },
            .add("tab.old"), .deprecate(Pattern("tab.old"), use: Name("tab.home")))
        return workbench
    }

    private func read(_ document: CatalogueDocument) throws -> CatalogueDocument {
        try DocumentReader.read(Array(document.text().utf8))
    }

    // MARK: There and back

    @Test func aDocumentMakesTheSameCatalogue() throws {
        let (workbench, copy) = (try workbench(), try Workbench())
        try workbench.release("1.0")
        let document = try read(workbench.facts())
        let dry = try copy.take(document, isDryRun: true)
        #expect(try copy.store.newestRevision() == 0)
        let (report, left) = try copy.catalogue.importDocument(document, by: Workbench.attribution())
        #expect(left == 1)
        #expect((report.revision, report.numbers) == (1, dry))
        #expect(try copy.bareFacts() == workbench.bareFacts())
        #expect(try copy.take(document).revision == nil)
        try copy.checkLayouts(report)
    }

    @Test func namesWithoutIDsAreEnough() throws {
        let (workbench, copy) = (try workbench(), try Workbench())
        var document = try workbench.bareFacts()
        for index in document.metrics.indices { document.metrics[index].id = nil }
        for index in document.presets.indices { document.presets[index].id = nil }
        for index in document.traits.indices { document.traits[index].id = nil }
        for index in document.collections.indices { document.collections[index].id = nil }
        try copy.take(document)
        #expect(try copy.take(document).revision == nil)
        #expect(try copy.facts().metrics.map(\.name) == document.metrics.map(\.name))
        // What it does not have stays, and what differs changes.
        document.metrics.removeAll { $0.name.text != "space.s" }
        document.metrics[0].value.value = .number(.number(9))
        document.presets = []
        let report = try copy.take(document)
        #expect(report.facts.map(\.name) == ["space.s"])
        #expect(report.changed == 1)
    }

    /// A new fact has the name that an old one, further down in the document, gives up.
    @Test func namesChangeHands() throws {
        let workbench = try workbench()
        let copy = try Workbench(copyOf: workbench)
        try workbench.perform(
            .renamed("space.s", "space.z"), .metric("space.s", "1"), .renamed("space.m", "t"),
            .renamed("label", "space.m"), .renamed("t", "label"), .metric("user", "{space.s} + {space.z}"),
            .metric("first", "{label} * 2"))
        let report = try copy.take(try read(workbench.facts()))
        #expect(try copy.bareFacts() == workbench.bareFacts())
        try copy.checkLayouts(report)
    }

    /// A state without content of its own has no layout.
    @Test func aStateOfNothingIsNone() throws {
        let (workbench, copy) = (try workbench(), try Workbench())
        let text = try workbench.facts().text()
            .replacing("\"states\":{", with: "\"states\":{\"selected\":{},")
        #expect(text.contains("selected"))
        try copy.take(DocumentReader.read(Array(text.utf8)))
        #expect(try copy.bareFacts() == workbench.bareFacts())
    }

    /// A deprecation that pointed at nothing would be lost on the way.
    @Test func aReplacementIsInUse() throws {
        let workbench = try workbench()
        #expect(
            try workbench.refusal(of: .removePresets(Pattern("tab.home")))
                == "'tab.home' is in use: the deprecation of tab.old")
        try workbench.perform(.removePresets(Pattern("tab.*")))
    }

    @Test func theEmptyCatalogueHasNoHistory() throws {
        let workbench = try workbench()
        let document = try workbench.facts(at: .number(0), withHistory: true)
        #expect(document.history == [])
        let copy = try Workbench()
        #expect(try copy.take(document).revision == nil)
        #expect(try copy.facts(withHistory: true) == document)
    }

    @Test func aHistoryGoesIntoAnEmptyCatalogueOnly() throws {
        let workbench = try workbench()
        let document = try workbench.catalogue.document(withHistory: true)
        #expect(
            try workbench.refusal(of: document)
                == "a history can be imported into an empty catalogue only, and this one is at r1")
        let copy = try Workbench()
        let before = try copy.folder.contents()
        let dry = try copy.take(document, isDryRun: true)
        #expect((dry.revision, dry.added, dry.total) == (nil, 4, 4))
        #expect(try copy.folder.contents() == before)
        try copy.store.write { try copy.store.setEngineVersion(0) }
        #expect(try copy.refusal(of: document).contains("'presets recalculate'"))
    }

    @Test func releasesComeWithTheirRevisions() throws {
        let (workbench, copy) = (try workbench(), try Workbench())
        for (time, name) in [(1, "2.0"), (2, "1.9")] as [(Int64, String)] { try workbench.release(name, time: time) }
        try workbench.perform(.metric("space.s", "7"))
        try workbench.release("1.0")
        try copy.take(try read(workbench.facts(withHistory: true)))
        #expect(try copy.facts().releases == workbench.facts().releases)
        #expect(try copy.facts().releases.map(\.name) == ["1.9", "2.0", "1.0"])
        #expect(try copy.facts(at: .release("1.9")) == workbench.facts(at: .release("2.0")))
    }

    // MARK: Hostile

    private typealias Change = (inout CatalogueDocument) throws -> Void

    /// The message with which a document is refused that this change made of a good one.
    private func refusal(withHistory: Bool = false, _ change: Change) throws -> String {
        var document = try workbench().facts(withHistory: withHistory)
        try change(&document)
        return try Workbench().refusal(of: document)
    }

    @Test func factsThatAreThereTwice() throws {
        #expect(
            try refusal {
                $0.metrics.append($0.metrics[0])
                $0.metrics[3].id = nil
            } == "'label' is given twice")
        #expect(
            try refusal {
                $0.presets[0].name = $0.metrics[0].name
                $0.presets[1].replacement = nil
            } == "'label' is given twice")
        #expect(try refusal { $0.metrics[0].id = $0.metrics[1].id }.hasSuffix(" is given twice"))
        #expect(try refusal { $0.presets[0].id = $0.metrics[1].id }.hasSuffix(" is given twice"))
        #expect(
            try refusal {
                $0.traits.append($0.traits[2])
                $0.traits[3].id = nil
            } == "'size' is given twice")
        #expect(
            try refusal {
                $0.collections.append($0.collections[1])
                $0.collections[2].id = nil
            } == "'direction=rtl,size=compact' is given twice")
    }

    @Test func namesThatAreGroups() throws {
        #expect(
            try refusal { $0.presets[1].name = try Name("tab.home.x") }
                .contains("'tab.home.x' cannot be a name: 'tab.home' is one, and so no group"))
        let workbench = try workbench()
        var document = CatalogueDocument(catalogue: nil)
        document.metrics = [
            NamedFact(
                id: nil, name: try Name("tab.home"), description: nil, isDeprecated: false, replacement: nil,
                value: Metric(type: .dimension, value: .number(.number(1))))
        ]
        #expect(try workbench.refusal(of: document) == "there is a preset 'tab.home' already")
        document.metrics[0].name = try Name("tab")
        #expect(try workbench.refusal(of: document).contains("it is a group"))
    }

    @Test func referencesToNothing() throws {
        #expect(try refusal { $0.metrics.remove(at: 0) } == "there is no metric 'label'")
        #expect(
            try refusal {
                $0.presets[1].replacement = try Name("tab.hom")
            } == "there is no metric, token or preset 'tab.hom'; did you mean 'tab.home'?")
        #expect(
            try refusal {
                $0.metrics[2].value.value = .number(.reference(try Name("space.m")))
            } == "a cycle: space.m → space.s → space.m")
    }

    @Test func traitsThatAreUnknownOrChanged() throws {
        #expect(
            try refusal { $0.traits.remove(at: 2) } == "there is no trait 'size'; 'presets trait list' shows them")
        #expect(try refusal { $0.traits[2].values = ["regular"] }.contains("the trait 'size' has no value 'compact'"))
        #expect(try refusal { $0.traits[2].values = ["a b"] }.contains("cannot name a trait"))
        #expect(try refusal { $0.traits[2].defaultValue = "none" }.contains("must be one of its values"))
        #expect(try refusal { $0.traits[2].values.append("regular") }.contains("is given twice"))
        let builtIn = "the trait 'scale' belongs to every catalogue and stays as it is"
        #expect(try refusal { $0.traits[1].values.append("many") } == builtIn)
        #expect(try refusal { $0.traits[1].defaultValue = "2" } == builtIn)
        #expect(
            try refusal {
                $0.traits[1] = TraitFact(id: $0.traits[1].id, name: "zoom", values: ["1"], defaultValue: "1")
            }
                == builtIn)
        let workbench = try workbench()
        var document = CatalogueDocument(catalogue: nil)
        document.traits = [TraitFact(id: nil, name: "size", values: ["regular"], defaultValue: "regular")]
        #expect(
            try workbench.refusal(of: document)
                == "'size=compact' is in use: space.s, the collection direction=rtl,size=compact")
    }

    @Test func idsOfOtherFacts() throws {
        let direction = try #require(Trait.builtIn.first).stableID
        let standard = TraitCollection.defaultCollection.stableID
        #expect(
            try refusal {
                $0.traits = Array($0.traits.dropFirst())
                $0.metrics[0].id = direction
            } == "the id \(direction) belongs to a trait here")
        #expect(
            try refusal {
                $0.traits = Array($0.traits.dropFirst())
                $0.collections[1].id = direction
            } == "the id \(direction) belongs to a trait here")
        #expect(
            try refusal {
                $0.collections = Array($0.collections.dropFirst())
                $0.traits[2].id = standard
            } == "the id \(standard) belongs to a collection here")
        #expect(
            try refusal {
                $0.collections = Array($0.collections.dropFirst())
                $0.collections[0].id = standard
            } == "the id \(standard) belongs to the default collection here")
        // The fact of the id is gone, and its kind is not.
        let workbench = try workbench()
        try workbench.perform(.metric("gone", "1"))
        let id = try workbench.id("gone")
        try workbench.perform(.removeMetrics(Pattern("gone")))
        var document = CatalogueDocument(catalogue: nil)
        document.presets = [
            NamedFact(
                id: id, name: try Name("bar"), description: nil, isDeprecated: false, replacement: nil,
                value: Preset(style: .system))
        ]
        #expect(try workbench.refusal(of: document).hasSuffix(" belongs to a metric here"))
    }

    @Test func historiesThatNeverWere() throws {
        #expect(
            try refusal(withHistory: true) {
                $0.releases = [Release(name: "1.0", revision: 7, note: nil, time: 0, author: "")]
            }
                == "there is no revision r7: the newest is r1")
        #expect(
            try refusal(withHistory: true) {
                $0.releases = [1, 1].map { Release(name: "1.0", revision: $0, note: nil, time: 0, author: "") }
            } == "'1.0' is given twice")
        #expect(
            try refusal(withHistory: true) {
                $0.releases = [Release(name: "now", revision: 1, note: nil, time: 0, author: "")]
            }
            .contains("cannot name a release"))
        for number in [0, 2, -1] as [Int64] {
            #expect(
                try refusal(withHistory: true) { $0.history?[0].revision.number = number }
                    == "the revisions of a history count from 1: r\(number) stands where r1 is due")
        }
        #expect(
            try refusal(withHistory: true) {
                guard var second = $0.history?.first else { return }
                second.revision.number = 2
                $0.history?.append(second)
            }.hasSuffix("is given twice"))
        for id in Trait.builtIn.map(\.stableID) {
            #expect(
                try refusal(withHistory: true) {
                    $0.history?[0].removed = [id]; $0.history?[0].facts.traits = []
                }
                .contains("there is no trait"))
            #expect(
                try refusal(withHistory: true) {
                    $0.history?[0].facts = CatalogueDocument(catalogue: nil)
                    $0.history?[0].removed = [id]
                }.hasSuffix("belongs to every catalogue and stays as it is"))
        }
        #expect(
            try refusal(withHistory: true) {
                $0.history?[0].facts.collections = []
                $0.history?[0].removed = [TraitCollection.defaultCollection.stableID]
            } == "the default collection belongs to every catalogue")
    }
}
