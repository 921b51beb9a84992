import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

@Suite("A merge remembers whose changes it brought")
struct MergeHistoryTests {
    private func merged() throws -> Fork {
        let fork = try Fork([.metric("a", "1"), .metric("b", "2"), .metric("c", "3")])
        try fork.changeTheirs(.metric("a", "5"))
        try fork.changeTheirs(.metric("b", "6"), .metric("new", "1"))
        try fork.changeTheirs(.metric("a", "5", description: "first"), .removeMetrics(Pattern("c")))
        try fork.changeTheirs(.metric("new", "2"))
        try fork.changeOurs(.metric("d", "4"))
        try fork.merge()
        return fork
    }

    /// `a value`, by the number of the revision there.
    private func changes(_ workbench: Workbench, in revision: Int64) throws -> [Int64: Set<String>] {
        let names = Dictionary(
            uniqueKeysWithValues: try ["a", "b", "c", "new", "d"].compactMap { name in
                try workbench.catalogue.document(at: name == "c" ? .number(1) : .now).metrics
                    .first { $0.name.text == name }?.id.map { ($0, name) }
            })
        return try workbench.catalogue.mergedRevisions(of: revision).reduce(into: [:]) { result, merged in
            result[merged.revision.number] = Set(merged.changes.map { "\(names[$0.fact] ?? "?") \($0.property)" })
        }
    }

    @Test("each change points to the revision there that made it")
    func origins() throws {
        let fork = try merged()
        #expect(
            try changes(fork.ours, in: 3) == [
                2: ["a value"], 3: ["b value", "new "], 4: ["a description", "c "], 5: ["new value"],
            ])
        let merged = try fork.ours.catalogue.mergedRevisions(of: 3).map(\.revision)
        #expect(merged == (try fork.theirs.catalogue.revisions().filter { $0.number > 1 }))
        #expect(try fork.ours.catalogue.mergedRevisions().keys.sorted() == [3])
        // It is no state to ask for.
        #expect(throws: CatalogueError.self) { try fork.ours.catalogue.revision(.number(5)) }
    }

    @Test("through a second merge to the revision that was first")
    func origin() throws {
        let fork = try merged()
        let next = try Workbench(copyOf: fork.base)
        try next.perform(.metric("e", "1"))
        _ = try next.catalogue.merge(fork.ours.catalogue, since: fork.base.catalogue, by: Fork.attribution("Eve"))
        let changes = try changes(next, in: 3)
        #expect(changes[2]?.contains("a value") == true)
        #expect(try next.catalogue.mergedRevisions(of: 3).count == 6)
        let author = try next.catalogue.mergedRevisions(of: 3).first { $0.revision.number == 4 }?.revision.author
        #expect(author == "Bob")
    }

    @Test("an export with its history brings it into another file")
    func export() throws {
        let fork = try merged()
        let text = try fork.ours.catalogue.document(withHistory: true).text()
        let copy = try Workbench()
        _ = try copy.catalogue.importDocument(DocumentReader.read(Array(text.utf8)), by: Fork.attribution("Eve"))
        #expect(try copy.catalogue.document(withHistory: true).text() == text)
        #expect(try copy.catalogue.mergedRevisions(of: 3) == fork.ours.catalogue.mergedRevisions(of: 3))
    }

    @Test("releases of what both have are carried over; those of other states are listed")
    func releases() throws {
        let fork = try Fork([.metric("a", "1")])
        try fork.theirs.release("1.0")
        try fork.changeTheirs(.metric("a", "2"))
        try fork.theirs.release("2.0")
        let report = try fork.merge()
        #expect(report.releases.map(\.name) == ["1.0"])
        #expect(report.releasesLeftOut.map(\.name) == ["2.0"])
        #expect(try fork.ours.catalogue.releases().map(\.name) == ["1.0"])
        #expect(try fork.merge().releases == [])
    }
}
