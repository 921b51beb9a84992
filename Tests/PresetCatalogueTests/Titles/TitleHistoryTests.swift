import CatalogueFormats
import CatalogueModel
import PresetCatalogue
import Testing

/// Fonts and measured titles through restores, exports and imports.
@Suite(.needsHarfBuzz) struct TitleHistoryTests {
    private let bench: TitleBench

    init() throws {
        bench = try .filled()
        try bench.perform(
            .measured("buy", "Save for later") {
                try $0.number(.lines, "2")
                try $0.number(.titleWidth, "40")
            })
        try bench.perform(bench.font("other.ttf", advance: 600))
        try bench.perform(.retitled("buy", "Buy"), bench.font("bold.ttf", weight: .semibold))
        try bench.perform(.removeFonts(family: "Made", .semibold))
    }

    private func read(_ document: CatalogueDocument) throws -> CatalogueDocument {
        try DocumentReader.read(Array(document.text().utf8))
    }

    @Test func restoringNeedsNoFile() throws {
        bench.shelf.files = [:]
        let sizes = ["40x24", "40x24", "18x12", "18x12"]
        for (revision, size) in zip(Int64(2)..., sizes) {
            try bench.perform(.restore(revision))
            #expect(try bench.title() == size, "r\(revision)")
            #expect(try bench.workbench.bareFacts() == bench.workbench.bareFacts(at: .number(revision)))
        }
        try bench.perform(.restore(0))
        #expect(try bench.catalogue.fonts().isEmpty)
    }

    @Test func aDocumentSaysItAll() throws {
        let document = try bench.workbench.facts()
        #expect(try read(document) == document)
        let copy = try TitleBench()
        copy.shelf.files = bench.shelf.files
        try copy.workbench.take(read(document))
        #expect(try copy.workbench.facts() == document)
        #expect(try copy.title() == "18x12")
        #expect(try copy.workbench.take(read(document)).revision == nil)
        try copy.workbench.checkLayouts()
    }

    /// What was measured is no fact; the files are needed where it is to be measured again.
    @Test func aDocumentNeedsTheFiles() throws {
        let document = try bench.workbench.facts()
        let copy = try TitleBench()
        #expect(try copy.workbench.refusal(of: document).contains("its file 'other.ttf' is not there"))
    }

    @Test func aHistoryMakesTheSameRevisions() throws {
        let document = try bench.workbench.facts(withHistory: true)
        #expect(try read(document) == document)
        let copy = try TitleBench()
        copy.shelf.files = bench.shelf.files
        copy.shelf.files["other.ttf"]?.insert([1], at: 0)
        try copy.workbench.take(read(document))
        #expect(try copy.workbench.facts(withHistory: true) == document)
        for number in Int64(0)...5 {
            #expect(try copy.workbench.facts(at: .number(number)) == bench.workbench.facts(at: .number(number)))
            #expect(
                try copy.catalogue.layouts(at: .number(number)).map(\.result)
                    == bench.catalogue.layouts(at: .number(number)).map(\.result), "r\(number)")
        }
        try copy.workbench.checkLayouts()
    }

    @Test func diffsGoBothWays() throws {
        let there = try bench.catalogue.diff(from: .number(2), to: .number(4))
        let back = try bench.catalogue.diff(from: .number(4), to: .number(2))
        #expect(
            there.facts.map { "\($0.kind) \($0.name) \($0.category)" } == [
                "preset buy updated", "font Made regular updated", "font Made semi-bold added",
            ])
        #expect(
            back.facts.map { "\($0.kind) \($0.name) \($0.category)" } == [
                "preset buy updated", "font Made regular updated", "font Made semi-bold removed",
            ])
        #expect(there.layouts.count == 1 && back.layouts.count == 1)
        #expect(Set(there.layouts[0].causes.map(\.kind)) == [.preset, .font])
    }

    @Test func aCopyOfTheFileNeedsNoFonts() throws {
        let copy = try TitleBench(Workbench(copyOf: bench.workbench))
        try copy.perform(.set("buy") { try $0.number(.spacing, "3") }, .addCollection(["scale": "2"]))
        #expect(try copy.title("buy", .normal, ["scale": "2"]) == "18x12")
    }
}
