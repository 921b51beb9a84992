import Foundation
import Testing

/// `export` into a folder, from the command line.
@Suite("Export into a folder")
struct ExportCommandTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sample.sandbox()
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: sandbox.path("Buttons")).sorted() }
    }

    @Test("a file for each group; unchanged ones stay, those no longer made go, others are nobody's business")
    func folder() throws {
        let first = try sandbox.run("export", "swift", "-o", "Buttons/")
        #expect(first.code == 0)
        let made = [
            ".presets-swift.json", "Presets+Password.swift", "Presets+Space.swift", "Presets+Tab.swift",
            "Presets.swift",
        ]
        #expect(try files == made)
        try Toolchain.typecheck(made.dropFirst().map { sandbox.path("Buttons/\($0)") }).expectSuccess()
        try sandbox.write("mine", to: "Buttons/Mine.swift")
        #expect(try sandbox.run("export", "swift", "-o", "Buttons").errors == "4 files are up to date\n")
        #expect(try sandbox.run("export", "swift", "-o", "Buttons", "--check").code == 0)

        try sandbox.succeed("rename", "password.show", "secret.show")
        let check = try sandbox.run("export", "swift", "-o", "Buttons", "--check")
        #expect(check.code == 1)
        #expect(check.errors.contains("Buttons/Presets+Secret.swift is missing"))
        #expect(check.errors.contains("Buttons/Presets+Password.swift is no longer exported"))
        #expect(try files.contains("Presets+Password.swift") && !files.contains("Presets+Secret.swift"))
        #expect(try sandbox.run("export", "swift", "-o", "Buttons").code == 0)
        #expect(
            try Set(files) == [
                ".presets-swift.json", "Mine.swift", "Presets+Secret.swift", "Presets+Space.swift", "Presets+Tab.swift",
                "Presets.swift",
            ])
        #expect(try sandbox.run("export", "swift", "-o", "Buttons", "--check").code == 0)
        #expect(try sandbox.text("Buttons/Mine.swift") == "mine")
    }

    @Test("two names that become one file are refused before anything is written")
    func sameFile() throws {
        try sandbox.succeed("metric", "set", "TAB.x", "1")
        let refused = try sandbox.run("export", "swift", "-o", "Buttons/")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("Presets+TAB.swift"))
        #expect(try sandbox.names == [Sandbox.catalogue])
    }

    @Test("the same catalogue gives the same bytes, whatever the clock, the language and the folder")
    func bytes() throws {
        func export(_ format: String) throws -> String { try sandbox.succeed("export", format) }
        let formats = ["swift", "xctest"]
        let before = try formats.map(export)
        sandbox.environment.merge(["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]) { $1 }
        #expect(try formats.map(export) == before)
        for text in before {
            #expect(text.contains("// Content: "))
        }
    }
}
