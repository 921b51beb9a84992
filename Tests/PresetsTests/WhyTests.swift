import Foundation
import Testing

/// `why`, `blame`, `log` of names and `what-if`, from end to end.
@Suite("Why a number is as it is")
struct WhyTests {
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.succeed("metric", "set", "space.s", "6", "button.gap", "{space.s}")
        try sandbox.succeed(
            "add", "tab.home", "--style", "exact/top", "--button", "200x100", "--image", "24x24", "--title-size",
            "60x20", "--spacing", "{button.gap}")
        try sandbox.succeed("metric", "set", "space.s", "8", "--author", "Grace")
        return sandbox
    }

    @Test("the chain goes from the number to who set what")
    func chain() throws {
        let sandbox = try sandbox()
        try sandbox.succeed("release", "1.0")
        #expect(
            try Golden.normalized(sandbox.succeed("why", "tab.home.title.y")) == """
                tab.home.title.y

                  title.y 55 → 56
                      because of spacing 6 → 8 ← {button.gap} 6 → 8 ← {space.s} 6 → 8, set
                      in r3 (1.0) by Grace, <time>: metric set space.s 8 --author Grace

                """)
        #expect(
            try Golden.normalized(sandbox.succeed("why", "tab.home.spacing", "--at", "r2")) == """
                tab.home.spacing

                comes from  definition    value  before  revision  release     author  time (UTC)            request
                spacing     {button.gap}      6                r2  unreleased  Ada     <time>  \
                add tab.home --style exact/top --button 200x100 --image 24x24 --title-size 60x20 --spacing '{button.gap}'
                button.gap  {space.s}         6                r1  unreleased  Ada     <time>  \
                metric set space.s 6 button.gap '{space.s}'
                space.s     6                 6                r1  unreleased  Ada     <time>  \
                metric set space.s 6 button.gap '{space.s}'

                """)
    }

    @Test("its JSON names format and version")
    func json() throws {
        let sandbox = try sandbox()
        let why = try sandbox.succeed("why", "tab.home", "--format", "json")
        #expect(why.hasPrefix("{\n  \"format\": \"presets-why\",\n  \"version\": 1,\n"))
        let blame = try sandbox.succeed("blame", "tab.home", "--format", "json", "--layouts")
        #expect(blame.hasPrefix("{\n  \"format\": \"presets-blame\",\n  \"version\": 1,\n"))
        for text in [why, blame, try sandbox.succeed("log", "tab.home", "--format", "json")] {
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        }
    }

    @Test("what is mistyped is guessed")
    func guesses() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.fail("why", "tab.home.titel.x").contains("did you mean 'tab.home.title.x'?"))
        #expect(try sandbox.fail("why", "tab.hom").contains("did you mean 'tab.home'?"))
        #expect(try sandbox.fail("why", "tab.home", "--state", "selected").contains("it has normal"))
        #expect(try sandbox.fail("why", "tab.home", "--traits", "scale=2").contains("no layouts are kept for scale=2"))
        #expect(try sandbox.fail("blame", "space.x").contains("did you mean 'space.s'?"))
        #expect(try sandbox.fail("blame", "tab.home", "--traits", "scale=2").contains("--layouts shows them"))
        #expect(try sandbox.fail("log", "tab.hom").contains("did you mean 'tab.home'?"))
        #expect(try sandbox.fail("log", "x.*").contains("nothing matches 'x.*'"))
        #expect(try sandbox.fail("log", "--limit", "0").contains("--limit must be above 0"))
        #expect(try sandbox.fail("what-if", "space.s").contains("no name=value, as in space.s=6"))
        #expect(try sandbox.fail("what-if", "space.s={space.x}").contains("did you mean 'space.s'?"))
    }

    @Test("a log is limited and follows a name")
    func log() throws {
        let sandbox = try sandbox()
        try sandbox.succeed("rename", "tab.home", "tab.start")
        let lines = try sandbox.succeed("log", "tab.home").split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[1].contains("tab.start renamed from tab.home"))
        #expect(lines[2].contains("tab.home 1 layout "))
        #expect(lines[3].contains("tab.home added, 1 layout added"))
        #expect(try sandbox.succeed("log", "--limit", "1").split(separator: "\n").count == 2)
        // One name is not repeated.
        #expect(try sandbox.succeed("log", "space.s").contains("Grace   6 → 8   "))
    }

    /// Byte for byte, in every format, and nothing is written.
    @Test(
        "what-if prints what diff prints afterwards",
        arguments: [
            (["space.s=5"], ["space.s", "5"]),
            (["space.s=5", "new={space.s} * 2"], ["space.s", "5", "new", "{space.s} * 2"]),
            (["space.s=4", "--for", "direction=rtl"], ["space.s", "4", "--for", "direction=rtl"]),
            (["copy=a=b", "--type", "string"], ["copy", "a=b", "--type", "string"]),
            (["space.s=8"], ["space.s", "8"]),
        ])
    func whatIf(assignments: [String], arguments: [String]) throws {
        let sandbox = try sandbox()
        try sandbox.succeed("collection", "add", "direction=rtl")
        let before = try sandbox.bytes(Sandbox.catalogue)
        let formats = ["text", "json", "markdown"]
        let dry = try formats.map { try sandbox.run(["what-if"] + assignments + ["--format", $0]) }
        #expect(try sandbox.bytes(Sandbox.catalogue) == before)
        _ = try sandbox.succeed(["metric", "set"] + arguments)
        #expect(try formats.map { try sandbox.run("diff", "r4", "--format", $0) } == dry)
        #expect(dry[0].code == (assignments == ["space.s=8"] ? 0 : 1))
    }

    @Test("all of it reads a read-only file and leaves its bytes alone")
    func readOnly() throws {
        let sandbox = try sandbox()
        let before = try sandbox.bytes(Sandbox.catalogue)
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: sandbox.path(Sandbox.catalogue))
        try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: sandbox.folder.path)
        defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.folder.path) }
        try sandbox.succeed("why", "tab.home")
        try sandbox.succeed("blame", "tab.home", "--layouts")
        try sandbox.succeed("log", "tab.**")
        #expect(try sandbox.run("what-if", "space.s=5").code == 1)
        #expect(try sandbox.names == [Sandbox.catalogue])
        #expect(try sandbox.bytes(Sandbox.catalogue) == before)
    }

    @Test("what a name brings along reaches no terminal raw")
    func hostile() throws {
        let sandbox = try sandbox()
        try sandbox.succeed("metric", "set", "copy", "\u{1B}[2J", "--type", "string")
        for command in [["why", "copy"], ["blame", "copy"], ["log", "copy"], ["what-if", "copy=\u{1B}[3J"]] {
            #expect(try !sandbox.run(command).output.contains("\u{1B}"), "\(command)")
        }
    }
}
