import CatalogueModel
import CatalogueStorage
import Spelling

extension Catalogue {
    /// The number of the revision that is named so.
    public func revision(_ name: RevisionName) throws -> Int64 {
        let newest = try store.newestRevision()
        switch name {
        case .now: return newest
        case .number(let number):
            guard (0...newest).contains(number) else {
                throw CatalogueError(.revisionBeyond(number, newest: newest))
            }
            return number
        case .release(let text):
            if let release = try store.release(text) { return release.revision }
            let names = try store.releases().map(\.name)
            throw CatalogueError(
                .unknownRevision(text, suggestions: suggestions(for: text, in: names)))
        }
    }

    /// The state that is named so.
    public func moment(_ name: RevisionName) throws -> Moment {
        name == .now ? .now : .revision(try revision(name))
    }

    /// Gives the current state a name.
    /// - Returns: the release, with the revision it names.
    public func release(_ name: String, note: String?, by attribution: Attribution) throws -> Release {
        let name = Release.normalised(name)
        guard Release.isName(name) else { throw CatalogueError(.invalidReleaseName(name)) }
        return try store.write {
            if let taken = try store.release(name) {
                throw CatalogueError(.releaseTaken(name, revision: taken.revision))
            }
            let release = Release(
                name: name, revision: try store.newestRevision(), note: note, time: attribution.time,
                author: attribution.author)
            try store.add(release)
            return release
        }
    }

    /// All releases, oldest first.
    public func releases() throws -> [Release] { try store.releases() }

    /// All revisions, oldest first.
    public func revisions() throws -> [Revision] { try store.revisions() }
}

extension Catalogue {
    /// The revisions of other copies that merges brought, by the revision here that they came with; with their numbers
    /// there.
    public func mergedRevisions() throws -> [Int64: [Revision]] {
        Dictionary(grouping: try store.mergedRevisions(), by: \.here).mapValues { $0.map(\.revision) }
    }

    /// Those that came with one revision, with what each of them changed; oldest first.
    public func mergedRevisions(of number: Int64) throws -> [MergedRevision] {
        let changes = Dictionary(grouping: try store.mergedChanges(in: number), by: \.origin)
        return try store.mergedRevisions(in: number).map { _, revision in
            MergedRevision(revision: revision, changes: changes[revision.uuid]?.map(\.change) ?? [])
        }
    }
}
