import CatalogueFormats
import CatalogueModel
import PresetCatalogue

/// A catalogue of a file of design tokens or of an export, for as long as it is compared.
final class ScratchCatalogue {
    let catalogue: Catalogue
    /// The kinds of facts that the file can speak of; nil for all.
    let kinds: [FactKind]?
    private let folder: TemporaryFolder

    /// - Parameter path: the file, or a folder of files of design tokens; what is refused is said, and the rest compared.
    init(of path: String) throws {
        folder = try TemporaryFolder()
        catalogue = try Catalogue(path: "\(folder.path)/scratch.db", access: .create, time: 0)
        let sources = try Files.tokenFiles(at: path).map { TokenFile(name: $0, bytes: try Files.read($0)) }
        var document: CatalogueDocument
        if sources.count == 1, DocumentReader.recognizes(sources[0].bytes) {
            document = try DocumentReader.read(sources[0].bytes)
            // Its states are not asked for, only what it is now.
            document.history = nil
            kinds = nil
        } else {
            var options = TokenOptions()
            (options.skipInvalid, options.lenientUnits) = (true, true)
            document = try options.document(of: sources, prune: false)
            // Without the traits and fonts of the catalogue that wrote them presets could lay out otherwise.
            document.presets = []
            document.collections = []
            kinds = [.metric, .token]
        }
        catalogue.fontFiles = { FontFiles.contents(of: $0, for: path) }
        _ = try catalogue.importDocument(document, by: Attribution(author: "", time: 0, request: ""))
    }
}
