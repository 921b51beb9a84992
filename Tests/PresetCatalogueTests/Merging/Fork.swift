import CatalogueModel
import PresetCatalogue
import Testing

/// A catalogue and two copies that grow apart.
struct Fork {
    let base: Workbench
    let ours: Workbench
    let theirs: Workbench

    /// - Parameter begin: what both have in common.
    init(_ begin: [Edit] = []) throws {
        let base = try Workbench()
        if !begin.isEmpty { try base.perform(begin) }
        try self.init(from: base)
    }

    init(from base: Workbench) throws {
        self.base = try Workbench(copyOf: base)
        ours = try Workbench(copyOf: base)
        theirs = try Workbench(copyOf: base)
    }

    static func attribution(_ author: String) -> Attribution {
        Attribution(author: author, time: 3000, request: "by \(author)")
    }

    func changeOurs(_ edits: Edit...) throws {
        _ = try ours.catalogue.perform(edits, by: Self.attribution("Ada"))
    }

    func changeTheirs(_ edits: Edit...) throws {
        _ = try theirs.catalogue.perform(edits, by: Self.attribution("Bob"))
    }

    @discardableResult
    func merge(preferring side: MergeSide? = nil, isDryRun: Bool = false) throws -> MergeReport {
        let report = try ours.catalogue.merge(
            theirs.catalogue, since: base.catalogue, preferring: side, by: Self.attribution("Eve"), isDryRun: isDryRun)
        try ours.checkLayouts()
        return report
    }

    /// What a merge reports that must change nothing.
    func refused(sourceLocation: SourceLocation = #_sourceLocation) throws -> MergeReport {
        let before = try ours.folder.contents()
        let report = try merge()
        #expect(report.isConflict, sourceLocation: sourceLocation)
        #expect(try ours.folder.contents() == before, sourceLocation: sourceLocation)
        return report
    }
}

extension Workbench {
    /// The facts alone, and none in an order that says nothing of them.
    func sortedFacts() throws -> CatalogueDocument {
        var document = try bareFacts()
        document.traits.sort { $0.name < $1.name }
        return document
    }

    func text(of metric: String) throws -> String? {
        try catalogue.document().metrics.first { $0.name.text == metric }?.value.value.text(naming: \.text)
    }
}
