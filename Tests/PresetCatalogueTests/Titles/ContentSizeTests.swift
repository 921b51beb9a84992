import ButtonLayout
import CatalogueModel
import PresetCatalogue
import Testing

/// Titles in text styles grow with the content size.
@Suite(.needsHarfBuzz) struct ContentSizeTests {
    private let bench: TitleBench

    init() throws {
        bench = try .filled()
        try bench.perform(
            .metric("type", "body Made"), .metric("fix", "10 Made", .typography), .measured("buy", "Save"),
            .measured("fixed", "Save", font: "fix"))
    }

    private func sizes(_ values: String...) throws -> [String?] {
        try values.map { try bench.title("buy", .normal, $0.isEmpty ? [:] : ["content-size": $0]) }
    }

    @Test func aStyleHasItsSize() throws {
        // 17 points: 34 wide, 20.4 high.
        #expect(try bench.workbench.layout("buy")?.content.title == Size(width: 34, height: 62.0 / 3))
    }

    @Test func theTraitMakesItGrow() throws {
        let added = try bench.perform(.addTrait("content-size", values: [], defaultValue: nil))
        #expect(added.recomputed == 0)
        let collection = try bench.perform(
            .addCollection(["content-size": "AX5"]), .addCollection(["content-size": "XL"]))
        #expect(collection.added == 4)
        #expect(try sizes("", "XL", "AX5") == [try bench.title(), "38x23", "106x63.666666666666664"])
        #expect(try bench.title("fixed", .normal, ["content-size": "AX5"]) == "20x12")
        #expect(try bench.refusal(of: .addCollection(["content-size": "L"])).contains("default collection"))
        let report = try bench.perform(.metric("type", "headline Made"))
        #expect((report.recomputed, report.changed) == (0, 0))
    }

    /// Another default is another size of everything that names none.
    @Test func anotherDefaultReachesEveryTitle() throws {
        let before = try bench.title()
        let report = try bench.perform(.addTrait("content-size", values: [], defaultValue: "XL"))
        #expect((report.recomputed, report.changed) == (1, 1))
        #expect(try bench.title() == "38x23")
        let diff = try bench.catalogue.diff(from: .number(2), to: .now)
        #expect(diff.layouts.first?.causes == [Cause(kind: .trait, name: "content-size", old: nil, new: "XL")])
        let removed = try bench.perform(.removeTrait("content-size"))
        #expect(removed.changed == 1)
        #expect(try bench.title() == before)
        let back = try bench.catalogue.diff(from: .number(3), to: .now)
        #expect(back.layouts.first?.causes == [Cause(kind: .trait, name: "content-size", old: "XL", new: nil)])
    }
}
