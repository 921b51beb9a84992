import Testing

/// Every property that `add` and `set` take arrives in the facts, and `default` takes it away again.
@Suite("The properties of a preset")
struct PresetOptionsTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.succeed("init")
    }

    /// The line of a preset in the export, without its id.
    private func fact(_ name: String) throws -> String {
        let lines = try sandbox.succeed("export", "json").split(separator: "\n")
        let line = lines.first { $0.contains(#""name":"\#(name)""#) } ?? ""
        return String(line.trimmingPrefix("    ")).replacing(/"id":"[^"]*",/, with: "").replacing(/,$/, with: "")
    }

    @Test("all of them at once, and back")
    func everything() throws {
        let options: [(String, String)] = [
            ("--spacing", "-1.5"), ("--button", "200xfit"), ("--minimum", "10x44"), ("--content-insets", "1,2,3,4"),
            ("--title-insets", "-1,0,0,0"), ("--image-insets", "0,0,0,-1"), ("--image-property", "9x8"),
            ("--title", "it's"), ("--image-name", "star"), ("--background-image", "plate"), ("--title-color", "ink"),
            ("--title-shadow-color", "grey"), ("--attributed-title", "fancy"), ("--tint-color", "blue"),
            ("--adjusts-image-when-highlighted", "true"), ("--adjusts-image-when-disabled", "false"),
            ("--shows-touch-when-highlighted", "true"),
        ]
        let words = [
            "--style", "layout-button/title-top", "--image", "24x24", "--title-size", "60x20", "--horizontal",
            "trailing",
            "--vertical", "bottom", "--button-type", "custom", "--button-size", "large", "--describe", "All of it",
        ]
        #expect(try sandbox.run(["add", "all"] + words + options.flatMap { [$0, $1] }).code == 0)
        #expect(
            try fact("all")
                == #"{"name":"all","style":"layout-button/title-top","spacing":-1.5,"button":{"width":200},"#
                + #""minimum":{"width":10,"height":44},"contentInsets":{"top":1,"leading":2,"bottom":3,"trailing":4},"#
                + #""titleInsets":{"top":-1,"left":0,"bottom":0,"right":0},"#
                + #""imageInsets":{"top":0,"left":0,"bottom":0,"right":-1},"imageProperty":{"width":9,"height":8},"#
                + #""horizontal":"trailing","vertical":"bottom","buttonSize":"large","buttonType":"custom","#
                + #""tintColor":"blue","adjustsImageWhenHighlighted":"true","adjustsImageWhenDisabled":"false","#
                + #""showsTouchWhenHighlighted":"true","states":{"normal":{"image":{"width":24,"height":24},"#
                + #""title":{"width":60,"height":20},"text":"it's","imageName":"star","backgroundImage":"plate","#
                + #""titleColor":"ink","titleShadowColor":"grey","attributedTitle":"fancy"}},"description":"All of it"}"#
        )
        _ = try sandbox.succeed(["set", "all", "--describe", "default"] + options.flatMap { [$0.0, "default"] })
        try sandbox.succeed(
            "set", "all", "--style", "system", "--horizontal", "center", "--vertical", "center", "--button-type",
            "system", "--button-size", "medium", "--no-image", "--no-title")
        #expect(
            try fact("all")
                == #"{"name":"all","style":"system","states":{"normal":{"image":"none","title":"none"}}}"#)
        #expect(try sandbox.succeed("verify") == "1 layout verified, 0 differ\n")
    }

    @Test("states: content of their own, and none any more")
    func states() throws {
        try sandbox.succeed("add", "eye", "--style", "system", "--image", "24x20", "--no-title")
        try sandbox.succeed(
            "set", "eye", "--state", "selected", "--state", "selected+highlighted", "--image", "24x21")
        #expect(try sandbox.succeed("list", "eye").split(separator: "\n").count == 4)
        #expect(try sandbox.succeed("show", "eye").contains("selected+highlighted [direction=ltr,scale=3]"))
        #expect(
            try sandbox.succeed("set", "eye", "--remove-state", "selected+highlighted").hasSuffix("1 removed (r3)\n"))
        #expect(try sandbox.succeed("list", "eye").split(separator: "\n").count == 3)
        #expect(try sandbox.succeed("verify") == "2 layouts verified, 0 differ\n")
    }

    @Test("--like starts from another preset")
    func like() throws {
        try sandbox.succeed("metric", "set", "gap", "3")
        try sandbox.succeed(
            "add", "one", "--style", "exact/top", "--image", "24x24", "--title-size", "60x20", "--spacing", "{gap}")
        try sandbox.succeed("add", "two", "--like", "one", "--button", "100x100")
        #expect(
            try fact("two").replacing(#""button":{"width":100,"height":100},"#, with: "")
                == fact("one").replacing("one", with: "two"))
        #expect(try sandbox.run("metric", "set", "gap", "4", "--names").output.hasSuffix("  one\n  two\n"))
    }

    @Test("metrics: types, descriptions, values for traits")
    func metrics() throws {
        try sandbox.succeed("metric", "set", "ratio", "1.5", "--type", "number", "--describe", "How much more")
        try sandbox.succeed("metric", "set", "size", "{ratio} * 8")
        try sandbox.succeed("metric", "set", "word", "{size}, or so", "--type", "string")
        try sandbox.succeed("metric", "set", "size", "{ratio} * 4", "--for", "direction=rtl")
        #expect(
            try sandbox.succeed("metric", "list") == """
                name   type       value          resolved  for traits                  note
                ratio  number     1.5                                                  How much more
                size   dimension  {ratio} * 8          12  direction=rtl: {ratio} * 4
                word   string     {size}, or so

                """)
        #expect(try sandbox.fail("metric", "set", "ratio", "1.5 + {size}").contains("cycle"))
        #expect(try sandbox.succeed("metric", "list", "s*", "--format", "json").contains(#""resolved": 12"#))
    }
}
