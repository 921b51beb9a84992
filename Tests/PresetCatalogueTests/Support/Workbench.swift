import TestSupport
import CatalogueModel
import CatalogueStorage
import Testing

@testable import PresetCatalogue

/// A catalogue in a folder of its own. Times follow from revisions.
struct Workbench {
    static let file = "presets.db"
    let folder: TemporaryFolder
    let catalogue: Catalogue
    var store: CatalogueStore { catalogue.store }

    init() throws {
        folder = try TemporaryFolder()
        catalogue = try Catalogue(path: folder.path(Self.file), access: .create, time: 1000)
    }

    /// A copy of the file of another one, as it is now.
    init(copyOf other: Workbench) throws {
        folder = try TemporaryFolder()
        try folder.write(other.folder.bytes(Self.file), to: Self.file)
        catalogue = try Catalogue(path: folder.path(Self.file), access: .write, time: 1000)
    }

    static func attribution(_ request: String = "test") -> Attribution {
        Attribution(author: "me", time: 2000, request: request)
    }

    @discardableResult
    func perform(_ edits: Edit..., isDryRun: Bool = false) throws -> RevisionReport {
        try perform(edits, isDryRun: isDryRun)
    }

    @discardableResult
    func perform(_ edits: [Edit], isDryRun: Bool = false) throws -> RevisionReport {
        try catalogue.perform(edits, by: Self.attribution(), isDryRun: isDryRun)
    }

    @discardableResult
    func take(_ document: CatalogueDocument, isDryRun: Bool = false) throws -> RevisionReport {
        try catalogue.importDocument(document, by: Self.attribution(), isDryRun: isDryRun).report
    }

    /// - Parameter time: releases of one revision are in the order of their times.
    func release(_ name: String, time: Int64 = 2000) throws {
        _ = try catalogue.release(name, note: nil, by: Attribution(author: "me", time: time, request: ""))
    }

    /// The message with which something is refused. Nothing may be written then.
    func refusal(
        sourceLocation: SourceLocation = #_sourceLocation, _ body: (Workbench) throws -> Void
    ) throws -> String {
        let before = try folder.contents()
        var message = ""
        do {
            try body(self)
            Issue.record("it was not refused", sourceLocation: sourceLocation)
        } catch let error as CatalogueError {
            message = error.description
        }
        #expect(try folder.contents() == before, sourceLocation: sourceLocation)
        return message
    }

    func refusal(of edits: Edit..., sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try refusal(sourceLocation: sourceLocation) { try $0.perform(edits) }
    }

    func refusal(
        of document: CatalogueDocument, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        try refusal(sourceLocation: sourceLocation) { try $0.take(document) }
    }

    /// Every layout is what the facts give, and as many are counted as there are.
    func checkLayouts(_ report: RevisionReport? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (count, discrepancies) = try catalogue.verify()
        #expect(discrepancies == [], sourceLocation: sourceLocation)
        #expect(try store.layoutCount() == count, sourceLocation: sourceLocation)
        if let report { #expect(report.total == count, sourceLocation: sourceLocation) }
    }

    /// The facts of a state without the id of the catalogue, which no other file has.
    func facts(at name: RevisionName = .now, withHistory: Bool = false) throws -> CatalogueDocument {
        var document = try catalogue.document(at: name, withHistory: withHistory)
        var presets: [NamedFact<Preset<Name>>] = []
        try catalogue.forEachPreset(at: name) { presets.append($0) }
        #expect(presets == document.presets, "one by one they are the same")
        document.catalogue = nil
        return document
    }

    /// The facts alone.
    func bareFacts(at name: RevisionName = .now) throws -> CatalogueDocument {
        var document = try facts(at: name)
        document.releases = []
        return document
    }

    func id(_ name: String) throws -> StableID? {
        try store.entry(named: name, at: .now)?.stableID
    }

    func layout(
        _ name: String, _ state: ControlState = .normal, _ traits: [String: String] = [:]
    ) throws -> ComputedLayout? {
        try catalogue.layouts(matching: Pattern(name), traits: traits).first { $0.state == state }?.result
    }
}
