import CatalogueModel
import CatalogueStorage

extension Draft {
    /// Every fact as it was at a revision: same ids, later births closed.
    func restore(_ revision: Int64) throws {
        let newest = try store.newestRevision()
        guard (0...newest).contains(revision) else {
            throw CatalogueError(.unknownRevision("r\(revision)", suggestions: ["r\(newest)"]))
        }
        let moment = Moment.revision(revision)
        let entries = try FactKind.named.flatMap { try store.entries($0, at: moment) }
        let metrics = try store.metrics(at: moment)
        let tokens = try store.tokens(at: moment)
        let presets = try store.presets(at: moment)
        let kept = Set(entries.map(\.id))
        for entry in try FactKind.named.flatMap(self.entries.all) where !kept.contains(entry.id) { try remove(entry) }
        for entry in entries {
            try setEntry(entry.id, entry)
            switch entry.kind {
            case .metric: try setMetric(entry.id, metrics[entry.id])
            case .token: try setToken(entry.id, tokens[entry.id])
            case .preset: try setPreset(entry.id, presets[entry.id])
            case .trait, .collection, .font, .rule: break
            }
        }
        traitList.replaceAll(with: try store.traits(at: moment))
        fontList.replaceAll(with: try store.fonts(at: moment))
        ruleList.replaceAll(with: try store.rules(at: moment))
        collectionList.replaceAll(with: try store.collections(at: moment))
    }
}
