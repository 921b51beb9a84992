import Foundation
import Testing

/// A catalogue whose names and texts mean something else in some language, with every kind of layout and trait.
enum AwkwardSample {
    /// Made once; every test gets a copy of the file.
    private static let file: Result<[UInt8], any Error> = Result {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.succeed("apply", "-", input: commands)
        for (index, text) in descriptions.enumerated() {
            try sandbox.succeed("set", names[index], "--describe", text)
            try sandbox.succeed("metric", "set", "m.\(names[index])", "\(index).5", "--describe", text)
        }
        try sandbox.write(tokens, to: "old.tokens.json")
        #expect(try sandbox.run("import", "old.tokens.json").code == 0)
        return try sandbox.bytes(Sandbox.catalogue)
    }

    static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try Data(file.get()).write(to: sandbox.folder.appending(path: Sandbox.catalogue))
        return sandbox
    }

    private static let names = [
        "default", "2xl", "Type", "1_5x", "größe", "按钮", "🚀", #"say"hi""#, "/etc/x", "a/b", "CON", "self", "init",
        #"back\slash"#, "what??/", "string.x", "CGFloat.x", "Int.x", "UIButton", "layout", "button.preset", "traits",
        "traits-default", "collection", "collection-nearest", "frames.kind.none", "direction", "direction-rtl",
        "size.compact", "layout-wide", "fr\u{200E}om", "ﬁ", "a\u{E33}", "\u{FDFA}", "x", "ns.integer", "yes",
    ]

    private static let descriptions = [
        #"ends with a backslash \"#, #"C:\ "#, "a comment /* in */ it", #"a "quoted" 'text'"#, "two\nlines\\\nof it",
        "what??/", "what??/ ", "@param nothing and \\param too", "<b>bold & <i>not", "\u{202E}backwards",
        "*/ int x; /*",
        "``` `code", "%s %n", #"\u{41} \x41"#,
    ]

    private static let commands: String =
        """
        metric set space.s 8 space.m '{space.s} * 2' share 0.1
        trait add size regular compact
        trait add content-size
        trait add locale en pt pt-BR ar
        trait add class default struct 2nd
        trait add layout tight wide
        metric set space.s 4 --for size=compact
        metric set space.s 6 --for locale=pt
        metric set share 0.3 --for class=struct
        metric set share 0.7 --for content-size=AX1
        collection add size=compact
        collection add size=compact,direction=rtl
        collection add content-size=AX1
        collection add locale=pt
        collection add locale=ar
        collection add scale=2,class=struct
        collection add layout=wide

        """
        + names.enumerated().map { index, name in
            "metric set 'm.\(name)' \(index).5\n"
                + "add 'p.\(name)' --style exact/leading --image 20x20 --title-size 31.3x20 --spacing '{space.s}'\n"
        }.joined() + names.map { "add '\($0)' --style system --image 24x24 --title-size 60x20\n" }.joined() + """
            add frames.top --style image-position/top --image 24x24 --title-size 60x20 --spacing 10 --button 200x100
            add frames.own --style layout-button/title-left --image 24x24 --image-property 30x30 --title-size 60x20
            add frames.share --style proportional/top --image 24x24 --title-size 60x20 --button 90x40
            add chip --style configuration/trailing --image 12x12 --title-size 40x18 --spacing '{space.s}' --button-size small
            add toggle --style system --image 24x20 --no-title --button 44x44 --horizontal leading --vertical fill
            set toggle --state selected --image 24x21
            set toggle --state selected+highlighted --image 30.1x21
            add text --style exact/bottom --no-image --title-size 60x20 --horizontal trailing --vertical bottom
            """

    private static let tokens = ##"""
        {"old": {"$type": "dimension",
          "said": {"$value": {"value": 2, "unit": "px"}, "$deprecated": "it's \"old\" ??/ \\ <b>\nand\u202Ebackwards"},
          "better": {"$value": {"value": 2, "unit": "px"}, "$deprecated": "{old.said} is nicer"},
          "merely": {"$value": {"value": 2, "unit": "px"}, "$deprecated": true}}}
        """##
}
