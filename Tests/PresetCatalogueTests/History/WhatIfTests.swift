import CatalogueFormats
import CatalogueModel
import Foundation
import PresetCatalogue
import Testing

/// The diff that would be is the diff that is afterwards.
@Suite struct WhatIfTests {
    /// Compares every text of a what-if with that of the diff after the same edits.
    private func compare(
        _ workbench: Workbench, _ edits: [Edit], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try workbench.folder.contents()
        let newest = try workbench.store.newestRevision()
        let dry = Result { try workbench.catalogue.whatIf(edits) }
        #expect(try workbench.folder.contents() == before, sourceLocation: sourceLocation)
        switch (dry, Result { try workbench.perform(edits) }) {
        case (.success(let dry), .success):
            let diff = try workbench.catalogue.diff(from: .number(newest), to: .now)
            #expect(dry == diff, sourceLocation: sourceLocation)
            #expect(
                dry.text(rules: .standard, color: false) == diff.text(rules: .standard, color: false),
                sourceLocation: sourceLocation)
            #expect(dry.json() == diff.json(), sourceLocation: sourceLocation)
            #expect(dry.html(rules: .standard) == diff.html(rules: .standard), sourceLocation: sourceLocation)
        case (.failure(let dry as CatalogueError), .failure(let real as CatalogueError)):
            #expect(dry == real, sourceLocation: sourceLocation)
        case (let dry, let real):
            Issue.record("what-if: \(dry), run: \(real), of \(edits)", sourceLocation: sourceLocation)
        }
    }

    @Test func itSaysWhatTheDiffSays() throws {
        let workbench = try Workbench()
        try workbench.perform(
            .metric("space.s", "6"), .metric("space.m", "{space.s} * 2"), .add("tab.home", spacing: "{space.m}"),
            .add("tab.other", spacing: "1"), .addCollection(["direction": "rtl"]))
        try compare(workbench, [.metric("space.s", "8")])
        try compare(workbench, [.metric("space.s", "4", for: "direction=rtl"), .metric("new", "{space.s}")])
        try compare(workbench, [.metric("space.s", "8")])
        // What was is told with the names it had.
        try compare(workbench, [.renamed("space.s", "small"), .metric("space.m", "{small} * 3")])
        try compare(workbench, [.renamed("small", "space.s")])
        try compare(workbench, [.metric("space.s", "{nothing}")])
        #expect(try workbench.catalogue.whatIf([.metric("space.s", "8")]).isEmpty)
    }

    /// Of whatever edits, not of metrics alone.
    @Test(arguments: UInt64(61)...64)
    func itSaysWhatTheDiffSaysOfRandomEdits(seed: UInt64) throws {
        let workbench = try Workbench()
        var random = try RandomEdits(seed: seed, workbench)
        for _ in 0..<60 { try compare(workbench, try random.next()) }
    }
}
