import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// What differs between two revisions of this catalogue. What it costs follows the changes.
    public func diff(from old: RevisionName, to new: RevisionName) throws -> CatalogueDiff {
        try store.read {
            let diff = RevisionDiff(store, from: try revision(old), to: try revision(new))
            return CatalogueDiff(
                old: old.description, new: new.description, facts: try diff.facts(),
                collections: try diff.collections(), layouts: try diff.layouts())
        }
    }

    /// What differs between a state of another catalogue and a state of this one.
    /// - Parameters:
    ///   - other: the old side.
    ///   - labels: how the two sides are called.
    public func diff(
        from other: Catalogue, at old: RevisionName, to new: RevisionName, labels: (old: String, new: String)
    ) throws -> CatalogueDiff {
        try other.store.read {
            try store.read {
                let diff = try CrossCatalogueDiff(
                    Snapshot(other.store, at: try other.moment(old)), Snapshot(store, at: try moment(new)))
                return CatalogueDiff(
                    old: labels.old, new: labels.new, facts: try diff.facts(), collections: try diff.collections(),
                    layouts: try diff.layouts())
            }
        }
    }

    /// What `diff` compares by default: the last release, or the empty catalogue.
    public func lastRelease() throws -> RevisionName {
        try store.releases().last.map { .release($0.name) } ?? .number(0)
    }
}
