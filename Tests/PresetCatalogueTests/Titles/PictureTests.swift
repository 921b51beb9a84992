import CatalogueModel
import PresetCatalogue
import TestSupport
import Testing
import TitleMeasuring

@Suite("Pictured layouts", .needsHarfBuzz)
struct PictureTests {
    private let bench: TitleBench

    init() throws {
        bench = try TitleBench()
        try bench.perform(
            bench.font("made.ttf") { $0.boxHeight = 700 }, .metric("type", "10 Made", .typography),
            .measured("buy", "Save"))
    }

    private func picture(_ name: String = "buy", _ state: ControlState = .normal) throws -> PicturedLayout? {
        try bench.catalogue.pictures(of: Name(name)).first { $0.layout.state == state }
    }

    @Test("a title is drawn in its font where that is here, and is text where it is not")
    func font() throws {
        let here = try #require(try picture())
        #expect(here.titleText == "Save")
        #expect(here.title?.lines.first?.width == 20)
        #expect(here.title?.lines.first?.path.isEmpty == false)

        let files = bench.shelf.files
        bench.shelf.files = [:]
        let gone = try #require(try picture())
        #expect(gone.titleText == "Save" && gone.title == nil)
        bench.shelf.files = ["made.ttf": [[1, 2, 3]]]
        #expect(try picture()?.title == nil, "another file under that name is not the font")
        bench.shelf.files = files
        #expect(try picture() == here)
    }

    @Test("lines are broken as they are measured")
    func lines() throws {
        try bench.perform(
            .set("buy") {
                $0.titleText = .value(.literal("ab cd"))
                try $0.number(.titleWidth, "12")
                try $0.number(.lines, "2")
            })
        #expect(try picture()?.title?.lines.map(\.width) == [10, 10])
    }

    @Test("each state has its own, a title of known size its text")
    func states() throws {
        try bench.perform(.retitled("buy", "Buy"), .add("fixed", .exact(.top), spacing: "8"))
        #expect(try picture("fixed")?.title == nil)
        #expect(try bench.catalogue.pictures(matching: .all).map(\.layout.name) == ["buy", "fixed"])
        let some = Pattern("f*")
        #expect(try bench.catalogue.pictures(matching: some).map(\.layout) == bench.catalogue.layouts(matching: some))
        #expect(throws: CatalogueError.self) { try bench.catalogue.pictures(of: Name("none")) }
    }
}
