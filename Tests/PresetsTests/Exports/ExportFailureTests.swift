import ArgumentParser
import CatalogueFormats
import Foundation
import Testing

@testable import presets

/// Exports that are killed, fail, or meet another one.
@Suite("Exports that go wrong")
struct ExportFailureTests {
    private static let old = [
        "A.json": "1", "ui/B.json": "1", "gone/deep/C.json": "1", "gone/D.json": "1", "E.json": "1",
    ]
    private static let new = ["A.json": "2", "ui/B.json": "2", "new/F.json": "2", "E.json": "1"]

    private func files(_ texts: [String: String]) -> [ExportedFile] {
        texts.sorted { $0.key < $1.key }.map(ExportedFile.init(path:text:))
    }

    /// The steps of the new export over the old one.
    private func steps(in sandbox: Sandbox) throws -> (folder: OpenFolder, steps: [ExportPlan.Step]) {
        let export = ExportFolder(sandbox.path("out"), of: "swift")
        _ = try export.write(files(Self.old), isCheck: false)
        let folder = try OpenFolder(export.path)
        return (folder, try ExportPlan(files(Self.new), of: export, in: folder).steps)
    }

    @Test("new files are written first, then orphans removed, then the manifest is written")
    func order() throws {
        let (_, steps) = try steps(in: try Sandbox())
        #expect(
            steps.map(\.path.text) == [
                "A.json", "E.json", "new/F.json", "ui/B.json", "gone/D.json", "gone/deep/C.json", ".presets-swift.json",
            ])
    }

    @Test("what was killed after any step is mended by the next run", arguments: 0...7, [false, true])
    func killed(count: Int, isWithinStep: Bool) throws {
        let sandbox = try Sandbox()
        let export = ExportFolder(sandbox.path("out"), of: "swift")
        let (folder, steps) = try steps(in: sandbox)
        try #require(steps.count == 7)
        for step in steps.prefix(count) { _ = try export.take(step, in: folder) }
        if isWithinStep, count < steps.count {
            let path = steps[count].path
            switch steps[count].action {
            // What was written of the file lies beside its place.
            case .write:
                try sandbox.write("hal", to: (["out"] + path.folders + [".presets-swift.tmp"]).joined(separator: "/"))
            case .remove: try sandbox.remove("out/\(path.text)")
            case .leave, .tidy: break
            }
        }
        _ = try export.write(files(Self.new), isCheck: false)
        let clean = try Sandbox()
        _ = try ExportFolder(clean.path("out"), of: "swift").write(files(Self.new), isCheck: false)
        #expect(try sandbox.tree().mapValues(\.bytes) == clean.tree().mapValues(\.bytes))
    }

    @Test("a file that cannot take its place leaves nothing behind")
    func noStray() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("out/A.swift/full")
        let before = try sandbox.tree().keys.sorted()
        let folder = try OpenFolder(sandbox.path("out"))
        let error = #expect(throws: SystemError.self) {
            try folder.write("a", to: "A.swift", through: ".presets-swift.tmp", permissions: nil)
        }
        #expect(error?.description == "it is a folder")
        #expect(try sandbox.tree().keys.sorted() == before)
    }

    @Test("a link that comes after everything was looked at leads nowhere")
    func lateLinks() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine", to: "away/A.swift")
        try sandbox.write("mine", to: "victim")
        try sandbox.makeFolder("out")
        try sandbox.makeLink("out/ui", to: "../away")
        try sandbox.makeLink("out/.presets-swift.tmp", to: "../victim")
        let folder = try OpenFolder(sandbox.path("out"))
        for path in ["ui/A.swift", "ui/B.swift", "C.swift"] {
            #expect(throws: SystemError.self) {
                try folder.write("x", to: ExportPath(path), through: ".presets-swift.tmp", permissions: nil)
            }
        }
        try folder.remove(ExportPath("ui/A.swift"))
        #expect(throws: SystemError.self) { try folder.read("ui") }
        #expect(throws: SystemError.self) { try folder.read(".presets-swift.tmp") }
        let mine = Data("mine".utf8)
        #expect(try sandbox.tree().compactMapValues(\.bytes) == ["away/A.swift": mine, "victim": mine])
    }

    /// On a disk that knows no capitals, it may be what this export wrote under another spelling.
    @Test("what comes to the name of an orphan that was gone stays")
    func lateFile() throws {
        let sandbox = try Sandbox()
        let (folder, _) = try steps(in: sandbox)
        try sandbox.remove("out/gone/D.json")
        let export = ExportFolder(sandbox.path("out"), of: "swift")
        let plan = try ExportPlan(files(Self.new), of: export, in: folder)
        try sandbox.write("1", to: "out/gone/D.json")
        for step in plan.steps { _ = try export.take(step, in: folder) }
        #expect(try sandbox.text("out/gone/D.json") == "1")
    }

    @Test("a pipe that comes late holds nobody up")
    func latePipe() throws {
        let sandbox = try Sandbox()
        try #require(mkfifo(sandbox.path("pipe"), 0o600) == 0)
        _ = try? OpenFolder(sandbox.path("")).read("pipe")
    }

    @Test("a folder that nobody may write to", .enabled(if: getuid() != 0, "root may write anywhere"))
    func readOnly() throws {
        let sandbox = try Sandbox()
        try sandbox.export(["A.swift": "1", "ui/B.swift": "1", "ui/C.swift": "1"])
        let before = try sandbox.exported()
        for (folder, what) in [("out", "write 'A.swift'"), ("out/ui", "remove 'ui/C.swift'")] {
            try sandbox.setPermissions(0o500, of: folder)
            defer { try? sandbox.setPermissions(0o700, of: folder) }
            let error = #expect(throws: ValidationError.self) {
                try sandbox.export(["A.swift": folder == "out" ? "2" : "1", "ui/B.swift": "1"])
            }
            #expect(
                error?.message.replacing(sandbox.path("out/"), with: "")
                    == "cannot \(what): permission denied; no file is half written: mend that and export again")
            #expect(try sandbox.exported() == before)
        }
        let error = #expect(throws: ValidationError.self) {
            try sandbox.setPermissions(0o500, of: "")
            defer { try? sandbox.setPermissions(0o700, of: "") }
            _ = try ExportFolder(sandbox.path("new"), of: "swift").write([], isCheck: false)
        }
        #expect(error?.message.hasSuffix("': permission denied; name another one") == true)
    }

    @Test("exports into one folder wait for each other")
    func atOnce() async throws {
        let sandbox = try Sandbox()
        await exportAtOnce(sandbox.path("out"), count: 40, times: 10)
        let files = try sandbox.exported()
        #expect(files.count == 40)
        #expect(Array(files.values) == Array(repeating: files.values.first ?? "", count: 40))
        #expect(try sandbox.tree().keys.filter { $0.hasSuffix(".tmp") } == [])
    }

    @Test("exports that make one folder at once do not fail")
    func madeAtOnce() async throws {
        let sandbox = try Sandbox()
        for round in 0..<150 { await exportAtOnce(sandbox.path("\(round)"), count: 1, times: 1) }
    }

    /// Exports as several processes would, each with other texts.
    private func exportAtOnce(_ path: String, count: Int, times: Int) async {
        await withTaskGroup(of: Void.self) { group in
            for text in ["a", "b", "c", "d"] {
                group.addTask {
                    let files = (0..<count).map { ExportedFile(path: "\($0 % 3)/\($0).json", text: text) }
                    for _ in 0..<times {
                        #expect(throws: Never.self) {
                            try ExportFolder(path, of: "swift").write(files, isCheck: false)
                        }
                    }
                }
            }
        }
    }
}
