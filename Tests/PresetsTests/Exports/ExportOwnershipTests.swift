import ArgumentParser
import Foundation
import Testing

@testable import presets

/// What an export may replace, and where it may write.
@Suite("Ownership of exported files")
struct ExportOwnershipTests {
    private static let mark = "// Button presets, made by 'presets export swift': edits are lost.\n"

    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test("what the export did not write is never replaced, and nothing else is written then")
    func foreign() throws {
        try sandbox.write("mine", to: "out/ui/A.swift")
        try sandbox.write("mine", to: "out/B.swift")
        #expect(
            try sandbox.refuse(["New.swift": "n", "ui/A.swift": "a", "B.swift": "b"]) == """
                cannot export into 'out':
                  'out/ui/A.swift' was not written by this export; move it away or name another folder
                  'out/B.swift' was not written by this export; move it away or name another folder
                """)
        try sandbox.export(["A.h": "1"], of: "objc")
        #expect(try sandbox.refuse(["A.h": "2"]).contains("'out/A.h' was not written by this export"))
    }

    @Test("every problem is told at once, before anything is written")
    func allAtOnce() throws {
        try sandbox.write("mine", to: "out/foreign.swift")
        let said = try sandbox.refuse([
            "good.swift": "", "/etc/passwd": "", "a/../b": "", "foreign.swift": "x", "A": "", "a": "", "e\u{1B}\n": "",
        ])
        #expect(
            said == """
                cannot export into 'out':
                  '/etc/passwd' is absolute; rename what that file is made from
                  'a/../b' has the part '..'; rename what that file is made from
                  'e\\u{1B}\\n' holds a control character; rename what that file is made from
                  'A' and 'a' are one file on some disks; rename what that file is made from
                  'out/foreign.swift' was not written by this export; move it away or name another folder
                """)
    }

    @Test("what the manifest lists is replaced, also when it was edited")
    func listed() throws {
        try sandbox.export(["A.json": "{}"])
        try sandbox.write("{ }", to: "out/A.json")
        #expect(try sandbox.export(["A.json": "[]"])["A.json"] == .written)
        #expect(try sandbox.text("out/A.json") == "[]")
    }

    @Test("what has these bytes is the export's from then on, whoever wrote it")
    func sameBytes() throws {
        try sandbox.write("{}", to: "out/A.json")
        #expect(try sandbox.export(["A.json": "{}"])["A.json"] == .unchanged)
        #expect(try sandbox.export(["A.json": "[]"])["A.json"] == .written)
    }

    @Test("without a manifest, the first line tells what the export made", arguments: ["\n", "\r\n"])
    func marked(end: String) throws {
        try sandbox.write(Self.mark.dropLast() + end + "old", to: "out/A.swift")
        #expect(try sandbox.export(["A.swift": Self.mark + "new"])["A.swift"] == .written)
        #expect(try sandbox.text("out/A.swift") == Self.mark + "new")
    }

    @Test(
        "a first line that is not the export's own proves nothing",
        arguments: [
            // Many a file begins so.
            ("{\nold", "{\nnew"), ("", "\nnew"), ("old", "new"),
            ("// made by 'presets export objc'\nold", "// made by 'presets export objc'\nnew"),
            // Another line, and the line elsewhere.
            ("// Mine\n" + mark, mark + "new"), ("x" + mark, mark + "new"), (String(mark.dropLast(3)), mark + "new"),
        ])
    func unmarked(old: String, new: String) throws {
        try sandbox.write(old, to: "out/A.swift")
        #expect(try sandbox.refuse(["A.swift": new]).contains("was not written by this export"))
    }

    @Test("a database is never replaced or removed, whatever the manifest says")
    func database() throws {
        let database = "SQLite format 3\0 and more"
        try sandbox.export(["presets.db": database])
        #expect(
            try sandbox.refuse(["presets.db": "text"])
                == "cannot export into 'out': 'out/presets.db' is a database, perhaps a catalogue, and stays; "
                + "move it away or name another folder")
        #expect(try sandbox.export([:])["presets.db"] == .kept)
        #expect(try sandbox.text("out/presets.db") == database)
    }

    @Test(
        "a link at a file or on the way to it is refused, wherever it leads",
        arguments: ["away", "inside", "not/there"])
    func links(target: String) throws {
        try sandbox.makeFolder("out/inside")
        try sandbox.makeFolder("away")
        try sandbox.write("mine", to: "away/A.swift")
        for link in ["out/ui", "out/A.swift"] {
            try sandbox.makeLink(link, to: target == "away" ? "../away" : target)
        }
        #expect(
            try sandbox.refuse(["ui/A.swift": Self.mark, "ui/deep/B.swift": "", "A.swift": Self.mark]) == """
                cannot export into 'out':
                  'out/ui' is a symbolic link, which no export follows; move it away or name another folder
                  'out/A.swift' is a symbolic link, which no export follows; move it away or name another folder
                """)
    }

    @Test("a link in place of the manifest is refused")
    func linkedManifest() throws {
        try sandbox.export(["A.swift": "a"])
        try sandbox.shell("mv out/.presets-swift.json away && ln -s ../away out/.presets-swift.json")
        #expect(try sandbox.refuse(["A.swift": "a"]).contains("'out/.presets-swift.json' is a symbolic link"))
    }

    @Test("a file that has other names elsewhere is left to them")
    func hardLink() throws {
        try sandbox.export(["A.swift": "1"])
        try FileManager.default.linkItem(atPath: sandbox.path("out/A.swift"), toPath: sandbox.path("outside"))
        try sandbox.export(["A.swift": "2"])
        #expect(try sandbox.text("outside") == "1")
    }

    @Test("a folder, a pipe, and a file where a folder has to be are refused")
    func otherKinds() throws {
        try sandbox.makeFolder("out/folder")
        try #require(mkfifo(sandbox.path("out/pipe"), 0o600) == 0)
        try sandbox.write("mine", to: "out/file")
        #expect(
            try sandbox.refuse(["folder": "", "pipe": "", "file/A.swift": "", "pipe/A.swift": ""]).contains("of 'pipe"))
        #expect(
            try sandbox.refuse(["folder": "", "pipe": "", "file/A.swift": ""]) == """
                cannot export into 'out':
                  'out/folder' is a folder, where the export has a file; move it away or name another folder
                  'out/pipe' is a pipe or a device, where the export has a file; move it away or name another folder
                  'out/file' is no folder, where the export has one; move it away or name another folder
                """)
    }

    @Test("a file that nobody may read is refused", .enabled(if: getuid() != 0, "root may read anything"))
    func unreadable() throws {
        try sandbox.export(["A.swift": "a"])
        try sandbox.setPermissions(0, of: "out/A.swift")
        defer { try? sandbox.setPermissions(0o600, of: "out/A.swift") }
        let error = #expect(throws: ValidationError.self) { try sandbox.export(["A.swift": "b"]) }
        #expect(
            error?.message.hasSuffix(
                "A.swift' cannot be read: permission denied; move it away or name another folder") == true)
    }
}
