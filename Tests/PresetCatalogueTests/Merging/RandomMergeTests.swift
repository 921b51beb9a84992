import ButtonLayout
import CatalogueModel
import PresetCatalogue
import TestSupport
import Testing

/// Merges that nobody thought of. A failure prints its seed as the argument of the test.
@Suite("Random merges")
struct RandomMergeTests {
    private static let names = (0..<8).map { "m\($0)" }
    private static let presets = (0..<4).map { "p\($0)" }

    private func begin() throws -> Workbench {
        let workbench = try Workbench()
        try workbench.perform(
            try Self.names.map { try .metric("space.\($0)", "8") }
                + Self.presets.map { try .add("tab.\($0)", spacing: "{space.m0}") }
                + [.addTrait("size", values: ["regular", "compact"], defaultValue: nil)])
        return workbench
    }

    /// Changes of which no two are of the same property.
    private func changes(_ random: inout SeededGenerator) throws -> [Edit] {
        var changes: [Edit] = []
        let numbers = ["3", "{space.m1} * 2", "{space.m0} + 1"]
        // The first two are what others refer to, and refer to nobody.
        for (place, name) in Self.names.enumerated() {
            changes.append(try .metric("space.\(name)", place < 2 ? "5" : random.pick(numbers)))
            changes.append(try .metric("space.\(name)", "4", for: "size=compact"))
            changes.append(try .metric("space.\(name)", "2", for: "direction=rtl"))
            changes.append(try .metric("new.\(name)", random.pick(numbers)))
        }
        for name in Self.presets {
            for number in [PresetNumber.width, .height, .spacing, .contentInsetTop] {
                let text = number == .spacing ? random.pick(numbers) : "150"
                changes.append(try .set("tab.\(name)") { try $0.number(number, text) })
            }
            changes.append(try .set("tab.\(name)") { $0.title = .value(try .of("30", "10")) })
            changes.append(
                try .set("tab.\(name)") {
                    $0.states = [.selected]
                    $0.image = .value(try .of("12", "12"))
                })
            changes.append(.setPresets(Pattern("tab.\(name)"), PresetChange(), description: .value("text of \(name)")))
            changes.append(try .add("bar.\(name)", random.pick(Style.allCases), spacing: "{space.m1}"))
            changes.append(.deprecate(Pattern("tab.\(name)"), use: nil))
        }
        changes.append(.addTrait("size", values: ["wide"], defaultValue: nil))
        changes.append(.addTrait("size", values: ["huge"], defaultValue: nil))
        changes.append(.addTrait("mood", values: ["calm", "loud"], defaultValue: nil))
        changes.append(.addCollection(["direction": "rtl"]))
        changes.append(.addCollection(["size": "compact"]))
        changes.append(.setRule(random.pick(ChangeRule.allCases), .patch))
        return changes.shuffled(using: &random)
    }

    @Test("disjoint changes give the same facts in any order, and none is lost", arguments: UInt64(1)...8)
    func disjoint(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let base = try begin()
        let changes = try changes(&random)
        let fork = try Fork(from: base)
        // What one would have who did it all.
        let all = try Workbench(copyOf: base)
        for change in changes {
            switch random.pick([0, 0, 1, 1, 2, 3]) {
            case 0: try fork.changeOurs(change)
            case 1: try fork.changeTheirs(change)
            case 2:
                try fork.changeOurs(change)
                try fork.changeTheirs(change)
            default: continue
            }
            try all.perform(change)
        }
        let other = try Fork(from: base)
        let (ours, theirs) = (try Workbench(copyOf: fork.ours), try Workbench(copyOf: fork.theirs))
        #expect(try !fork.merge().isConflict)
        let mirrored = try theirs.catalogue.merge(
            ours.catalogue, since: other.base.catalogue, by: Fork.attribution("Eve"))
        #expect(!mirrored.isConflict)
        try theirs.checkLayouts()
        let facts = try fork.ours.sortedFacts()
        #expect(try theirs.sortedFacts() == facts)
        #expect(try sortedValues(all.sortedFacts()) == sortedValues(facts))
    }

    /// Values of a trait in one order: who adds them one after the other has them in that order.
    private func sortedValues(_ document: CatalogueDocument) -> CatalogueDocument {
        var document = document
        for index in document.traits.indices { document.traits[index].values.sort() }
        return document
    }

    @Test("who changed nothing gets what the other has", arguments: UInt64(31)...36)
    func forward(seed: UInt64) throws {
        let base = try Workbench()
        var random = try RandomEdits(seed: seed, base)
        for _ in 0..<20 { _ = try? base.perform(random.next()) }
        let fork = try Fork(from: base)
        var others = try RandomEdits(seed: seed + 100, fork.theirs)
        for _ in 0..<20 { _ = try? fork.theirs.perform(others.next()) }
        #expect(try fork.merge().refusals == [])
        #expect(try fork.ours.sortedFacts() == fork.theirs.sortedFacts())
    }

    @Test("a merge is sound or not done", arguments: UInt64(41)...48)
    func sound(seed: UInt64) throws {
        let base = try Workbench()
        var random = try RandomEdits(seed: seed, base)
        for _ in 0..<15 { _ = try? base.perform(random.next()) }
        let fork = try Fork(from: base)
        var (ours, theirs) = (
            try RandomEdits(seed: seed + 200, fork.ours), try RandomEdits(seed: seed + 300, fork.theirs)
        )
        for _ in 0..<6 {
            _ = try? fork.ours.perform(ours.next())
            _ = try? fork.theirs.perform(theirs.next())
        }
        let before = try fork.ours.folder.contents()
        let report = try fork.merge()
        if report.isConflict { #expect(try fork.ours.folder.contents() == before) }
        for side in MergeSide.allCases {
            let copy = try Workbench(copyOf: fork.ours)
            let settled = try copy.catalogue.merge(
                fork.theirs.catalogue, since: fork.base.catalogue, preferring: side, by: Fork.attribution("Eve"))
            #expect(settled.isConflict == !settled.refusals.isEmpty)
            try copy.checkLayouts()
        }
    }
}
