import ButtonLayout
import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

/// Findings that a team wants to keep.
@Suite struct AcceptanceTests {
    private let workbench: Workbench

    /// `small` is below the minimum target in both collections, wider in the second.
    init() throws {
        workbench = try Workbench()
        try workbench.perform(
            .metric("s", "4"), .metric("s", "6", for: "scale=2"), .addCollection(["scale": "2"]),
            .add("small", .exact(.leading), spacing: "{s}") {
                try $0.number(.height, "30")
                $0.numbers[.width] = .reset
            })
    }

    private func accept(
        _ pattern: String = "small", _ finding: Finding = .belowMinimumTarget, in states: Set<ControlState> = [],
        _ reason: String = "known"
    ) -> Edit {
        .accept(Pattern(pattern), finding, in: states, reason: reason)
    }

    /// What counts for a finding, and where.
    private func open(_ finding: Finding = .belowMinimumTarget, at name: RevisionName = .now) throws -> [String] {
        try lines(workbench.catalogue.check(at: name).issues, finding)
    }

    private func accepted(_ finding: Finding = .belowMinimumTarget) throws -> [String] {
        try lines(workbench.catalogue.check().accepted, finding)
    }

    private func lines(_ issues: [CheckIssue], _ finding: Finding) -> [String] {
        issues.filter { $0.rule == .finding(finding) }.map { issue in
            let reason = issue.acceptedReason ?? issue.expiredReason.map { "expired \($0)" } ?? "-"
            return "\(issue.name) \(issue.state?.name ?? ""): \(reason) \(issue.places?.collections ?? [])"
        }
    }

    @Test func anAcceptedFindingCountsNoMore() throws {
        #expect(try open() == [#"small normal: - ["", "scale=2"]"#])
        let report = try workbench.perform(accept())
        #expect(report.recomputed == 0 && report.facts.count == 1)
        #expect(try open() == [])
        #expect(try accepted() == [#"small normal: known ["", "scale=2"]"#])
        #expect(try open(at: .number(1)) == [#"small normal: - ["", "scale=2"]"#])
        #expect(try workbench.perform(accept()).revision == nil)
        try workbench.perform(.refuse(Pattern("*"), .belowMinimumTarget, in: []))
        #expect(try open() == [#"small normal: - ["", "scale=2"]"#])
    }

    @Test func otherNumbersEndItWhereTheyAreOther() throws {
        try workbench.perform(accept())
        try workbench.perform(.metric("s", "8", for: "scale=2"))
        #expect(try open() == [#"small normal: expired known ["scale=2"]"#])
        #expect(try accepted() == [#"small normal: known [""]"#])
        try workbench.perform(.metric("s", "6", for: "scale=2"))
        #expect(try open() == [])
        try workbench.perform(.set("small") { try $0.number(.height, "31") })
        #expect(try open() == [#"small normal: expired known ["", "scale=2"]"#])
        try workbench.perform(accept("small", .belowMinimumTarget, "other"))
        #expect(try accepted() == [#"small normal: other ["", "scale=2"]"#])
    }

    @Test func newCollectionsAreAcceptedOnlyWithTheSameNumbers() throws {
        try workbench.perform(accept())
        try workbench.perform(.addTrait("look", values: ["plain", "wide"], defaultValue: nil))
        try workbench.perform(.addCollection(["look": "wide"]))
        #expect(try open() == [])
        try workbench.perform(.metric("s", "9", for: "look=wide"))
        #expect(try open() == [#"small normal: expired known ["look=wide"]"#])
    }

    @Test func numbersAreThoseThatTheSameRevisionMakes() throws {
        try workbench.perform(.metric("s", "10"), accept())
        #expect(try open() == [])
        // What comes after it in the revision ends it.
        try workbench.perform(accept(), .metric("s", "11"))
        #expect(try open() == [#"small normal: expired known [""]"#])
    }

    @Test func statesAndFindingsAreAcceptedOneByOne() throws {
        try workbench.perform(
            .set("small") {
                $0.states = [.selected]
                $0.image = .value(try .of("26", "24"))
            })
        try workbench.perform(accept(in: [.selected]))
        #expect(try open() == [#"small normal: - ["", "scale=2"]"#])
        #expect(try open(.imageSizeDiffers).count == 1)
        try workbench.perform(accept())
        #expect(try open() == [])
        try workbench.perform(.refuse(Pattern("small"), .belowMinimumTarget, in: [.normal]))
        #expect(try open() == [#"small normal: - ["", "scale=2"]"#])
        #expect(try accepted() == [#"small selected: known ["", "scale=2"]"#])
    }

    @Test func whatIsNotThereIsRefused() throws {
        #expect(
            try workbench.refusal(of: accept("small", .overlap))
                == "'small' has no finding overlap there; 'presets check' shows what it has")
        #expect(try workbench.refusal(of: accept(in: [.focused])).contains("no finding below-minimum-target"))
        #expect(
            try workbench.refusal(of: .refuse(Pattern("small"), .overlap, in: []))
                == "no finding overlap of 'small' is accepted")
        #expect(try workbench.refusal(of: accept("smal")).contains("did you mean 'small'"))
    }

    @Test func itGoesWithItsPresetAndComesBackWithIt() throws {
        try workbench.perform(accept())
        try workbench.perform(.renamed("small", "tiny"))
        #expect(try accepted() == [#"tiny normal: known ["", "scale=2"]"#])
        try workbench.perform(.removePresets(Pattern("tiny")))
        try workbench.perform(.restore(2))
        #expect(try accepted() == [#"small normal: known ["", "scale=2"]"#])
        try workbench.perform(.addPreset(try Name("copy"), PresetChange(), like: Name("small"), description: nil))
        #expect(try open() == [#"copy normal: - ["", "scale=2"]"#])
    }

    @Test func aDocumentHoldsItWithItsHistory() throws {
        try workbench.perform(accept())
        try workbench.perform(.metric("s", "5"))
        try workbench.perform(accept("small", .belowMinimumTarget, "again, é"), .removeCollection(["scale": "2"]))
        try workbench.perform(.refuse(Pattern("small"), .belowMinimumTarget, in: []))
        try workbench.perform(accept())
        for withHistory in [false, true] {
            let document = try workbench.facts(withHistory: withHistory)
            let read = try DocumentReader.read(Array(document.text().utf8))
            #expect(read == document)
            let copy = try Workbench()
            try copy.take(read)
            #expect(try copy.facts(withHistory: withHistory) == document)
            #expect(try copy.catalogue.check() == workbench.catalogue.check())
        }
    }

    @Test(
        "a wrong one in a document is refused",
        arguments: [
            (#""finding":"below-minimum-target""#, #""finding":"too-small""#, "'too-small' is no value"),
            (#""finding":"below-minimum-target","#, "", #""finding" is missing"#),
            (#""state":"normal","finding""#, #""state":"odd","finding""#, "'odd' is no control state"),
            (#""numbers":""#, #""numbers":"x"#, "must be digests of layouts"),
            (#""reason":"known""#, #""why":"known""#, #"unknown member "why""#),
        ])
    func documents(old: String, new: String, message: String) throws {
        try workbench.perform(accept())
        let text = try workbench.facts().text()
        #expect(text.contains(old))
        let error = #expect(throws: DocumentError.self) {
            try DocumentReader.read(Array(text.replacing(old, with: new).utf8))
        }
        #expect(error?.problems.contains { $0.message.contains(message) } == true)
    }

    @Test func aDiffSaysItAndItsNumbers() throws {
        try workbench.perform(accept())
        try workbench.perform(.metric("s", "5"), accept())
        func change(from old: Int64, to new: Int64) throws -> PropertyChange? {
            try workbench.catalogue.diff(from: .number(old), to: .number(new)).facts
                .first { $0.kind == .preset }?.properties.first
        }
        let first = try #require(try change(from: 1, to: 2))
        #expect(first.property == "accepted.below-minimum-target" && first.old == nil)
        #expect(first.new?.hasPrefix("known [") == true)
        let second = try #require(try change(from: 2, to: 3))
        #expect(second.old == first.new && second.new != first.new)
        // It moves nothing, and is no cause.
        let moved = try workbench.catalogue.diff(from: .number(2), to: .number(3)).layouts
        #expect(moved.count == 1)
        #expect(moved.allSatisfy { $0.causes.map(\.kind) == [.metric] })
    }
}
