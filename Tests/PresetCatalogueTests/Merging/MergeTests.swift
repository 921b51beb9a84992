import ButtonLayout
import CatalogueFormats
import CatalogueModel
import Testing

@testable import PresetCatalogue

@Suite("Catalogues that grew apart are merged")
struct MergeTests {
    private func begin() throws -> [Edit] {
        [
            try .metric("space.s", "8"), try .metric("space.m", "{space.s} * 2"), try .metric("label", "Home", .string),
            try .add("tab", spacing: "{space.s}"), try .add("buy", spacing: "{space.m}"),
            .addTrait("size", values: ["regular", "compact"], defaultValue: nil),
        ]
    }

    @Test("what each changed is there, as one revision, with the layouts that follow")
    func disjoint() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.metric("space.m", "{space.s} * 3"), .metric("new.a", "1"))
        try fork.changeTheirs(.metric("space.s", "6"))
        try fork.changeTheirs(.metric("new.b", "{space.s}"), .add("sell", spacing: "{new.b}"))
        let report = try fork.merge()
        #expect(!report.isConflict)
        #expect(report.revision.revision == 3)
        #expect(report.revision.facts.map(\.name) == ["new.b", "space.s", "sell"])
        #expect(report.merged.map(\.number) == [2, 3])
        #expect(try fork.ours.text(of: "space.s") == "6")
        #expect(try fork.ours.text(of: "space.m") == "{space.s} * 3")
        #expect(try fork.ours.id("new.b") == fork.theirs.id("new.b"))
        #expect(try fork.ours.layout("buy")?.judgement.gap?.asked == 18)
    }

    @Test("properties of one preset are merged one by one, in every state")
    func properties() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(
            .set("tab") { change in
                try change.number(.width, "180")
                change.image = .value(try .of("30", "24"))
            }, .renamed("tab", "bar"))
        try fork.changeTheirs(
            .set("tab") { change in
                try change.number(.height, "90")
                change.image = .value(try .of("24", "28"))
            },
            .set("tab") { change in
                change.states = [.selected]
                change.title = .value(try .of("70", "20"))
            },
            .setPresets(Pattern("tab"), PresetChange(), description: .value("the first")))
        #expect(try !fork.merge().isConflict)
        let preset = try #require(try fork.ours.catalogue.document().presets.first { $0.name.text == "bar" })
        #expect(preset.description == "the first")
        #expect(preset.value.numbers[.width] == .number(180))
        #expect(preset.value.numbers[.height] == .number(90))
        #expect(try preset.value.normal.image == .of("30", "28"))
        #expect(try preset.value.states[.selected]?.title == .of("70", "20"))
    }

    @Test("renames reach who refers to the renamed; the same addition is the same fact")
    func renames() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.renamed("space.s", "gap.s"), .metric("same", "4"))
        try fork.changeTheirs(
            .metric("space.m", "{space.s} * 4"), .metric("same", "4"), .metric("same", "5", for: "size=compact"))
        #expect(try !fork.merge().isConflict)
        #expect(try fork.ours.text(of: "space.m") == "{gap.s} * 4")
        let same = try fork.ours.catalogue.document().metrics.filter { $0.name.text == "same" }
        #expect(same.map(\.value.overrides.count) == [1])
    }

    @Test("values of a trait are a set")
    func traitValues() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.addTrait("size", values: ["wide"], defaultValue: nil))
        try fork.changeTheirs(.addTrait("size", values: ["huge"], defaultValue: nil), .addCollection(["size": "huge"]))
        let other = try Fork(from: fork.base)
        try other.changeOurs(.addTrait("size", values: ["huge"], defaultValue: nil), .addCollection(["size": "huge"]))
        try other.changeTheirs(.addTrait("size", values: ["wide"], defaultValue: nil))
        #expect(try !fork.merge().isConflict)
        #expect(try !other.merge().isConflict)
        let trait = try fork.ours.catalogue.document().traits.first { $0.name == "size" }
        #expect(trait?.values == ["regular", "compact", "huge", "wide"])
        #expect(try fork.ours.bareFacts() == other.ours.bareFacts())
    }

    @Test("collections, rules, kept tokens and acceptances come along")
    func others() throws {
        let fork = try Fork(begin() + [try .add("dot") { try $0.number(.width, "20") }])
        var document = CatalogueDocument(catalogue: nil)
        document.tokens = [
            NamedFact(
                id: nil, name: try Name("ink"), description: "dark", isDeprecated: false, replacement: nil,
                value: KeptToken(type: "color", value: KeptValue(parts: [.json("\"#000\"")])))
        ]
        try fork.changeTheirs(
            .addCollection(["direction": "rtl"]), .setRule(ChangeRule.allCases[0], .patch),
            .importDocument(document), .deprecate(Pattern("label"), use: Name("space.s")),
            .accept(Pattern("dot"), .belowMinimumTarget, in: [], reason: "known"))
        try fork.changeOurs(.metric("space.s", "7"))
        #expect(try !fork.merge().isConflict)
        try fork.theirs.perform(.metric("space.s", "7"))
        #expect(try fork.ours.bareFacts() == fork.theirs.bareFacts())
    }

    @Test("a dry run says what the run does, and writes nothing")
    func dryRun() throws {
        let fork = try Fork(begin())
        try fork.changeTheirs(.metric("space.s", "6"))
        let before = try fork.ours.folder.contents()
        var dry = try fork.merge(isDryRun: true)
        #expect(try fork.ours.folder.contents() == before)
        #expect(dry.revision.revision == nil)
        dry.revision.revision = 2
        #expect(try fork.merge() == dry)
    }

    @Test("without a change there is no revision, and what comes after it still is no stranger")
    func nothing() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.metric("space.s", "6"))
        try fork.changeTheirs(.metric("space.s", "6"))
        let report = try fork.merge()
        #expect(report.revision.revision == nil)
        #expect(report.merged.map(\.number) == [2])
        #expect(try fork.merge().merged == [])
        // From now on their state is what both have in common.
        let next = try Fork(from: fork.theirs)
        try next.changeTheirs(.metric("space.m", "3"))
        #expect(
            try fork.ours.catalogue.merge(
                next.theirs.catalogue, since: next.base.catalogue, by: Fork.attribution("Eve")
            ).revision.facts.map(\.name) == ["space.m"])
    }

    @Test("a branch is merged again and again, in both directions")
    func again() throws {
        let fork = try Fork(begin())
        try fork.changeOurs(.metric("space.m", "1"))
        try fork.changeTheirs(.metric("space.s", "6"))
        try fork.merge()
        // Theirs goes on from where it was, and then takes ours.
        let branch = try Workbench(copyOf: fork.theirs)
        try branch.perform(.metric("more", "1"))
        let back = try branch.catalogue.merge(
            fork.ours.catalogue, since: fork.theirs.catalogue, by: Fork.attribution("Eve"))
        #expect(!back.isConflict)
        #expect(try branch.text(of: "space.m") == "1")
        let tip = try Workbench(copyOf: fork.ours)
        let forth = try fork.ours.catalogue.merge(
            branch.catalogue, since: tip.catalogue, by: Fork.attribution("Eve"))
        #expect(try tip.store.newestRevision() == 3)
        #expect(forth.revision.facts.map(\.name) == ["more"])
        #expect(try fork.ours.sortedFacts() == branch.sortedFacts())
    }

    @Test("three names of one file are nothing to merge, and a base may be the file itself")
    func sameFile() throws {
        let fork = try Fork(begin())
        try fork.changeTheirs(.metric("space.s", "6"))
        let path = fork.ours.catalogue.path
        func open() throws -> Catalogue { try Catalogue(path: path, access: .read, time: 1) }
        let nothing = try fork.ours.catalogue.merge(open(), since: open(), by: Fork.attribution("Eve"))
        #expect(nothing.revision.revision == nil)
        let forward = try fork.ours.catalogue.merge(
            fork.theirs.catalogue, since: open(), by: Fork.attribution("Eve"))
        #expect(forward.revision.revision == 2)
    }

    @Test("titles that they measured need no font here", .needsHarfBuzz)
    func titles() throws {
        let fork = try Fork(from: TitleBench.filled().workbench)
        let there = try TitleBench(fork.theirs)
        try there.perform(
            there.font("made.ttf"),
            .add("save") {
                $0.title = nil
                $0.titleText = .value(.literal("Save"))
                $0.titleFont = .value(try Name("type"))
            })
        #expect(try !fork.merge().isConflict)
        #expect(try fork.ours.layout("save") == fork.theirs.layout("save"))
    }

    @Test("every property that a diff can tell is merged under its name")
    func names() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("font", "medium 17 Roboto", .typography), .metric("space", "8"),
            .metric("space", "7", for: "scale=2"),
            .add("tab") { change in
                for number in PresetNumber.allCases { try change.number(number, number == .lines ? "1" : "20") }
                for word in PresetWord.allCases { change.words[word] = .value("x") }
                for word in StateWord.allCases { change.stateWords[word] = .value("x") }
                change.titleText = .value(.literal("Home"))
            },
            .set("tab") { change in
                change.states = [.selected]
                change.image = .value(.none)
                for word in StateWord.allCases { change.stateWords[word] = .value("y") }
            })
        let file = try SharedFile(workbench.store)
        func check<Value>(_ kind: MergedKind<SharedEntry<Value>>) throws {
            for (id, fact) in try kind.all(file, .now) {
                let names = SharedEntry.properties(of: [fact]).map(\.name)
                #expect(Set(names).count == names.count)
                for property in try #require(try file.view(id, kind.kind)).properties where property.name != "type" {
                    let isMerged = names.contains { property.name == $0 || property.name.hasPrefix($0 + ".") }
                    #expect(isMerged, "\(property.name) is lost")
                }
            }
        }
        try check(.metrics)
        try check(.presets)
    }
}
