import TestSupport
import CatalogueModel
import Foundation
import PresetCatalogue
import Testing

/// Reading never writes.
@Suite struct ReadOnlyTests {
    @Test func everythingIsReadFromAReadOnlyFileInAReadOnlyFolder() throws {
        let workbench = try Workbench()
        try workbench.perform(.metric("space", "8"), .add("tab", spacing: "{space}"))
        try workbench.release("1.0")
        try workbench.perform(.metric("space", "6"), .addCollection(["direction": "rtl"]))
        let folder = try TemporaryFolder()
        try folder.write(workbench.folder.bytes(Workbench.file), to: Workbench.file)
        let path = folder.path(Workbench.file)
        let before = try folder.contents()
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)

        let catalogue = try Catalogue(path: path, access: .read, time: 1)
        #expect(try catalogue.layouts().count == 1)
        #expect(try catalogue.layouts(traits: ["direction": "rtl"]).count == 1)
        #expect(try catalogue.presetDetails(Name("tab")).layouts.count == 1)
        #expect(try catalogue.metricDetails(Name("space")).values.count == 2)
        #expect(try catalogue.metrics(matching: .all).count == 1)
        #expect(try catalogue.traits().count == 2)
        #expect(try catalogue.collections().map(\.layouts) == [1, 1])
        #expect(try catalogue.diff(from: .release("1.0"), to: .now).layouts.count == 1)
        #expect(try !catalogue.diff(from: workbench.catalogue, at: .number(0), to: .now, labels: ("", "")).isEmpty)
        #expect(try catalogue.document(withHistory: true).history?.count == 2)
        #expect(try catalogue.verify().discrepancies == [])
        #expect(try catalogue.revisions().count == 3)
        #expect(try catalogue.releases().count == 1)
        #expect(try catalogue.lastRelease() == .release("1.0"))
        let report = try catalogue.perform([.metric("space", "5")], by: Workbench.attribution(), isDryRun: true)
        #expect(report.changed == 2)
        #expect(throws: (any Error).self) {
            try catalogue.perform([.metric("space", "5")], by: Workbench.attribution())
        }

        #expect(try folder.contents() == before)
    }
}
