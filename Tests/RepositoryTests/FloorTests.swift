import Testing

/// A room imports only what lies below it.
@Suite("Floors")
struct FloorTests {
    /// What each room may import of this package.
    private static let allowed: [String: Set<String>] = [
        "ButtonLayout": [],
        "PlaygroundDoor": ["ButtonLayout"],
        "PlaygroundAssets": [],
        "Spelling": [],
        "ArgumentParser": ["Spelling"],
        "CatalogueModel": ["ButtonLayout"],
        "ExportPresetsPlugin": ["Foundation", "PackagePlugin"],
        "CatalogueFormats": ["ButtonLayout", "CatalogueModel", "PlaygroundAssets", "PlaygroundDoor"],
        "CatalogueStorage": ["ButtonLayout", "CatalogueModel", "CSQLite", "Dispatch", "Migrations"],
        "TitleMeasuring": ["CHarfBuzz", "CatalogueModel"],
        "PresetCatalogue": ["ButtonLayout", "CatalogueModel", "CatalogueStorage", "Spelling", "TitleMeasuring"],
        "presets": [
            "ArgumentParser", "ButtonLayout", "CatalogueFormats", "CatalogueModel", "CatalogueStorage",
            "PresetCatalogue", "Spelling",
        ],
    ]

    /// What comes with the system and is taken only where it can be.
    private static let system: Set<String> = ["Darwin", "Glibc", "Musl", "Foundation"]

    @Test("every room is known here")
    func rooms() throws {
        // A room of C alone has no Swift to look at.
        let rooms = try Repository.names(in: "Sources").filter {
            try !Repository.swiftFiles(in: "Sources/\($0)").isEmpty
        }
        #expect(rooms.sorted() == Self.allowed.keys.sorted(), "add new rooms, with what they may import, to this test")
    }

    @Test("a room imports only from floors below it", arguments: allowed.keys.sorted())
    func floors(room: String) throws {
        for file in try Repository.swiftFiles(in: "Sources/\(room)") {
            let imports = Imports(in: file)
            var allowed = Self.allowed[room, default: []]
            // The version of SQLite stands in the version of the program.
            if file.path == "Sources/presets/Presets.swift" { allowed.insert("CSQLite") }
            #expect(imports.plain.subtracting(allowed) == [], "\(file)")
            #expect(imports.conditional.subtracting(Self.system) == [], "\(file)")
        }
    }

    @Test("the geometry imports nothing at all")
    func geometry() throws {
        let files = try Repository.swiftFiles(in: "Sources/ButtonLayout")
        #expect(files.count > 10)
        for file in files {
            let imports = Imports(in: file)
            #expect(imports.plain.union(imports.conditional) == [], "\(file)")
        }
    }

    /// Elsewhere its tables are a part of the program, and of each start of it.
    @Test("Foundation is only taken where the system has it")
    func foundation() throws {
        for file in try Repository.swiftFiles(in: "Sources") where Imports(in: file).conditional.contains("Foundation")
        {
            #expect(file.text.contains("#if canImport(Darwin)\n    import Foundation\n"), "\(file)")
        }
    }

    @Test("only storage and the bench know which engine it is")
    func engine() throws {
        let users = try Repository.swiftFiles(in: "Sources").filter { Imports(in: $0).plain.contains("CSQLite") }
        #expect(users.map(\.path).filter { !$0.hasPrefix("Sources/CatalogueStorage/") } == [])
        for file in try Repository.swiftFiles(in: "Sources") where !file.path.hasPrefix("Sources/CatalogueStorage/") {
            for word in ["SELECT", "INSERT", "UPDATE", "DELETE", "PRAGMA"] {
                #expect(!file.text.contains("\"\(word) "), "\(file) holds SQL")
            }
        }
    }

    @Test("only the room that measures titles knows HarfBuzz")
    func harfBuzz() throws {
        let users = try Repository.swiftFiles(in: "Sources").filter { Imports(in: $0).plain.contains("CHarfBuzz") }
        #expect(!users.isEmpty)
        #expect(users.map(\.path).filter { !$0.hasPrefix("Sources/TitleMeasuring/") } == [])
    }

    @Test("imports are read as Swift means them")
    func parsing() {
        let text = """
            #if canImport(Darwin)
                import Darwin
            #elseif canImport(Musl)
                import Musl
            #endif
            import A
            @testable import B
            public import struct C.D
            // import E
            let text = "import F"
            """
        let imports = Imports(in: Repository.File(path: "x.swift", text: text))
        #expect(imports.plain == ["A", "B", "C"])
        #expect(imports.conditional == ["Darwin", "Musl"])
    }
}
