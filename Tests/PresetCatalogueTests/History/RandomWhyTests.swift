import CatalogueModel
import CatalogueStorage
import PresetCatalogue
import Testing

/// What is said of a number is what the diff of the two revisions says, in histories that nobody thought of.
@Suite struct RandomWhyTests {
    private func history(_ seed: UInt64) throws -> Workbench {
        let workbench = try Workbench()
        var random = try RandomEdits(seed: seed, workbench)
        for _ in 0..<600 where try workbench.store.newestRevision() < 25 {
            _ = try? workbench.perform(random.next())
        }
        try #require(try workbench.store.newestRevision() >= 25)
        return workbench
    }

    @Test(arguments: UInt64(71)...76)
    func whySaysWhatTheDiffSays(seed: UInt64) throws {
        let workbench = try history(seed)
        let catalogue = workbench.catalogue
        for number in [try workbench.store.newestRevision(), 20, 13] {
            let at = RevisionName.number(number)
            for (collection, _) in try catalogue.collections(at: at) {
                for layout in try catalogue.layouts(traits: collection.values, at: at) {
                    let why = try catalogue.why(
                        layout.name ?? "", traits: collection.values, state: layout.state, at: at)
                    #expect(
                        why.changes.flatMap { $0.numbers.map(\.number) }.sorted()
                            == layout.result.numbers.map(\.name).sorted())
                    for change in why.changes { try check(change, of: layout, why.traits, catalogue) }
                }
            }
        }
    }

    private func check(
        _ change: LayoutReason, of layout: NamedLayout, _ traits: String, _ catalogue: Catalogue
    ) throws {
        let revision = change.authorship.revision.number
        let diff = try catalogue.diff(from: .number(revision - 1), to: .number(revision))
        let moved = diff.layouts.first { moved in
            moved.state == layout.state && moved.traits == traits
                && Set(change.numbers).isSubset(of: moved.numbers)
        }
        let context = "r\(revision) \(layout.name ?? "") \(change)"
        #expect(!change.reasons.isEmpty, "\(context)")
        if change.numbers.contains(where: { $0.old != nil }) || moved != nil {
            // What moved is in the diff, with every number as it is told here.
            #expect(moved != nil, "\(context)")
        }
        if change.numbers.allSatisfy({ $0.old == nil }), moved == nil {
            // What begins is in no diff.
            let births: Set<Reason.Kind> = [.preset, .collection, .state]
            #expect(change.reasons.count == 1 && births.contains(change.reasons[0].kind), "\(context)")
            return
        }
        let causes = moved?.causes ?? []
        for reason in change.reasons {
            // A metric of a chain that somebody set is a cause of the diff, with the same values.
            if reason.kind == .metric, reason.isSet {
                let cause = Cause(kind: .metric, name: reason.name, old: reason.old, new: reason.new)
                #expect(causes.contains(cause), "\(context)")
            }
            if reason.kind == .property, reason.isSet {
                #expect(causes.contains { $0.kind == .preset }, "\(context)")
            }
            if reason.kind == .trait { #expect(causes.contains { $0.kind == .trait }, "\(context)") }
            #expect(reason.kind != .engine)
        }
        // No chain ends in the air.
        for (index, reason) in change.reasons.enumerated() where !reason.isSet {
            let isLast = index + 1 == change.reasons.count || change.reasons[index + 1].depth <= reason.depth
            let isTold = change.reasons[..<index].contains { $0.name == reason.name }
            #expect(!isLast || isTold, "\(context)")
        }
    }

    @Test(arguments: UInt64(81)...82)
    func blameAndLogSayWhatTheDiffsSay(seed: UInt64) throws {
        let workbench = try history(seed)
        let catalogue = workbench.catalogue
        let newest = try workbench.store.newestRevision()
        let diffs = try (1...newest).map { try catalogue.diff(from: .number($0 - 1), to: .number($0)) }
        for entry in try FactKind.named.flatMap({ try workbench.store.entries($0, at: .now) }) {
            let log = try catalogue.log(of: Pattern(entry.name.text))
            for revision in log {
                guard let item = revision.items.first, let change = item.change else { continue }
                #expect(diffs[Int(revision.revision.number) - 1].facts.contains(change))
            }
            let told = Set(log.filter { $0.items[0].change != nil }.map(\.revision.number))
            let blame = try catalogue.blame(entry.name)
            #expect(Set(blame.properties.map(\.authorship.revision.number)).isSubset(of: told))
            for line in blame.properties where !["name", "description", "deprecated"].contains(line.property) {
                let number = line.authorship.revision.number
                let change = try #require(log.first { $0.revision.number == number }?.items[0].change)
                let property = change.properties.first { $0.property == line.property }
                #expect(change.category == .added || property != nil, "\(line)")
            }
        }
    }
}
