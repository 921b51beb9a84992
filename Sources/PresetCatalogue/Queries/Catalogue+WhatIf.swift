import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// What `diff` would say after these edits, from the revision before them. Nothing is written, and what it costs
    /// follows the change.
    /// - Parameter traits: layouts of trait collections with these values count, and no others.
    /// - Throws: what `perform` would throw.
    public func whatIf(_ edits: [Edit], traits: [String: String] = [:]) throws -> CatalogueDiff {
        try store.read {
            try requireCurrentEngine()
            let draft = try draft(edits, titles(remembering: false))
            try requireTraits(traits, draft.traits)
            let diff = DraftDiff(draft)
            let newest = RevisionName.number(try store.newestRevision()).description
            guard draft.hasChanges else {
                return CatalogueDiff(old: newest, new: "\(RevisionName.now)", facts: [], collections: [], layouts: [])
            }
            return CatalogueDiff(
                old: newest, new: "\(RevisionName.now)", facts: try diff.facts(), collections: diff.collections(),
                layouts: try diff.layouts(Recalculation(draft), having: traits),
                possibleRenames: try diff.possibleRenames())
        }
    }
}
