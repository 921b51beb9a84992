import CatalogueStorage
import PresetCatalogue

/// A copy of a catalogue of an older format, brought up to date for as long as it is read: git keeps files as they were.
final class CatalogueCopy {
    let catalogue: Catalogue
    private let folder: TemporaryFolder

    private init(of path: String) throws {
        folder = try TemporaryFolder()
        let copy = try folder.write(try Files.read(path), to: "copy.db")
        catalogue = try Catalogue(path: copy, access: .write, time: System.now)
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
