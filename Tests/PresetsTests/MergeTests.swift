import Foundation
import Testing

/// `presets merge`, alone and as git calls it.
@Suite("Merging")
struct MergeTests {
    /// Three copies: `base.db`, `presets.db` and `branch.db`.
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.succeed("init")
        try sandbox.succeed("metric", "set", "space.s", "8", "space.m", "12")
        try #require(try sandbox.shell("cp presets.db base.db && cp presets.db branch.db").code == 0)
        return sandbox
    }

    private func set(_ sandbox: Sandbox, _ arguments: String..., by author: String, in file: String) throws {
        _ = try sandbox.succeed(["metric", "set"] + arguments + ["--author", author, "--catalogue", file])
    }

    @Test("says what it merged, and log shows whose revisions came with it")
    func merged() throws {
        let sandbox = try sandbox()
        try set(sandbox, "space.s", "6", by: "Ada", in: "presets.db")
        try set(sandbox, "space.m", "10", by: "Bob", in: "branch.db")
        try sandbox.succeed("release", "2.0", "--catalogue", "branch.db")
        let before = try sandbox.bytes("presets.db")
        let dry = try sandbox.succeed("merge", "base.db", "presets.db", "branch.db", "--dry-run")
        #expect(try sandbox.bytes("presets.db") == before)
        let text = try sandbox.succeed("merge", "base.db", "presets.db", "branch.db")
        #expect(dry == text.replacing("(r3)", with: "(not written)"))
        #expect(
            text == """
                space.m 12 → 10: 0 of 0 layouts recomputed, 0 changed (r3)
                ← Bob, r2 there: metric set space.m 10 --author Bob --catalogue branch.db
                left out: release 2.0, r2 there

                """)
        let log = try sandbox.succeed("log").split(separator: "\n")
        #expect(log[1].contains("r3 "))
        #expect(log[2].contains("Bob     ← metric set space.m 10"))
        #expect(try sandbox.succeed("blame", "space.m").contains("Bob"))
        #expect(try sandbox.succeed("blame", "space.m", "--format", "json").contains(#""merged": {"#))
        #expect(try sandbox.succeed("log", "--format", "json").matches(of: /"merged": \[/).count == 1)
        #expect(try sandbox.succeed("merge", "base.db", "presets.db", "branch.db").hasPrefix("nothing changed"))
        try sandbox.succeed("verify")
    }

    @Test("a conflict ends with 1, shows both sides and writes nothing")
    func conflict() throws {
        let sandbox = try sandbox()
        try set(sandbox, "space.s", "6", by: "Ada", in: "presets.db")
        try set(sandbox, "space.s", "5", by: "Bob", in: "branch.db")
        let before = try sandbox.bytes("presets.db")
        let outcome = try sandbox.run("merge", "base.db", "presets.db", "branch.db")
        #expect(outcome.code == 1)
        #expect(outcome.errors == "")
        #expect(
            outcome.output == """
                conflict        property  base  ours  by      theirs  by
                metric space.s  value     8     6     Ada r2  5       Bob r2

                not merged: 1 conflict; --ours or --theirs says whose word stands

                """)
        let json = try sandbox.run("merge", "base.db", "presets.db", "branch.db", "--format", "json")
        #expect(json.code == 1)
        #expect(json.output.contains(#""merged": false"#))
        #expect(json.output.contains(#""author": "Bob""#))
        #expect(try sandbox.bytes("presets.db") == before)
        let settled = try sandbox.succeed("merge", "base.db", "presets.db", "branch.db", "--theirs")
        #expect(settled.contains("1 conflict settled: theirs stands\nspace.s 6 → 5: "))
    }

    @Test("trouble is told apart from a conflict")
    func trouble() throws {
        let sandbox = try sandbox()
        try sandbox.succeed("init", "--catalogue", "stranger.db")
        let stranger = try sandbox.fail("merge", "base.db", "presets.db", "stranger.db")
        #expect(stranger.contains("'stranger.db' is another catalogue"))
        try set(sandbox, "space.s", "5", by: "Bob", in: "branch.db")
        #expect(try sandbox.fail("merge", "branch.db", "presets.db", "base.db").contains("is no base to merge from"))
        try sandbox.write("", to: "empty")
        try sandbox.fail("merge", "empty", "presets.db", "branch.db")
        try sandbox.fail("merge", "base.db", "presets.db", "nothing.db")
        try sandbox.fail("merge", "base.db", "presets.db", "branch.db", "--ours", "--theirs")
    }

    // MARK: git

    private static let git = ["/usr/local/bin/git", "/usr/bin/git", "/bin/git"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// The lines of the README that tell git of catalogues.
    private static func configuration() throws -> [String] {
        let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        return try String(contentsOf: readme.standardizedFileURL, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("git config ") || $0.contains(">> .gitattributes") }.map(String.init)
    }

    /// A repository with a catalogue and what the README says git needs.
    private func repository() throws -> Sandbox {
        let sandbox = try Sandbox()
        sandbox.environment.merge([
            "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_NAME": "Ada",
            "GIT_COMMITTER_EMAIL": "ada@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
        ]) { _, new in new }
        try run(sandbox, ["git init -q -b main"] + Self.configuration())
        try run(
            sandbox,
            [
                "presets init", "presets metric set space.s 8 space.m 12", "git add .", "git commit -qm begin",
                "git checkout -qb branch",
            ])
        return sandbox
    }

    private func run(
        _ sandbox: Sandbox, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for line in lines {
            let outcome = try sandbox.shell(line)
            #expect(outcome.code == 0, "\(line): \(outcome.errors)", sourceLocation: sourceLocation)
        }
    }

    @Test("git merges branches that changed different metrics", .enabled(if: git != nil, "git is not installed"))
    func gitMerges() throws {
        let sandbox = try repository()
        #expect(try Self.configuration().count == 3)
        try run(
            sandbox,
            [
                "presets metric set space.s 6", "git commit -qam branch", "git checkout -q main",
                "presets metric set space.m 10", "git commit -qam main", "git merge --no-edit branch",
            ])
        #expect(try sandbox.shell("git status --short").output == "")
        let list = try sandbox.succeed("metric", "list", "--format", "json")
        #expect(list.contains(#""value": "6""#) || list.contains(#""value": 6"#))
        #expect(list.contains(#""value": "10""#) || list.contains(#""value": 10"#))
        try sandbox.succeed("verify")
        // The branch goes on and is merged once more; then it takes what main has.
        try run(
            sandbox,
            [
                "git checkout -q branch", "presets metric set space.l 20", "git commit -qam more",
                "git checkout -q main",
                "presets metric set space.xl 30", "git commit -qam more", "git merge --no-edit branch",
                "git checkout -q branch", "presets metric set space.s 7", "git commit -qam again",
                "git merge --no-edit main",
            ])
        #expect(try sandbox.succeed("log").contains("← metric set space.xl 30"))
    }

    @Test("and leaves the same metric to people", .enabled(if: git != nil, "git is not installed"))
    func gitConflicts() throws {
        let sandbox = try repository()
        try run(
            sandbox,
            [
                "presets metric set space.s 6", "git commit -qam branch", "git checkout -q main",
                "presets metric set space.s 10", "git commit -qam main",
            ])
        let merge = try sandbox.shell("git merge --no-edit branch")
        #expect(merge.code == 1)
        #expect((merge.output + merge.errors).contains("metric space.s  value     8     10    Ada r2  6       Ada r2"))
        #expect(try sandbox.shell("git status --short").output == "UU presets.db\n")
        #expect(try sandbox.succeed("log").split(separator: "\n").count == 4)
    }

    @Test("git shows a catalogue as text", .enabled(if: git != nil, "git is not installed"))
    func gitDiffs() throws {
        let sandbox = try repository()
        try run(sandbox, ["presets metric set space.s 6"])
        let diff = try sandbox.shell("git diff").output
        #expect(diff.contains(#"-    {"id":"#))
        #expect(diff.contains(#""name":"space.s","type":"dimension","value":6}"#))
        #expect(diff.split(separator: "\n").filter { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }.count == 2)
        try run(sandbox, ["git commit -qam tighter"])
        #expect(try sandbox.shell("git log -p -1").output.contains(#""name":"space.s","type":"dimension","value":6}"#))
    }
}
