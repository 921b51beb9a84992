import TestSupport
import Testing

/// `compare` and `styles`, which need no catalogue.
@Suite("Compare")
struct CompareTests {
    private static let numbers = [
        "--button", "200x100", "--image", "24x24", "--title-size", "60x20", "--spacing", "10",
    ]
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    private func compare(_ arguments: String...) throws -> Command.Outcome {
        try sandbox.run(["compare"] + Self.numbers + arguments)
    }

    @Test("shows all styles in their order, and makes no file")
    func all() throws {
        let table = try compare()
        let styles = table.lines.dropFirst().map { $0.prefix { $0 != " " } }
        #expect(styles.count == 41)
        #expect(styles.first == "system")
        #expect(styles.last == "configuration/bottom")
        let listed = try sandbox.succeed("styles").split(separator: "\n").dropFirst().map { $0.prefix { $0 != " " } }
        #expect(listed == styles)
        #expect(try sandbox.names == [])
    }

    @Test("chooses styles, direction and scale")
    func choices() throws {
        #expect(try compare("--style", "exact/*").lines.count == 5)
        let rtl = try compare("--style", "exact/leading", "--direction", "rtl", "--scale", "2", "--format", "json")
        #expect(rtl.output.contains(#""direction": "rtl""#))
        #expect(rtl.output.contains(#""scale": "2""#))
        #expect(rtl.output.contains(#""x": 123"#))
        #expect(try compare("--style", "exact/leading", "--horizontal", "left").output.contains("24 x 24 at 0, 38"))
        #expect(try compare("--style", "exact/top", "--vertical", "top").output.contains("at 88, 0"))
        #expect(try compare("--style", "exact/leading", "--content-insets", "0,50,0,0").output.contains("at 78, 38"))
    }

    @Test("expressions of numbers are numbers, and either part may fit")
    func expressions() throws {
        let fixed = try compare("--style", "exact/*")
        let computed = try sandbox.run(
            "compare", "--button", "(100 + 100)xmax(10, 100)", "--image", "24x(12*2)", "--title-size", "60x20",
            "--spacing", "-2 + 12", "--style", "exact/*")
        #expect(computed == fixed)
        let fitted = try sandbox.run(
            "compare", "--button", "fitxfit", "--no-image", "--title-size", "60x20", "--style", "exact/top")
        #expect(fitted.lines.last?.contains("60 x 32         60 x 20 at 0, 6") == true)
    }

    @Test("fill leaves exact out where it is one of many, and refuses it alone")
    func fill() throws {
        let all = try compare("--vertical", "fill")
        #expect(all.code == 0)
        #expect(all.lines.count == 38)
        #expect(all.errors.hasPrefix("exact is left out: "))
        let alone = try compare("--vertical", "fill", "--style", "exact/*")
        #expect(alone.code == 2)
        #expect(alone.output == "")
        #expect(alone.errors.hasPrefix("Error: exact aligns a group, so an alignment cannot be fill"))
    }

    @Test(
        "what is no button is refused by name",
        arguments: [
            (["--button", "0x10"], "the button's width must be above 0"),
            (["--button", "10x0"], "the button's height must be above 0"),
            (["--button", "-1x10"], "the button's width must be above 0"),
            (["--button", "nanx10"], "'nan'"), (["--button", "infx10"], "'inf'"),
            (["--button", "1e999x10"], "'1e999' is no number"), (["--button", "1e7x1"], "beyond a million points"),
            (["--button", "10"], "'10' is no size, as in 24x24"), (["--button", "x10"], "is no size"),
            (["--button", "10x"], "is no size"), (["--button", "fit"], "is no size"), (["--button", ""], "is no size"),
            (["--button", "10x10x10"], "at character"), (["--button", "{a}x10"], "it knows no metrics; give numbers"),
            (["--button", "1/0x10"], "has no value"), (["--image", "-1x1"], "the image's size must be above 0"),
            (["--title-size", "1x-1"], "the title's size must be above 0"), (["--image", "fitx1"], "'fit'"),
            (["--spacing", "nan"], "'nan'"), (["--spacing", "1e9"], "the spacing is beyond a million points"),
            (["--scale", "0"], "the scale must be above 0"), (["--scale", "-2"], "the scale must be above 0"),
            (["--scale", "nan"], "the scale is not a finite number"),
            (["--scale", "inf"], "the scale is not a finite number"), (["--scale", "two"], "'two'"),
            (["--content-insets", "1,2,3"], "no four insets"), (["--content-insets", "1,2,3,inf"], "'inf'"),
            (["--direction", "up"], "'up' is none of ltr, rtl"), (["--style", "nope"], "no style matches 'nope'"),
            (["--horizontal", "centre"], "'centre' is none of center"),
            (["--no-image"], "give --image WxH, or --no-image"),
            (["--no-title"], "give --title-size WxH, or --no-title"),
        ])
    func refused(arguments: [String], message: String) throws {
        let name = arguments[0]
        var numbers = Self.numbers
        if let index = numbers.firstIndex(of: name) { numbers.removeSubrange(index...index + 1) }
        let errors = try sandbox.fail(["compare"] + numbers + arguments)
        #expect(errors.contains(message), "\(errors)")
    }

    @Test("image and title are given, or said not to be there")
    func missing() throws {
        #expect(try sandbox.fail("compare").contains("'--button <WxH>'"))
        #expect(try sandbox.fail("compare", "--button", "9x9").contains("give --image WxH, or --no-image"))
        #expect(
            try sandbox.fail("compare", "--button", "9x9", "--no-image").contains(
                "give --title-size WxH, or --no-title"))
        #expect(try sandbox.run("compare", "--button", "9x9", "--no-image", "--no-title").code == 0)
    }

    @Test("every style has a drawing, in ASCII too")
    func drawings() throws {
        let drawings = try sandbox.succeed("styles", "**/*")
        let ascii = try sandbox.succeed("styles", "**/*", "--ascii")
        #expect(drawings.matches(of: /200 × 100 pt/).count == 40)
        #expect(ascii.matches(of: /200 x 100 pt/).count == 40)
        #expect(try sandbox.succeed("styles", "system", "--ascii").unicodeScalars.allSatisfy(\.isASCII))
    }
}
