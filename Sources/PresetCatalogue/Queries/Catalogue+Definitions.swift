import CatalogueModel
import Spelling

extension Catalogue {
    /// The metrics and presets that match, as people exchange them, sorted by name.
    public func definitions(
        matching pattern: Pattern = .all, at name: RevisionName = .now
    ) throws -> CatalogueDocument {
        var document = try document(at: name)
        let known = (document.metrics.map(\.name) + document.presets.map(\.name)).map(\.text)
        document.metrics.removeAll { !pattern.matches($0.name.text) }
        document.presets.removeAll { !pattern.matches($0.name.text) }
        if let literal = pattern.literal, document.metrics.isEmpty, document.presets.isEmpty {
            let suggestions = suggestions(for: literal, in: known)
            throw CatalogueError(.unknownName(literal, nil, suggestions: suggestions))
        }
        return document
    }
}
