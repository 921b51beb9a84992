import CatalogueModel
import Testing

@testable import ButtonLayout

@Suite struct VectorTests {
    @Test func measuredButtons() throws {
        var checked = 0
        for item in try Fixture.cases("measured") {
            let expected = try #require(item.object("expected"))
            let size = item.size("button")
            let button = try Button(
                style: .system, width: size.map { .fixed($0.width) } ?? .fit(minimum: 0),
                height: size.map { .fixed($0.height) } ?? .fit(minimum: 0),
                content: Content(image: item.size("image"), title: item.size("title")),
                lineHeight: item.number("lineHeight"),
                contentInsets: item.edges("contentEdgeInsets").map {
                    DirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
                },
                itemInsets: ItemInsets(
                    title: item.edges("titleEdgeInsets") ?? .zero, image: item.edges("imageEdgeInsets") ?? .zero),
                horizontal: item.text("horizontal").flatMap(HorizontalAlignment.init(name:)) ?? .center,
                vertical: item.text("vertical").flatMap(VerticalAlignment.init(name:)) ?? .center,
                direction: item.text("direction").flatMap(LayoutDirection.init(name:)) ?? .leftToRight,
                scale: item.number("scale") ?? 2)
            let layout = button.layout()
            if let rect = expected.rect("content") {
                let content = button.edgeInsetLayout.contentRect(of: layout.button, insets: layout.contentEdgeInsets)
                expectClose(content.numbers, rect.numbers, "content rect of \(item.members)")
                checked += 1
            }
            if let rect = expected.rect("image") {
                expectClose(layout.image?.numbers ?? [], rect.numbers, "image of \(item.members)")
                checked += 1
            }
            if let rect = expected.rect("title") {
                expectClose(layout.title?.numbers ?? [], rect.numbers, "title of \(item.members)")
                checked += 1
            }
            if let x = expected.number("imageX") {
                expectClose([layout.image?.x ?? .nan], [x], "image x of \(item.members)")
                checked += 1
            }
            if let fitting = expected.size("fitting") {
                expectClose(layout.fitting.numbers, fitting.numbers, "fitting size of \(item.members)")
                checked += 1
            }
        }
        #expect(checked == 68)
    }

    @Test(arguments: ["styles-200x100", "styles-80x60"])
    func recipes(fixture: String) throws {
        let cases = try Fixture.cases(fixture)
        let recipes = Style.allCases.filter { $0 != .system && !$0.hasDirectionalContentInsets }
        #expect(cases.map { $0.text("style") } == recipes.map(\.name))
        for item in cases {
            let name = try #require(item.text("style"))
            let button = try makeButton(item, style: name)
            let layout = button.layout()
            let judgement = button.judge(layout)
            expectClose(layout.image?.numbers ?? [], item.rect("image")?.numbers ?? [], "image of \(name)")
            expectClose(layout.title?.numbers ?? [], item.rect("title")?.numbers ?? [], "title of \(name)")
            expectClose(
                layout.itemInsets?.title.numbers ?? [], item.edgeObject("titleEdgeInsets")?.numbers ?? [],
                "title insets of \(name)")
            expectClose(
                layout.itemInsets?.image.numbers ?? [], item.edgeObject("imageEdgeInsets")?.numbers ?? [],
                "image insets of \(name)")
            expectClose([judgement.gap?.got ?? .nan], [item.number("gap") ?? .nan], "gap of \(name)")
            let off = item.object("offCenter")
            #expect(judgement.offCenter?.of.name == off?.text("of"), "\(name)")
            expectClose(
                judgement.offCenter.map { [$0.x, $0.y] } ?? [],
                off.map { [$0.number("x") ?? .nan, $0.number("y") ?? .nan] } ?? [], "off-center of \(name)")
            let judged = judgement.findings.elements.filter { $0.rawValue <= Finding.labelStretched.rawValue }
            #expect(judged.map(\.name).sorted() == item.members["findings"] as? [String], "\(name)")
        }
    }

    @Test func exactFrames() throws {
        for item in try Fixture.cases("exact") {
            let name = try #require(item.text("style"))
            let button = try makeButton(item, style: name)
            let layout = button.layout()
            expectClose(layout.image?.numbers ?? [], item.rect("image")?.numbers ?? [], "image of \(item.members)")
            expectClose(layout.title?.numbers ?? [], item.rect("title")?.numbers ?? [], "title of \(item.members)")
            let fitting = try #require(item.object("fitting"))
            expectClose(
                layout.fitting.numbers, [fitting.number("width") ?? .nan, fitting.number("height") ?? .nan],
                "fitting size of \(item.members)")
        }
    }

    private func makeButton(_ item: JSONCase, style: String) throws -> Button {
        let input = try #require(item.object("input"))
        let size = try #require(input.size("button"))
        return try Button(
            style: #require(Style(name: style)), spacing: input.number("spacing"), width: .fixed(size.width),
            height: .fixed(size.height), content: Content(image: input.size("image"), title: input.size("title")),
            contentInsets: input.numbers("contentInsets").map {
                DirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
            },
            horizontal: input.text("horizontal").flatMap(HorizontalAlignment.init(name:)) ?? .center,
            vertical: input.text("vertical").flatMap(VerticalAlignment.init(name:)) ?? .center,
            direction: input.text("direction").flatMap(LayoutDirection.init(name:)) ?? .leftToRight,
            scale: input.number("scale") ?? 2)
    }
}
