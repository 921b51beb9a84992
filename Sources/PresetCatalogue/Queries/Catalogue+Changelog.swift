import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// What each release brought, the newest first.
    /// - Parameters:
    ///   - old: the state before the first of them; nil for the empty catalogue.
    ///   - new: the last of them, or `now` for what is not released as well.
    public func changelog(from old: RevisionName?, to new: RevisionName) throws -> [ChangelogEntry] {
        try store.read {
            let start = try old.map(revision) ?? 0
            let end = try revision(new)
            let releases = try store.releases().filter { $0.revision > start && $0.revision <= end }
                .sorted { ($0.revision, $0.time) < ($1.revision, $1.time) }
            var entries: [ChangelogEntry] = []
            var before = old ?? .number(0)
            for release in releases {
                let name = RevisionName.release(release.name)
                entries.append(ChangelogEntry(release: release, diff: try diff(from: before, to: name)))
                before = name
            }
            if releases.last?.revision ?? start < end {
                let rest = try diff(from: before, to: new)
                if !rest.isEmpty { entries.append(ChangelogEntry(release: nil, diff: rest)) }
            }
            return entries.reversed()
        }
    }
}
