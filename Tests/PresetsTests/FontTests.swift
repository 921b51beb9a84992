import Foundation
import TestSupport
import Testing
import TitleMeasuring

extension Trait where Self == ConditionTrait {
    /// What a machine may lack.
    static var needsHarfBuzz: Self {
        .enabled(if: (try? TitleMeasurer.harfBuzzVersion()) != nil, "HarfBuzz (libharfbuzz0b) is not installed")
    }
}

extension Sandbox {
    /// A font whose letters are half as wide as it is large.
    func writeFont(_ name: String, family: String = "Made", weight: Int = 400, advance: Int = 500) throws {
        var font = TestFont("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ä", advance: advance)
        font.family = family
        font.weight = weight
        try write("", to: name)
        try Data(font.bytes).write(to: URL(filePath: path(name)))
    }
}

/// Titles that are measured, from the command line.
@Suite("Fonts", .needsHarfBuzz)
struct FontTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.makeFolder("app")
        try sandbox.succeed("init", in: "app")
        sandbox.environment["PRESETS_CATALOGUE"] = sandbox.path("app/presets.db")
        try sandbox.writeFont("fonts/Made.ttf")
    }

    private func addTitle() throws {
        try sandbox.succeed("font", "add", "fonts/Made.ttf")
        try sandbox.succeed("metric", "set", "type", "10 Made", "--type", "typography")
        try sandbox.succeed("add", "buy", "--style", "exact/leading", "--title", "Save", "--title-font", "type")
    }

    private func title() throws -> String {
        let json = try sandbox.succeed("list", "buy", "--format", "json")
        return json.firstMatch(of: /"title": \{[^}]*"width": (\d+),\s+"height": (\d+)/).map { "\($0.1)x\($0.2)" }
            ?? json
    }

    @Test("a file is named relative to the catalogue's folder, wherever the command runs")
    func names() throws {
        try sandbox.succeed("font", "add", "fonts/Made.ttf")
        #expect(
            try sandbox.succeed("font", "list").hasPrefix(
                "family  weight   file               content  file is\nMade    regular  ../fonts/Made.ttf  "))
        try sandbox.writeFont("app/in/Bold.ttf", weight: 700)
        try sandbox.succeed("font", "add", "./Bold.ttf", in: "app/in")
        try sandbox.succeed(
            "font", "add", sandbox.path("fonts/Made.ttf"), "--family", "system", "--weight", "Semi Bold")
        let list = try sandbox.succeed("font", "list", "--format", "json")
        #expect(list.contains(#""file": "in/Bold.ttf""#))
        #expect(list.contains(#""family": "system""#) && list.contains(#""weight": 600"#))
        #expect(list.contains("\"file\": \"\(sandbox.path("fonts/Made.ttf"))\""))
        #expect(list.matches(of: /"state": "here"/).count == 3)
    }

    @Test(
        "what is no font is refused",
        arguments: [
            (["font", "add", "none.ttf"], "cannot read 'none.ttf'"), (["font", "add", "text.txt"], "not a font"),
            (["font", "add", "fonts/Made.ttf", "--face", "1"], "There is no face 1"),
            (["font", "add", "fonts/Made.ttf", "--weight", "fat"], "'fat'"),
            (["font", "add", "-"], "standard input has none"),
            (["font", "add", "fonts"], "cannot read 'fonts'"), (["font", "remove", "Made"], "there is no font 'Made'"),
            (["font", "add", "fonts/Made.ttf", "--family", ""], "--family names it"),
        ])
    func refusals(arguments: [String], message: String) throws {
        try sandbox.write("text", to: "text.txt")
        let errors = try sandbox.fail(arguments)
        #expect(errors.contains(message), "\(errors)")
    }

    @Test("a title is measured, and laid out as it comes out")
    func measured() throws {
        try addTitle()
        #expect(try title() == "20x12")
        let show = try sandbox.succeed("show", "buy")
        #expect(show.contains("title-font") && show.contains("regular 10 Made"))
        let run = try sandbox.succeed("set", "buy", "--title", "Save all of it", "--title-width", "40", "--lines", "2")
        #expect(run.contains("1 of 1 layouts recomputed, 1 changed"))
        #expect(try title() == "40x24")
        try sandbox.succeed("set", "buy", "--title-size", "7x7")
        #expect(try title() == "7x7")
        try sandbox.succeed("set", "buy", "--title-size", "default", "--title-width", "default", "--lines", "default")
        #expect(try title() == "70x12")
        #expect(
            try sandbox.fail("set", "buy", "--title-font", "default").contains("no size and no font to measure it with")
        )
        #expect(try sandbox.succeed("verify") == "1 layout verified, 0 differ\n")
    }

    @Test("without the file what is remembered holds; PRESETS_FONTS finds it elsewhere")
    func moved() throws {
        try addTitle()
        try FileManager.default.moveItem(atPath: sandbox.path("fonts"), toPath: sandbox.path("moved"))
        #expect(try sandbox.succeed("font", "list").contains("  missing\n"))
        try sandbox.succeed("set", "buy", "--spacing", "3")
        let missing = try sandbox.run("set", "buy", "--title", "Buy")
        #expect(missing.code == 2)
        #expect(
            missing.errors == """
                Error: the title 'Buy' of 'buy' cannot be measured: the font 'Made regular' is needed, and its file \
                '../fonts/Made.ttf' is not there; put it there, or name the folder that it is in in PRESETS_FONTS

                """)
        sandbox.environment["PRESETS_FONTS"] = "/nowhere:\(sandbox.path("moved"))"
        #expect(try sandbox.succeed("font", "list").contains("  here\n"))
        try sandbox.succeed("set", "buy", "--title", "Buy")
        #expect(try title() == "15x12")
    }

    @Test("a new version of the file is taken by recalculating")
    func version() throws {
        try addTitle()
        try sandbox.writeFont("fonts/Made.ttf", advance: 600)
        #expect(try sandbox.succeed("font", "list").contains("  changed\n"))
        #expect(try sandbox.run("set", "buy", "--title", "Buy").errors.contains("is another version of it"))
        #expect(try sandbox.run("recalculate").output.contains("1 changed (r4)"))
        #expect(try title() == "24x12")
        let diff = try sandbox.run("diff", "r3", "now")
        #expect(diff.code == 1)
        #expect(diff.output.contains("Made regular"))
    }

    @Test("a font goes when nobody needs it")
    func removed() throws {
        try addTitle()
        let refusal = try sandbox.run("font", "remove", "Made")
        #expect(refusal.code == 2 && refusal.errors.contains("there is no font of the family 'Made' (regular)"))
        try sandbox.succeed("remove", "buy")
        #expect(try sandbox.succeed("font", "remove", "Made", "--weight", "regular").contains("Made regular"))
        #expect(!(try sandbox.succeed("font", "list").contains("Made")))
        #expect(FileManager.default.fileExists(atPath: sandbox.path("fonts/Made.ttf")))
    }

    @Test("missing glyphs and clipped titles are found by check")
    func findings() throws {
        try addTitle()
        let clean = try sandbox.run("check")
        #expect(!clean.output.contains("missing-glyphs"))
        try sandbox.succeed("set", "buy", "--title", "Saveλ")
        let check = try sandbox.run("check")
        #expect(check.code == 1)
        #expect(check.output.contains("missing-glyphs"))
        try sandbox.succeed("set", "buy", "--title", "Save", "--title-width", "10")
        #expect(try sandbox.run("check").output.contains("title-clipped"))
    }

    @Test("several commands of apply see each other's fonts")
    func applied() throws {
        let report = try sandbox.succeed(
            "apply", "-",
            input: """
                font add fonts/Made.ttf
                metric set type 'body Made' --type typography
                trait add content-size
                collection add content-size=AX5
                add buy --style exact/leading --title Save --title-font type
                """)
        #expect(report.contains("(r1)"))
        #expect(
            try sandbox.succeed("list", "--traits", "content-size=AX5", "--format", "json").contains(#""width": 106"#))
        #expect(try sandbox.succeed("trait", "list").contains("XS, S, M, L"))
        #expect(
            try sandbox.run("trait", "add", "content-size").errors.contains("there is a trait 'content-size' already"))
        #expect(try sandbox.run("trait", "add", "locale", "en_US").errors.contains("is no locale"))
    }
}
