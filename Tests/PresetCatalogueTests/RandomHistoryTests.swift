import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

/// Histories that nobody thought of. A failure prints its seed as the argument of the test.
@Suite struct RandomHistoryTests {
    func history(
        _ seed: UInt64, revisions: Int64 = 15, _ afterEach: (Workbench, RevisionReport) throws -> Void = { _, _ in }
    ) throws -> Workbench {
        let workbench = try Workbench()
        var random = try RandomEdits(seed: seed, workbench)
        for _ in 0..<500 where try workbench.store.newestRevision() < revisions {
            let edits = try random.next()
            guard let report = try? workbench.perform(edits) else { continue }
            try afterEach(workbench, report)
        }
        try #require(try workbench.store.newestRevision() >= revisions)
        return workbench
    }

    @Test(arguments: UInt64(1)...6)
    func incrementalEqualsFull(seed: UInt64) throws {
        _ = try history(seed) { workbench, report in try workbench.checkLayouts(report) }
    }

    @Test(arguments: UInt64(11)...13)
    func aDryRunSaysWhatTheRunDoesAndWritesNothing(seed: UInt64) throws {
        let workbench = try Workbench()
        var random = try RandomEdits(seed: seed, workbench)
        for _ in 0..<60 {
            let edits = try random.next()
            let before = try workbench.folder.contents()
            let dry = Result { try workbench.perform(edits, isDryRun: true) }
            #expect(try workbench.folder.contents() == before)
            switch (dry, Result { try workbench.perform(edits) }) {
            case (.success(let dry), .success(let real)):
                #expect(dry.revision == nil)
                #expect(dry.numbers == real.numbers)
                if let made = real.revision { #expect(try workbench.store.newestRevision() == made) }
            case (.failure(let dry as CatalogueError), .failure(let real as CatalogueError)):
                #expect(dry == real)
                #expect(try workbench.folder.contents() == before)
            case (let dry, let real): Issue.record("dry run: \(dry), run: \(real), of \(edits)")
            }
        }
    }

    @Test(arguments: UInt64(21)...22)
    func aRestoredRevisionIsTheOldOneWithItsIDs(seed: UInt64) throws {
        let workbench = try history(seed)
        try workbench.release("1.0")
        var random = try RandomEdits(seed: seed, workbench)
        for _ in 0..<6 {
            let revision = try random.revision()
            let report = try workbench.perform(.restore(revision))
            #expect(try workbench.bareFacts() == workbench.bareFacts(at: .number(revision)))
            #expect(try workbench.catalogue.diff(from: .number(revision), to: .now).facts == [])
            try workbench.checkLayouts(report)
        }
        #expect(try workbench.catalogue.releases().map(\.name) == ["1.0"])
    }

    @Test(arguments: UInt64(31)...32)
    func aDocumentMakesTheSameCatalogue(seed: UInt64) throws {
        let workbench = try history(seed)
        let document = try workbench.facts()
        let read = try DocumentReader.read(Array(document.text().utf8))
        #expect(read == document)
        let copy = try Workbench()
        copy.catalogue.fontFiles = workbench.catalogue.fontFiles
        try copy.take(read)
        #expect(try copy.facts() == document)
        #expect(try copy.take(read).revision == nil)
        try copy.checkLayouts()
    }

    @Test(arguments: UInt64(41)...42)
    func aHistoryMakesTheSameRevisions(seed: UInt64) throws {
        let workbench = try history(seed)
        try workbench.release("2.0")
        try workbench.release("10.0")
        try workbench.perform(.metric("last.one", "1"))
        let document = try workbench.facts(withHistory: true)
        let read = try DocumentReader.read(Array(document.text().utf8))
        #expect(read == document)
        let copy = try Workbench()
        copy.catalogue.fontFiles = workbench.catalogue.fontFiles
        try copy.take(read)
        #expect(try copy.facts(withHistory: true) == document)
        #expect(try copy.catalogue.revisions().dropFirst() == workbench.catalogue.revisions().dropFirst())
        for number in try workbench.catalogue.revisions().map(\.number) {
            #expect(try copy.facts(at: .number(number)) == workbench.facts(at: .number(number)), "r\(number)")
        }
        #expect(
            try copy.catalogue.layouts().map(\.result) == workbench.catalogue.layouts().map(\.result))
        try copy.checkLayouts()
    }

    @Test(arguments: UInt64(51)...52)
    func aDiffIsEmptyOnItselfAndInverseBackwards(seed: UInt64) throws {
        let workbench = try history(seed)
        var random = try RandomEdits(seed: seed, workbench)
        for _ in 0..<12 {
            let (one, other) = (RevisionName.number(try random.revision()), RevisionName.number(try random.revision()))
            #expect(try workbench.catalogue.diff(from: one, to: one).isEmpty)
            let forward = try workbench.catalogue.diff(from: one, to: other)
            let backward = try workbench.catalogue.diff(from: other, to: one)
            #expect(Set(forward.facts.map(\.inverse)) == Set(backward.facts.map(\.normal)))
            #expect(Set(forward.collections.map { $0.traits }) == Set(backward.collections.map(\.traits)))
            #expect(forward.collections.filter(\.isAdded).count == backward.collections.filter { !$0.isAdded }.count)
            #expect(Set(forward.layouts.map(\.inverse)) == Set(backward.layouts.map(\.normal)))
        }
    }
}

/// A change and its inverse in comparable forms: names are those of the old side.
extension FactChange {
    fileprivate var inverse: [String] {
        switch category {
        case .renamed(let old):
            return [kind.rawValue, "renamed", name, old] + properties.map { "\($0.property) \($0.new ?? "-")" }.sorted()
        case .added: return [kind.rawValue, "removed", name]
        case .removed: return [kind.rawValue, "added", name]
        case .deprecated, .undeprecated: return [kind.rawValue, "deprecation", name]
        case .updated: return [kind.rawValue, "updated", name] + properties.map(\.property).sorted()
        }
    }

    fileprivate var normal: [String] {
        switch category {
        case .renamed(let old):
            return [kind.rawValue, "renamed", old, name] + properties.map { "\($0.property) \($0.old ?? "-")" }.sorted()
        case .added: return [kind.rawValue, "added", name]
        case .removed: return [kind.rawValue, "removed", name]
        case .deprecated, .undeprecated: return [kind.rawValue, "deprecation", name]
        case .updated: return [kind.rawValue, "updated", name] + properties.map(\.property).sorted()
        }
    }
}

/// Without names, which may have changed between the two sides.
extension LayoutChange {
    fileprivate var inverse: [String] {
        [state.name, traits] + findingsGained.map { "-\($0)" }.sorted() + findingsLost.map { "+\($0)" }.sorted()
            + numbers.map { "\($0.number) \($0.new?.shortestText ?? "-") \($0.old?.shortestText ?? "-")" }.sorted()
            + causes.map { "\($0.kind.rawValue) \($0.new ?? "-") \($0.old ?? "-")" }.sorted()
    }

    fileprivate var normal: [String] {
        [state.name, traits] + findingsLost.map { "-\($0)" }.sorted() + findingsGained.map { "+\($0)" }.sorted()
            + numbers.map { "\($0.number) \($0.old?.shortestText ?? "-") \($0.new?.shortestText ?? "-")" }.sorted()
            + causes.map { "\($0.kind.rawValue) \($0.old ?? "-") \($0.new ?? "-")" }.sorted()
    }
}
