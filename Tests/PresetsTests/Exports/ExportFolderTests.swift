import ArgumentParser
import CatalogueFormats
import Foundation
import Testing

@testable import presets

/// The files of an export in a folder.
@Suite("Export folder")
struct ExportFolderTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test("writes the files, makes their folders, and a manifest beside them")
    func writes() throws {
        let outcomes = try sandbox.export(["B.swift": "b\n", "ui/deep/A.swift": "a\n"])
        #expect(
            outcomes == ["B.swift": .written, "ui/deep/A.swift": .written, ".presets-swift.json": .written])
        #expect(try sandbox.exported() == ["B.swift": "b\n", "ui/deep/A.swift": "a\n"])
        #expect(
            try sandbox.text("out/.presets-swift.json") == """
                {
                  "format": "presets-export",
                  "export": "swift",
                  "files": {
                    "B.swift": "89e6c98d92887913cadf06b2adb97f26cde4849b",
                    "ui/deep/A.swift": "3f786850e387550fdab836ed7e6dc881de23001b"
                  }
                }

                """)
    }

    @Test("tells of the files in their order, then of what it removed, then of the manifest")
    func order() throws {
        try sandbox.export(["z": "", "y": "", "c": "1"])
        let outcomes = try ExportFolder(sandbox.path("out/"), of: "swift").write(
            [ExportedFile(path: "c", text: "2"), ExportedFile(path: "a", text: "")], isCheck: false)
        #expect(
            outcomes.map(\.path) == ["c", "a", "y", "z", ".presets-swift.json"].map { sandbox.path("out/" + $0) })
    }

    @Test("what has these bytes already is not touched, nor is the manifest, nor a folder")
    func unchanged() throws {
        let files: KeyValuePairs = ["A.swift": "a", "ui/B.swift": "b", "ui/C.swift": "c"]
        try sandbox.export(files)
        let before = try sandbox.tree()
        #expect(
            try sandbox.export(files) == ["A.swift": .unchanged, "ui/B.swift": .unchanged, "ui/C.swift": .unchanged])
        #expect(try sandbox.tree() == before)
        // One that changes takes no other along.
        try sandbox.export(["A.swift": "a", "ui/B.swift": "new", "ui/C.swift": "c"])
        let after = try sandbox.tree()
        #expect(after["out/A.swift"] == before["out/A.swift"])
        #expect(after["out/ui/C.swift"] == before["out/ui/C.swift"])
        // Another file under the old name: whoever has the old one open reads it whole.
        #expect(after["out/ui/B.swift"]?.inode != before["out/ui/B.swift"]?.inode)
    }

    @Test("a file that is replaced keeps its permissions", arguments: [0o600, 0o755, 0o640])
    func permissions(permissions: Int) throws {
        try sandbox.export(["A.swift": "1"])
        try sandbox.setPermissions(permissions, of: "out/A.swift")
        try sandbox.export(["A.swift": "2"])
        #expect(try sandbox.tree()["out/A.swift"]?.permissions == permissions)
        #expect(try sandbox.text("out/A.swift") == "2")
    }

    @Test("several exports share a folder, each with its manifest")
    func shared() throws {
        try sandbox.export(["A.swift": "a", "B.swift": "b"])
        try sandbox.export(["A.h": "a", "B.h": "b"], of: "objc")
        try sandbox.export(["A.swift": "a"])
        #expect(try sandbox.exported() == ["A.swift": "a", "A.h": "a", "B.h": "b"])
        try sandbox.export(["A.h": "a"], of: "objc")
        #expect(try sandbox.exported() == ["A.swift": "a", "A.h": "a"])
    }

    @Test("without files it leaves nothing of its own but the manifest")
    func none() throws {
        try sandbox.export(["A.swift": "a"])
        #expect(try sandbox.export([:]) == ["A.swift": .removed, ".presets-swift.json": .written])
        #expect(try sandbox.text("out/.presets-swift.json").contains(#""files": {}"#))
        #expect(try sandbox.export([:]) == [:])
    }

    // MARK: A check

    @Test("a check writes nothing and tells what is missing, stale, orphaned and right")
    func check() throws {
        #expect(try sandbox.export(["A.swift": "a"], isCheck: true) == ["A.swift": .missing])
        #expect(try sandbox.tree().isEmpty)
        try sandbox.export(["A.swift": "a", "B.swift": "b", "C.swift": "c", "D.swift": "d"])
        try sandbox.remove("out/B.swift")
        try sandbox.write("mine", to: "out/D.swift")
        let before = try sandbox.tree()
        #expect(
            try sandbox.export(["A.swift": "new", "B.swift": "b", "E.swift": ""], isCheck: true) == [
                "A.swift": .differs, "B.swift": .missing, "C.swift": .orphaned, "D.swift": .kept, "E.swift": .missing,
            ])
        #expect(try sandbox.export(["A.swift": "a"], isCheck: true)["A.swift"] == .unchanged)
        #expect(try sandbox.tree() == before)
    }

    @Test("a check tells of a stale manifest when everything else is right")
    func checkManifest() throws {
        let files: KeyValuePairs = ["A.swift": "a"]
        try sandbox.export(["A.swift": "a", "B.swift": "b"])
        try sandbox.remove("out/B.swift")
        #expect(
            try sandbox.export(files, isCheck: true) == ["A.swift": .unchanged, ".presets-swift.json": .differs])
        try sandbox.remove("out/.presets-swift.json")
        #expect(
            try sandbox.export(files, isCheck: true) == ["A.swift": .unchanged, ".presets-swift.json": .missing])
        try sandbox.export(files)
        #expect(try sandbox.export(files, isCheck: true) == ["A.swift": .unchanged])
    }

    // MARK: The folder

    @Test("makes the folder and those above it", arguments: ["a/b/c", "a/b/c/", "./a/../a/b/c"])
    func makesFolders(path: String) throws {
        let folder = ExportFolder(sandbox.path(path), of: "swift")
        _ = try folder.write([ExportedFile(path: "A.swift", text: "a")], isCheck: false)
        #expect(try sandbox.text("a/b/c/A.swift") == "a")
    }

    @Test("the folder that a person names may be a link")
    func linkedFolder() throws {
        try sandbox.makeFolder("real")
        try sandbox.makeLink("out", to: "real")
        try sandbox.export(["A.swift": "a"])
        #expect(try sandbox.text("real/A.swift") == "a")
    }

    @Test(
        "what is no folder is refused",
        arguments: [
            ("file", "'file' is no folder to export into; name another one"),
            ("nowhere", "'nowhere' is no folder to export into; name another one"),
            ("pipe", "'pipe' is no folder to export into; name another one"),
            ("file/a/b", "cannot export into 'file/a/b': a part of the path is no folder; name another folder"),
            ("", "cannot export into '': there is no such file or folder; name another folder"),
        ])
    func noFolder(name: String, sentence: String) throws {
        try sandbox.write("mine", to: "file")
        try sandbox.makeLink("nowhere", to: "not/there")
        try #require(mkfifo(sandbox.path("pipe"), 0o600) == 0)
        let before = try sandbox.tree()
        for isCheck in [true, false] {
            let error = #expect(throws: ValidationError.self) {
                try ExportFolder(name.isEmpty ? "" : sandbox.path(name), of: "swift")
                    .write([ExportedFile(path: "A.swift", text: "a")], isCheck: isCheck)
            }
            #expect(error?.message.replacing(sandbox.path(""), with: "").replacing("'/", with: "'") == sentence)
        }
        #expect(try sandbox.tree() == before)
    }
}
