import Testing

/// Errors say what, where and what to do, and leave the file alone (which `fail` looks at).
@Suite("Errors")
struct ErrorTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    @Test(
        "an unknown name is named, and the nearest known one offered",
        arguments: [
            (["show", "tab.hom"], "there is no preset 'tab.hom'; did you mean 'tab.home'?"),
            (["set", "byu", "--spacing", "3"], "there is no preset 'byu'; did you mean 'buy'?"),
            (["set", "nothing.*", "--spacing", "3"], "nothing matches 'nothing.*'"),
            (["remove", "chipp"], "there is no preset 'chipp'; did you mean 'chip'?"),
            (["rename", "tab.hone", "x"], "there is no metric, token or preset 'tab.hone'; did you mean 'tab.home'?"),
            (["rename", "--group", "tap", "x"], "nothing matches 'tap.**'"),
            (["metric", "show", "space.t"], "there is no metric 'space.t'; did you mean 'space."),
            (["metric", "remove", "space.mm"], "there is no metric 'space.mm'; did you mean 'space.m'?"),
            (["add", "z", "--like", "bui"], "there is no preset 'bui'; did you mean 'buy'?"),
            (["add", "z", "--style", "exakt/top"], "there is no style 'exakt/top'; did you mean 'exact/top'?"),
            (["add", "z", "--style", "system", "--spacing", "{space.z}"], "there is no metric 'space.z'"),
            (["list", "--at", "1.2"], "there is no revision or release '1.2'; did you mean '1."),
            (["list", "--traits", "sice=compact"], "there is no trait 'sice'; did you mean "),
            (["list", "--traits", "size=compcat"], "the trait 'size' has no value 'compcat': it has regular, compact"),
            (["diff", "r99"], "there is no revision r99: the newest is r"), (["restore", "0.9"], "'0.9'"),
            (["styles", "exact"], "there is no style 'exact'; did you mean 'exact/"),
            (["diff", "../no-such.db"], "../no-such.db: there is no such file"),
        ])
    func unknown(arguments: [String], message: String) throws {
        let errors = try sandbox.fail(arguments)
        #expect(errors.contains(message), "\(errors)")
    }

    @Test(
        "what cannot be is refused with the reason",
        arguments: [
            (["add", "buy", "--style", "system"], "there is a preset 'buy' already"),
            (["add", "tab", "--style", "system"], "'tab' cannot be a name: it is a group, with 'tab.home' in it"),
            (["add", "buy.x", "--style", "system"], "'buy.x' cannot be a name: 'buy' is one, and so no group"),
            (["add", "space.s", "--style", "system"], "there is a metric 'space.s' already"),
            (["add", "z"], "--style is missing (or --like"),
            (["add", "z", "--style", "system", "--title", "Buy"], "--title-size gives the size"),
            (["add", "z", "--style", "system", "--image", "1x1", "--no-image"], "contradict each other"),
            (["set", "buy"], "nothing to set; 'presets set --help' shows the properties"),
            (["set", "buy", "--image", "24"], "'24' is no size, as in 24x24"),
            (["set", "buy", "--content-insets", "1,2,3"], "'1,2,3' are no four insets"),
            (["set", "buy", "--horizontal", "middle"], "'middle' is none of center, left"),
            (["set", "buy", "--state", "pressed"], "'pressed' is no state: normal, highlighted"),
            (["set", "buy", "--horizontal", "fill"], "buy: exact aligns a group"),
            (["set", "buy", "--spacing", "{copy.buy}"], "a metric of type string where a number is needed"),
            (["set", "buy", "--minimum", "0x(1-2)"], "buy: the minimum size cannot be negative"),
            (["show", "space.s"], "'space.s' is a metric, not a preset"),
            (["metric", "show", "buy"], "'buy' is a preset, not a metric"),
            (["metric", "set", "space.s", "{space.m}"], "a cycle: space.s → space.m → space.s"),
            (["metric", "set", "x", "{y}", "y", "{x}"], "a cycle: x → y → x"),
            (["metric", "set", "x", "min(1)"], "min takes two values or more, not 1"),
            (["deprecate", "buy", "--use", "buy"], "'buy' cannot replace itself"),
            (["collection", "add", "direction=ltr"], "the default collection belongs to every catalogue"),
            (["trait", "add", "mode", "a", "a"], "'a' is given twice"),
            (["metric", "set", "a\u{202E}b", "1"], "control or reorder text: U+202E"),
            (["metric", "set", "space.s", "1 / 0"], "space.s: division by zero in 1 / 0"),
            (["metric", "set", "space.s", "1 / (2 - 2)"], "division by zero"),
            (["metric", "set", "space.s", "nan"], "'nan'"), (["metric", "set", "space.s", "inf"], "'inf'"),
            (["metric", "set", "space.s", "1e999"], "'1e999' is no number"),
            (["metric", "set", "space.s", "8", "space.m"], "a value is missing for 'space.m'"),
            (["metric", "set", "word", "hello"], "(for a text: --type string)"),
            (["metric", "set", "space.s", "x", "--type", "string"], "'space.s' is of type dimension, and in use: "),
            (["metric", "set", "space.s", "4", "--for", "size"], "'size' is no trait=value, as in size=compact"),
            (["metric", "set", "a..b", "1"], "a part between dots is empty"),
            (["metric", "set", "$a", "1"], "a part begins with '$'"),
            (["metric", "set", "a\u{1B}[2J", "1"], "a name cannot have characters that control or reorder text: U+1B"),
            (["release", "now"], "'now' cannot name a release"), (["release", "r5"], "'r5' cannot name a release"),
            (["release", "12"], "'12' cannot name a release"), (["release", ""], "'' cannot name a release"),
            (["trait", "add", "size", "compact"], "there is a trait 'size' already"),
            (["trait", "remove", "scale"], "the trait 'scale' belongs to every catalogue"),
            (["collection", "add", "size=compact"], "layouts for size=compact are kept already"),
            (["export", "html"], "The values are markdown, csv, json"),
            (["export", "json", "tab.*"], "json holds the whole catalogue: no pattern"),
            (["export", "markdown", "--check"], "--check needs the file: -o PATH"),
            (["export", "csv", "--history"], "go with json only"),
            (["apply", "no such file"], "cannot read 'no such file': there is no such file or folder"),
            (["import", "."], "cannot read '.': it is a folder"),
            (["list", "buy", "chip"], "Unexpected argument 'chip'"), (["init", "x"], "Unexpected argument 'x'"),
            (["restore"], "Missing expected argument '<revision>'"),
            (["list", "--catalogue"], "Missing value for '--catalogue <file>'"),
        ])
    func refused(arguments: [String], message: String) throws {
        let errors = try sandbox.fail(arguments)
        #expect(errors.contains(message), "\(errors)")
    }

    @Test("how to use a command is told to who mistyped it, not to who named a missing file")
    func usage() throws {
        #expect(try sandbox.fail("set", "buy", "--image", "24").contains("Usage: presets set"))
        #expect(try sandbox.fail("export", "html").contains("Usage: presets export"))
        for arguments in [
            ["import", "missing.json"], ["apply", "missing"], ["export", "csv", "-o", "no/folder.csv"],
            ["show", "missing"], ["metric", "set", "a..b", "1"], ["set", "buy"],
        ] {
            #expect(try !sandbox.fail(arguments).contains("Usage:"), "\(arguments)")
        }
    }

    @Test("a file that is no catalogue is not touched, and the command says so")
    func otherFiles() throws {
        try sandbox.write("dear diary\n", to: "diary.txt")
        try sandbox.write("", to: "empty.db")
        for arguments in [["list"], ["metric", "set", "a", "1"], ["init"]] {
            let errors = try sandbox.fail(arguments + ["--catalogue", "diary.txt"])
            #expect(
                errors.contains("diary.txt: this is not a catalogue but some other kind of file. Nothing was touched."))
        }
        #expect(try sandbox.text("diary.txt") == "dear diary\n")
        #expect(try sandbox.fail("list", "--catalogue", "empty.db").contains("Make it one with `presets init`"))
        #expect(try sandbox.bytes("empty.db") == [])
        #expect(try sandbox.fail("list", "--catalogue", ".").contains("this is a folder, not a catalogue"))
        #expect(try sandbox.fail("list", "--catalogue", "").contains("the path of the catalogue is empty"))
        #expect(try sandbox.fail("init", "--catalogue", "no/such/x.db").contains("Make the folder first"))
        #expect(try sandbox.names == ["diary.txt", "empty.db", "presets.db"])
    }

    @Test("reading writes nothing, in the file and beside it")
    func readingWritesNothing() throws {
        let before = try sandbox.bytes(Sandbox.catalogue)
        for arguments in [
            ["list"], ["show", "buy"], ["metric", "list"], ["metric", "show", "space.s"], ["trait", "list"],
            ["collection", "list"], ["releases"], ["log"], ["diff"], ["export", "json", "--history", "--layouts"],
            ["verify"], ["list", "--at", "1.0"],
        ] {
            let outcome = try sandbox.run(arguments)
            #expect(outcome.code == (arguments == ["diff"] ? 1 : 0), "\(arguments)")
            #expect(outcome.errors == "", "\(arguments)")
            #expect(outcome.output != "", "\(arguments)")
        }
        #expect(try sandbox.bytes(Sandbox.catalogue) == before)
        #expect(try sandbox.names == [Sandbox.catalogue])
    }
}
