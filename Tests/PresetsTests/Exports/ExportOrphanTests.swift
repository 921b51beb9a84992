import Foundation
import Testing

@testable import presets

/// Files that an earlier export wrote and a later one no longer has.
@Suite("Orphans of an export")
struct ExportOrphanTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test("are removed with the folders that become empty, but for the folder itself")
    func removed() throws {
        try sandbox.export(["a/b/c/1.swift": "1", "a/2.swift": "2", "d/e/3.swift": "3", "4.swift": "4"])
        try sandbox.write("mine", to: "out/d/mine")
        #expect(
            try sandbox.export(["a/2.swift": "2"]) == [
                "a/2.swift": .unchanged, "a/b/c/1.swift": .removed, "d/e/3.swift": .removed, "4.swift": .removed,
                ".presets-swift.json": .written,
            ])
        #expect(
            try sandbox.tree().keys.sorted() == [
                "out", "out/.presets-swift.json", "out/a", "out/a/2.swift", "out/d", "out/d/mine",
            ])
        try sandbox.remove("out/d")
        try sandbox.remove("out/.presets-swift.json")
        try sandbox.export(["a/2.swift": "2"])
        try sandbox.remove("out/.presets-swift.json")
        try sandbox.export(["x/y": ""], of: "other")
        try sandbox.export([:], of: "other")
        #expect(try sandbox.has("out"))
    }

    @Test("what the manifest does not list is never removed")
    func unlisted() throws {
        let mark = "// made by 'presets export swift'\n"
        try sandbox.export(["ui/A.swift": mark])
        for name in ["ui/B.swift", "ui/A.swift.bak", "C.swift", ".presets-swift.json~", ".presets-objc.json"] {
            try sandbox.write(mark, to: "out/" + name)
        }
        let before = try sandbox.tree()
        try sandbox.export([:])
        let after = try sandbox.tree()
        #expect(before.keys.filter { after[$0] == nil } == ["out/ui/A.swift"])
    }

    @Test("one that was edited stays, is told of once, and is a person's from then on")
    func edited() throws {
        try sandbox.export(["A.json": "1", "ui/B.json": "2"])
        try sandbox.write("mine", to: "out/ui/B.json")
        #expect(
            try sandbox.export(["A.json": "1"], isCheck: true) == [
                "A.json": .unchanged, "ui/B.json": .kept, ".presets-swift.json": .differs,
            ])
        #expect(
            try sandbox.export(["A.json": "1"]) == [
                "A.json": .unchanged, "ui/B.json": .kept, ".presets-swift.json": .written,
            ])
        #expect(try sandbox.text("out/ui/B.json") == "mine")
        #expect(try !sandbox.text("out/.presets-swift.json").contains("B.json"))
        #expect(try sandbox.export(["A.json": "1"]) == ["A.json": .unchanged])
        #expect(try sandbox.refuse(["ui/B.json": "3"]).contains("was not written by this export"))
    }

    @Test("one that a person removed is nothing to tell; its empty folders go")
    func gone() throws {
        try sandbox.export(["A.swift": "a", "ui/deep/B.swift": "b", "x/C.swift": "c"])
        try sandbox.remove("out/ui/deep/B.swift")
        try sandbox.remove("out/x")
        // Where a folder was, a file is now.
        try sandbox.write("mine", to: "out/x")
        #expect(try sandbox.export(["A.swift": "a"]) == ["A.swift": .unchanged, ".presets-swift.json": .written])
        #expect(try !sandbox.has("out/ui"))
        #expect(try sandbox.text("out/x") == "mine")
        // A run that was killed may have come as far as the inner folder.
        try sandbox.export(["ui/deep/B.swift": "b"])
        try sandbox.remove("out/ui/deep")
        try sandbox.export([:])
        #expect(try !sandbox.has("out/ui"))
    }

    @Test("one behind a link, or that became something else, is refused")
    func hostile() throws {
        try sandbox.export(["A.swift": "a", "ui/B.swift": "b", "C.swift": "c", "D.swift": "d"])
        try sandbox.shell("mv out/ui away && ln -s ../away out/ui")
        try sandbox.shell("mv out/C.swift away && ln -s ../away/C.swift out/C.swift")
        try sandbox.remove("out/D.swift")
        try sandbox.makeFolder("out/D.swift")
        #expect(
            try sandbox.refuse(["A.swift": "new"]) == """
                cannot export into 'out':
                  'out/C.swift' is a symbolic link, which no export follows; move it away or name another folder
                  'out/D.swift' is a folder, where the export has a file; move it away or name another folder
                  'out/ui' is a symbolic link, which no export follows; move it away or name another folder
                """)
        #expect(try sandbox.text("away/B.swift") == "b")
    }

    /// On a disk that knows no capitals, the old name and the new one lead to one file; so do two hard links.
    @Test("a file that only the capitals of its name changed is not removed under the old one")
    func capitals() throws {
        for text in ["{}", "[]"] {
            let sandbox = try Sandbox()
            try sandbox.export(["Colors.json": "{}"])
            // Not there where it is one name already.
            try? FileManager.default.linkItem(
                atPath: sandbox.path("out/Colors.json"), toPath: sandbox.path("out/colors.json"))
            let outcomes = try sandbox.export(["colors.json": text])
            #expect(outcomes["colors.json"] == (text == "{}" ? .unchanged : .written))
            #expect(outcomes["Colors.json"] == nil)
            #expect(try sandbox.text("out/colors.json") == text)
            #expect(FileManager.default.fileExists(atPath: sandbox.path("out/Colors.json")))
        }
    }

    @Test("where capitals make another file, the old one is removed", .enabled(if: knowsCapitals()))
    func otherFile() throws {
        try sandbox.export(["Colors.json": "{}"])
        try sandbox.export(["colors.json": "{}"])
        #expect(try sandbox.exported() == ["colors.json": "{}"])
        // What a person wrote there is not the export's, however much its name is like one of it.
        try sandbox.write("mine", to: "out/COLORS.json")
        #expect(try sandbox.refuse(["COLORS.json": "{}"]).contains("was not written by this export"))
    }

    private static func knowsCapitals() -> Bool {
        guard let sandbox = try? Sandbox(), (try? sandbox.write("", to: "a")) != nil else { return false }
        return !FileManager.default.fileExists(atPath: sandbox.path("A"))
    }
}
