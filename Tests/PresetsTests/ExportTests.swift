import Foundation
import TestSupport
import Testing

/// Files that `export` writes.
@Suite("Export")
struct ExportTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    /// What would tell that a file was replaced or written to.
    private struct Identity: Equatable {
        let inode: Int?
        let changed: Date?
    }

    private func identity(_ name: String) throws -> Identity {
        let attributes = try FileManager.default.attributesOfItem(atPath: sandbox.path(name))
        return Identity(
            inode: attributes[.systemFileNumber] as? Int, changed: attributes[.modificationDate] as? Date)
    }

    @Test("an export never replaces a catalogue, by whatever name it is reached")
    func databaseIsKept() throws {
        for file in ["presets.db", "./presets.db"] {
            let refused = try sandbox.run("export", "json", "-o", file)
            #expect(refused.code == 2)
            #expect(refused.errors.contains("'\(file)' is a database"))
        }
        #expect(try sandbox.run("verify").code == 0)
    }

    @Test("writes the file whole; what has these bytes already is not touched")
    func unchanged() throws {
        let first = try sandbox.run("export", "markdown", "-o", "buttons.md")
        #expect(first == Command.Outcome(errors: "wrote buttons.md\n"))
        #expect(try sandbox.text("buttons.md") == sandbox.succeed("export", "markdown"))
        let before = try identity("buttons.md")
        let second = try sandbox.run("export", "markdown", "-o", "buttons.md")
        #expect(second == Command.Outcome(errors: "buttons.md is up to date\n"))
        #expect(try identity("buttons.md") == before)
        try sandbox.succeed("set", "tab.home", "--spacing", "1")
        #expect(try sandbox.run("export", "markdown", "-o", "buttons.md").errors == "wrote buttons.md\n")
        // Another file under the old name: never half of one.
        #expect(try identity("buttons.md").inode != before.inode)
        #expect(try sandbox.names == ["buttons.md", Sandbox.catalogue])
    }

    // Seen to fail where a piece is left out, and where a file that is longer counts as the same.
    @Test("what is longer than a piece comes whole, and is held against a file piece by piece")
    func long() throws {
        let lines = (0..<900).map { "add many.b\($0) --style exact/top --image 24x24 --title-size \($0 + 1)x20\n" }
        try sandbox.run("apply", "-", input: lines.joined())
        let text = try sandbox.succeed("list", "--format", "csv")
        try #require(text.utf8.count > 2 << 16)
        #expect(try sandbox.succeed("export", "csv") == text)
        try sandbox.run("export", "csv", "-o", "a.csv")
        #expect(try sandbox.text("a.csv") == text)
        #expect(try sandbox.run("export", "csv", "-o", "a.csv", "--check").code == 0)
        for other in [text + "x", String(text.dropLast()), "x" + text, text.replacing("many.b899", with: "many.b000")] {
            try Data(other.utf8).write(to: sandbox.folder.appending(path: "a.csv"))
            #expect(try sandbox.run("export", "csv", "-o", "a.csv", "--check").code == 1)
        }
        try sandbox.run("export", "csv", "-o", "a.csv")
        #expect(try sandbox.text("a.csv") == text)
        let markdown = try sandbox.succeed("export", "markdown")
        #expect(try markdown == sandbox.succeed("list", "--format", "markdown"))
        #expect(try sandbox.succeed("export", "json", "--layouts").contains("\"many.b899\",\"style\""))
    }

    @Test("--check writes nothing, and exits 1 for what is stale or missing")
    func check() throws {
        let missing = try sandbox.run("export", "csv", "-o", "a.csv", "--check")
        #expect(missing.code == 1)
        #expect(missing.output == "")
        #expect(missing.errors.hasPrefix("a.csv is missing"))
        #expect(try sandbox.names == [Sandbox.catalogue])
        try sandbox.run("export", "csv", "-o", "a.csv")
        #expect(try sandbox.run("export", "csv", "-o", "a.csv", "--check").code == 0)
        try sandbox.succeed("set", "tab.home", "--spacing", "1")
        let before = try sandbox.text("a.csv")
        let stale = try sandbox.run("export", "csv", "-o", "a.csv", "--check")
        #expect(stale.code == 1)
        #expect(stale.errors.hasPrefix("a.csv is stale"))
        #expect(try sandbox.text("a.csv") == before)
    }

    @Test("a link is followed, also one that leads nowhere yet")
    func links() throws {
        try sandbox.makeFolder("docs")
        try sandbox.write("old", to: "docs/real.md")
        for (link, target) in [("link.md", "docs/real.md"), ("new.md", "docs/new.md")] {
            try FileManager.default.createSymbolicLink(
                atPath: sandbox.path(link), withDestinationPath: target)
            #expect(try sandbox.run("export", "markdown", "-o", link).code == 0)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path(link)) == target)
            #expect(try sandbox.text(target) == sandbox.succeed("export", "markdown"))
        }
    }

    @Test("a file keeps its permissions")
    func permissions() throws {
        try sandbox.write("old", to: "a.md")
        let path = sandbox.path("a.md")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try sandbox.run("export", "markdown", "-o", "a.md")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }

    @Test("a pipe is written to and stays one")
    func pipe() throws {
        let run = try sandbox.shell("mkfifo p && { presets export csv -o p & } && cat p; test -p p && echo still")
        #expect(run.output == (try sandbox.succeed("export", "csv")) + "still\n")
        #expect(run.errors == "wrote p\n")
    }

    @Test(
        "where nothing can be written it says so, and leaves nothing behind",
        arguments: [
            ("no/such/folder.md", "there is no such file or folder"), (".", "it is a folder"),
            ("presets.db/x.md", "a part of the path is no folder"),
        ])
    func unwritable(path: String, reason: String) throws {
        #expect(try sandbox.fail("export", "markdown", "-o", path) == "Error: cannot write '\(path)': \(reason)\n")
        #expect(try sandbox.names == [Sandbox.catalogue])
    }

    @Test("a folder without permission", .enabled(if: getuid() != 0, "root may write anywhere"))
    func noPermission() throws {
        try sandbox.makeFolder("closed")
        let path = sandbox.path("closed")
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path) }
        #expect(try sandbox.fail("export", "csv", "-o", "closed/a.csv").contains("permission denied"))
    }

    @Test("a name is a name", arguments: ["50%20.md", "a#b?.md", "a b.md", "file:x.md", "ü.md"])
    func oddNames(name: String) throws {
        #expect(try sandbox.run("export", "markdown", "-o", name).code == 0)
        #expect(try sandbox.names.contains(name))
    }

    @Test("- is the standard output, patterns and revisions choose")
    func choice() throws {
        #expect(try sandbox.succeed("export", "csv", "-o", "-") == sandbox.succeed("export", "csv"))
        #expect(try sandbox.succeed("export", "csv", "tab.*").split(separator: "\r\n").count == 2)
        #expect(try sandbox.succeed("export", "csv", "--at", "1.0").contains("\nlegacy.side,"))
        #expect(try sandbox.succeed("export", "csv", "--traits", "size=compact").contains("size=compact"))
        let all = try sandbox.succeed("export", "json", "--layouts", "--history")
        #expect(all.contains(#""layouts": ["#))
        #expect(all.contains(#""history": ["#))
        #expect(try !sandbox.succeed("export", "json").contains(#""layouts""#))
    }
}
