import Foundation
import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// What a machine may lack.
    static func needs(_ program: String, from package: String) -> Self {
        let folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        return .enabled(
            if: folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") },
            "\(program) (\(package)) is not installed")
    }
}

/// Pictures, as other programs see them.
@Suite("SVG from the command line")
struct SVGTests {
    private static let hostile = [
        #"a.</script><script>alert(1)</script>"#, #"b."onload="x"#, "c.&amp;]]>", "d.'--", "e/etc/x",
    ]

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sample.sandbox()
        for name in Self.hostile {
            try sandbox.succeed(
                "add", name, "--style", "exact/leading", "--image", "20x20", "--title",
                "\(name)\u{202E}\u{0}\u{FFFF}".replacing("\u{0}", with: ""), "--title-size", "90x20")
        }
        return sandbox
    }

    @Test("one picture goes to standard output, several into a folder of safe names")
    func export() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.fail("export", "svg").contains("11 pictures go into a folder: -o FOLDER"))
        let one = try sandbox.succeed("export", "svg", "buy")
        #expect(one == (try sandbox.succeed("show", "buy", "--svg")))
        #expect(try sandbox.run("export", "svg", "-o", "a/pictures").errors.hasPrefix("wrote a/pictures/"))
        let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("a/pictures")).sorted()
            .filter { !$0.hasPrefix(".") }
        #expect(names.count == 11)
        #expect(names.contains("buy.svg") && names.contains("password.show.selected.svg"))
        #expect(try sandbox.text("a/pictures/buy.svg") == one)
        #expect(try sandbox.names == ["a", "presets.db"], "nothing lands outside the folder")
        #expect(try sandbox.run("export", "svg", "-o", "a/pictures").errors == "11 files are up to date\n")
        #expect(try sandbox.run("export", "svg", "-o", "a/pictures", "--check").code == 0)
        try sandbox.succeed("metric", "set", "space.s", "5")
        let stale = try sandbox.run("export", "svg", "-o", "a/pictures", "--check")
        #expect(stale.code == 1 && stale.errors.contains("a/pictures/buy.svg is stale"))
    }

    @Test("a picture is of a revision and of traits")
    func choice() throws {
        let sandbox = try Sample.sandbox()
        let now = try sandbox.succeed("show", "buy", "--svg")
        #expect(try sandbox.succeed("show", "buy", "--svg", "--at", "1.0") != now)
        #expect(try sandbox.succeed("show", "buy", "--svg", "--traits", "size=compact").contains("size=compact"))
        #expect(try sandbox.run("show", "buy", "--svg", "-o", "buy.svg").errors == "wrote buy.svg\n")
        #expect(try sandbox.text("buy.svg") == now)
        #expect(try sandbox.run("show", "buy", "--svg", "-o", "buy.svg").errors == "buy.svg is up to date\n")
    }

    @Test(
        "what does not go together is refused",
        arguments: [
            ["show", "buy", "-o", "x.svg"], ["show", "buy", "--image", "a=b"], ["show", "buy", "--svg", "--ascii"],
            ["show", "buy", "--svg", "--format", "json"], ["export", "csv", "--image", "buy=presets.db"],
            ["show", "buy", "--svg", "--image", "buy"], ["show", "buy", "--svg", "--image", "buy=none.png"],
            ["show", "buy", "--svg", "--image", "buy=presets.db"], ["show", "none", "--svg"],
            ["show", "buy", "--svg", "--image", "other=presets.db"], ["export", "svg", "-o", "presets.db"],
        ])
    func refused(arguments: [String]) throws {
        _ = try Sample.sandbox().fail(arguments)
    }

    @Test("an image is that of its name, of a preset's or of an asset's")
    func image() throws {
        let sandbox = try Sample.sandbox()
        try sandbox.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "eye.txt")
        let states = try sandbox.succeed("show", "password.show", "--svg", "--image", "eye=eye.txt")
        #expect(states.matches(of: #/<image /#).count == 1)
        let preset = try sandbox.succeed("show", "buy", "--svg", "--image", "buy=eye.txt")
        #expect(preset.contains("href=\"data:image/svg+xml;base64,"))
    }

    @Test("pictures are valid XML", .needs("xmllint", from: "libxml2-utils"))
    func xml() throws {
        let sandbox = try sandbox()
        try sandbox.succeed("metric", "set", "space.s", "7")
        _ = try sandbox.run("export", "svg", "-o", "pictures")
        #expect(try sandbox.shell("xmllint --noout pictures/*.svg") == Command.Outcome())
        #expect(try sandbox.shell("presets show password.show --svg | xmllint --noout -") == Command.Outcome())
        let scripts = try sandbox.shell(
            "for file in pictures/*.svg; do xmllint --xpath 'count(//*[name()=\"script\"]) + count(//@onload)' $file; done"
        )
        #expect(Set(scripts.lines) == ["0"])
        let title = try sandbox.shell("xmllint --xpath 'string(//*[@class=\"bp-ink bp-name\"])' pictures/c.*.svg")
        #expect(title.lines == ["c.&amp;]]>"])
    }

    @Test(
        "pictures of a diff are valid XML, also of hostile names, and another program draws them",
        .needs("xmllint", from: "libxml2-utils"), .needs("rsvg-convert", from: "librsvg2-bin"))
    func diff() throws {
        let sandbox = try sandbox()
        try sandbox.succeed("release", "hostile")
        for name in Self.hostile { try sandbox.succeed("set", name, "--spacing", "3") }
        #expect(try sandbox.shell("presets diff --format svg > diff.svg").code == 1)
        #expect(try sandbox.shell("xmllint --noout diff.svg") == Command.Outcome())
        let drawn = try #require(ParsedXML(try sandbox.text("diff.svg")))
        #expect(drawn["script"].isEmpty && drawn.elements.allSatisfy { $0.attributes["onload"] == nil })
        for name in Self.hostile { #expect(drawn["text"].contains { $0.text.hasPrefix(name.prefix(20)) }, "\(name)") }
        let ids = drawn.elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        #expect(try sandbox.shell("rsvg-convert diff.svg -o diff.png") == Command.Outcome())
        let root = try #require(drawn.elements.first)
        #expect(
            try size(of: sandbox.bytes("diff.png"))
                == ["width", "height"].compactMap { root.attributes[$0].flatMap { Int($0) } })
    }

    /// The size of a PNG file, from its header.
    private func size(of png: [UInt8]) -> [Int] {
        guard png.count > 24 else { return [] }
        return [16, 20].map { start in png[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("another program draws them, at their size and not empty", .needs("rsvg-convert", from: "librsvg2-bin"))
    func rendered() throws {
        let sandbox = try sandbox()
        _ = try sandbox.run("export", "svg", "-o", "pictures")
        for name in ["buy", "tab.home", "side", "password.show.selected"] {
            let svg = try sandbox.text("pictures/\(name).svg")
            let parsed = try #require(ParsedXML(svg)?.elements.first)
            let outcome = try sandbox.shell(
                "rsvg-convert pictures/\(name).svg -o \(name).png && sed 's/<style>/<style>*{opacity:0}/' pictures/\(name).svg"
                    + " | rsvg-convert -o blank.png")
            #expect(outcome == Command.Outcome())
            let png = try sandbox.bytes("\(name).png")
            #expect(size(of: png) == ["width", "height"].compactMap { parsed.attributes[$0].flatMap { Int($0) } })
            #expect(try png.count > 4 * sandbox.bytes("blank.png").count)
        }
    }

    @Test("a title is drawn in its font", .needsHarfBuzz)
    func glyphs() throws {
        let sandbox = try Sandbox()
        var font = TestFont("abc", advance: 500)
        font.boxHeight = 700
        try Data(font.bytes).write(to: URL(filePath: sandbox.path("Made.ttf")))
        try sandbox.succeed("init")
        try sandbox.succeed("font", "add", "Made.ttf")
        try sandbox.succeed("metric", "set", "type", "10 Made", "--type", "typography")
        try sandbox.succeed("add", "buy", "--style", "exact/leading", "--title", "abc", "--title-font", "type")
        let drawn = try #require(ParsedXML(try sandbox.succeed("show", "buy", "--svg")))
        let path = drawn["path"].first { $0.attributes["class"] == "bp-ink" }
        #expect(path?.attributes["d"]?.matches(of: /M/).count == 3)
        #expect(!drawn["text"].contains { $0.text == "abc" })
        try FileManager.default.removeItem(atPath: sandbox.path("Made.ttf"))
        let written = try #require(ParsedXML(try sandbox.succeed("show", "buy", "--svg")))
        #expect(written["text"].contains { $0.text == "abc" })
    }
}
