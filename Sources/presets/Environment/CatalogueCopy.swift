#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import CatalogueStorage
import PresetCatalogue

/// A copy of a catalogue of an older format, brought up to date for as long as it is read: git keeps files as they were.
final class CatalogueCopy {
    let catalogue: Catalogue
    private let folder: URL

    private init(of path: String) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "presets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appending(path: "copy.db")
        try Data(try Files.read(path)).write(to: copy)
        catalogue = try Catalogue(path: copy.path(percentEncoded: false), access: .write, time: System.now)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Opens a catalogue for reading, whatever its format; the file stays as it is.
    /// - Parameter copies: keeps what exists only as long as it is read.
    static func reading(_ path: String, keeping copies: inout [CatalogueCopy]) throws -> Catalogue {
        do {
            return try Catalogue(path: path, access: .read, time: System.now)
        } catch let error as StorageError {
            guard case .older = error.kind else { throw error }
            copies.append(try CatalogueCopy(of: path))
            return copies[copies.count - 1].catalogue
        }
    }
}
