import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// What differs between two revisions of this catalogue. What it costs follows the changes.
    /// - Parameter traits: layouts of trait collections with these values count, and no others.
    public func diff(
        from old: RevisionName, to new: RevisionName, traits: [String: String] = [:]
    ) throws -> CatalogueDiff {
        try store.read {
            let diff = RevisionDiff(store, from: try revision(old), to: try revision(new))
            try requireTraits(traits, store.traits(at: try moment(new)))
            let facts = try diff.facts()
            return CatalogueDiff(
                old: old.description, new: new.description, facts: facts.changes,
                collections: try diff.collections(), layouts: try diff.layouts(having: traits),
                possibleRenames: facts.possibleRenames)
        }
    }

    /// What differs between a state of another catalogue and a state of this one.
    /// - Parameters:
    ///   - other: the old side.
    ///   - traits: layouts of trait collections with these values count, and no others.
    ///   - labels: how the two sides are called.
    public func diff(
        from other: Catalogue, at old: RevisionName, to new: RevisionName, traits: [String: String] = [:],
        labels: (old: String, new: String)
    ) throws -> CatalogueDiff {
        try other.store.read {
            try store.read {
                let diff = try CrossCatalogueDiff(
                    Snapshot(other.store, at: try other.moment(old)), Snapshot(store, at: try moment(new)))
                try requireTraits(traits, store.traits(at: try moment(new)))
                let facts = try diff.facts()
                return CatalogueDiff(
                    old: labels.old, new: labels.new, facts: facts.changes, collections: try diff.collections(),
                    layouts: try diff.layouts(having: traits), possibleRenames: facts.possibleRenames)
            }
        }
    }

    /// What `diff` compares by default: the last release, or the empty catalogue.
    public func lastRelease() throws -> RevisionName {
        try store.releases().last.map { .release($0.name) } ?? .number(0)
    }
}
