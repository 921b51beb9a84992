import Foundation
import Testing

/// Which catalogue, and whose change.
@Suite("Places and people")
struct PlaceTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    private func author() throws -> String {
        try sandbox.succeed("metric", "set", "a", "\(try sandbox.succeed("log").count)")
        let log = try sandbox.succeed("log", "--format", "json")
        let line = log.split(separator: "\n").first { $0.contains(#""author""#) }
        return line.map { String($0.split(separator: "\"")[3]) } ?? ""
    }

    @Test("the catalogue is the nearest one above, as git finds its folder")
    func parents() throws {
        try sandbox.makeFolder("a/b c/d")
        #expect(try sandbox.run("list", in: "a/b c/d").code == 2)
        try sandbox.succeed("init")
        try sandbox.succeed("metric", "set", "outer", "1", in: "a/b c/d")
        try sandbox.succeed("init", in: "a")
        try sandbox.succeed("metric", "set", "inner", "1", in: "a/b c/d")
        #expect(try sandbox.succeed("metric", "list", "--format", "json").contains("outer"))
        #expect(try !sandbox.succeed("metric", "list", "--format", "json", in: "a").contains("outer"))
        #expect(try sandbox.succeed("metric", "list", "--format", "json", in: "a/b c").contains("inner"))
    }

    @Test("without a catalogue the message says how to make or name one")
    func none() throws {
        #expect(
            try sandbox.fail("list") == """
                Error: there is no presets.db here or in a folder above; 'presets init' makes one, --catalogue names another

                """)
        #expect(try sandbox.fail("list", "--catalogue", "x.db").contains("x.db: there is no such file"))
        #expect(try sandbox.names == [])
    }

    @Test("--catalogue goes before PRESETS_CATALOGUE, and that before presets.db")
    func order() throws {
        for name in ["presets.db", "environment.db", "option.db"] {
            try sandbox.succeed("init", "--catalogue", name)
            try sandbox.succeed("metric", "set", String(name.dropLast(3)), "1", "--catalogue", name)
        }
        func found(_ arguments: String...) throws -> String {
            let list = try sandbox.run(["metric", "list"] + arguments).output
            return String(list.split(separator: "\n")[1].prefix { $0 != " " })
        }
        #expect(try found() == "presets")
        sandbox.environment["PRESETS_CATALOGUE"] = "environment.db"
        #expect(try found() == "environment")
        #expect(try found("--catalogue", "option.db") == "option")
        sandbox.environment["PRESETS_CATALOGUE"] = ""
        #expect(try found() == "presets")
        sandbox.environment["PRESETS_CATALOGUE"] = "made.db"
        #expect(try sandbox.succeed("init") == "made made.db\n")
    }

    @Test(
        "a path is a path",
        arguments: [
            "file:x?mode=memory", "a#b.db", "50%20.db", "a b.db", ":memory:", "-x.db", "ü.db", "表.db", "a'b\".db",
            "a;b",
            "new\nline.db",
        ])
    func oddPaths(name: String) throws {
        let option = "--catalogue=\(name)"
        try sandbox.succeed("init", option)
        try sandbox.succeed("metric", "set", "here", "1", option)
        #expect(try sandbox.names == [name])
        #expect(try sandbox.succeed("metric", "list", option).contains("here"))
        sandbox.environment["PRESETS_CATALOGUE"] = name
        #expect(try sandbox.succeed("metric", "list").contains("here"))
    }

    @Test("another catalogue can stand on either side of a diff, at one of its revisions")
    func otherCatalogue() throws {
        let sandbox = try Sample.sandbox()
        try sandbox.makeFolder("other")
        try FileManager.default.copyItem(
            atPath: sandbox.path(Sandbox.catalogue), toPath: sandbox.path("other/a@b.db"))
        #expect(try sandbox.run("diff", "other/a@b.db", "now").code == 0)
        #expect(try sandbox.run("diff", "other/a@b.db@1.0", "1.0").code == 0)
        let diff = try sandbox.run("diff", "other/a@b.db@1.0", "now")
        #expect(diff.code == 1)
        #expect(diff.output.hasPrefix("other/a@b.db@1.0 → now: "))
        #expect(diff.output.contains("legacy.side → side"))
        #expect(try sandbox.run("diff", "now", "other/a@b.db@r1").code == 1)
        #expect(try sandbox.fail("diff", "other/a@b.db@r77").contains("r77"))
    }

    @Test("whose change it is: --author, PRESETS_AUTHOR, git's user.name, the login")
    func authors() throws {
        try sandbox.succeed("init")
        try sandbox.write("[user]\n\tname = Grace H\n", to: ".gitconfig")
        #expect(try author() == "Ada")
        try sandbox.succeed("metric", "set", "a", "1000", "--author", "Lin")
        #expect(try sandbox.succeed("log").split(separator: "\n")[1].contains("Lin"))
        sandbox.environment["PRESETS_AUTHOR"] = nil
        #expect(try author() == "Grace H")
        try sandbox.write("", to: ".gitconfig")
        #expect(try author() == NSUserName())
    }

    @Test("an empty author is none")
    func emptyAuthor() throws {
        try sandbox.succeed("init")
        try sandbox.succeed("metric", "set", "a", "1", "--author", "")
        #expect(try sandbox.succeed("log").split(separator: "\n")[1].contains(" Ada "))
    }
}
