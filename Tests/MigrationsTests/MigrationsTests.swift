import Foundation
import Migrations
import Testing

@Suite("The folder of migrations")
struct MigrationsTests {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "migrations")

    @Test("each file of the folder is embedded, in order and byte for byte")
    func embedded() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".sql") }.sorted()
        #expect(Migrations.files.map(\.name) == names, "add a line for each file to migrations/Migrations.swift")
        for file in Migrations.files {
            let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: file.name)))
            #expect(file.bytes == bytes, "\(file.name) is listed with the bytes of another file")
        }
    }

    @Test("files are numbered from 1 without a gap, with names in small letters")
    func named() {
        for (index, file) in Migrations.files.enumerated() {
            let number = String(10_001 + index).dropFirst()
            #expect(file.name.hasPrefix(number + "-"))
            #expect(file.name.wholeMatch(of: /[0-9]{4}(-[a-z0-9]+)+\.sql/) != nil)
        }
    }

    @Test("files are UTF-8 with line feeds, so that their checksum is the same everywhere")
    func bytes() {
        for file in Migrations.files {
            #expect(String(validating: file.bytes, as: UTF8.self) != nil)
            #expect(!file.bytes.contains(13) && !file.bytes.contains(0))
        }
    }
}
