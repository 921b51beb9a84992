import ArgumentParser
import CatalogueFormats
import Foundation
import Testing

@testable import presets

extension Sandbox {
    /// Exports into the folder `out`, in which every test below it looks.
    /// - Returns: what became of the files, by their paths below the folder.
    @discardableResult
    func export(
        _ files: KeyValuePairs<String, String>, of format: String = "swift", isCheck: Bool = false
    ) throws -> [String: ExportFolder.Outcome] {
        let folder = ExportFolder(path("out"), of: format)
        let outcomes = try folder.write(files.map(ExportedFile.init(path:text:)), isCheck: isCheck)
        return Dictionary(
            uniqueKeysWithValues: outcomes.map { (String($0.path.dropFirst(path("out/").count)), $0.outcome) })
    }

    /// Exports what must be refused, with and without a check, and must leave everything as it is.
    /// - Returns: what was said, with the folder as `out`.
    func refuse(
        _ files: KeyValuePairs<String, String>, of format: String = "swift",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let before = try tree()
        var sentences: [String] = []
        for isCheck in [true, false] {
            let error = #expect(throws: ValidationError.self, sourceLocation: sourceLocation) {
                try export(files, of: format, isCheck: isCheck)
            }
            sentences.append((error?.message ?? "").replacing(path("out"), with: "out"))
        }
        #expect(sentences[0] == sentences[1], sourceLocation: sourceLocation)
        #expect(try tree() == before, sourceLocation: sourceLocation)
        return sentences[1]
    }

    /// What tells that a file or folder was written to, replaced or removed.
    struct Entry: Equatable {
        let inode: Int?
        let changed: Date?
        let permissions: Int?
        let bytes: Data?
    }

    /// Everything in the sandbox by its path, links not followed.
    func tree() throws -> [String: Entry] {
        let files = FileManager.default
        return try Dictionary(
            uniqueKeysWithValues: files.subpathsOfDirectory(atPath: folder.path).map { name in
                let attributes = try files.attributesOfItem(atPath: path(name))
                let isFile = attributes[.type] as? FileAttributeType == .typeRegular
                return (
                    name,
                    Entry(
                        inode: attributes[.systemFileNumber] as? Int,
                        changed: attributes[.modificationDate] as? Date,
                        permissions: attributes[.posixPermissions] as? Int,
                        bytes: isFile ? try Data(contentsOf: URL(filePath: path(name))) : nil)
                )
            })
    }

    /// The texts of the files in the folder `out`, without its manifests.
    func exported() throws -> [String: String] {
        let files = try tree().compactMapValues(\.bytes).filter {
            $0.key.hasPrefix("out/") && !$0.key.hasPrefix("out/.presets-")
        }
        return Dictionary(
            uniqueKeysWithValues: files.map { name, bytes in
                (String(name.dropFirst(4)), String(decoding: bytes, as: UTF8.self))
            })
    }

    /// Whether something stands at a path; a link is something.
    func has(_ name: String) throws -> Bool { try tree()[name] != nil }

    func makeLink(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path(name))
    }
}
