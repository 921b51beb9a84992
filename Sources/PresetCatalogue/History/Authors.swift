import CatalogueModel
import CatalogueStorage

/// Who made revisions, and which releases have them first; each read once.
final class Authors {
    private let store: CatalogueStore
    private let releases: [Release]
    private var known: [Int64: Authorship] = [:]

    /// - Parameter revision: the newest that is looked at; later releases are none.
    init(_ store: CatalogueStore, upTo revision: Int64) throws {
        self.store = store
        releases = try store.releases().filter { $0.revision <= revision }
    }

    /// Who changed a property of a fact in a revision: where that is a merge, also whose change it brought.
    func authorship(of number: Int64, changing property: String, of fact: FactID) throws -> Authorship {
        var authorship = try authorship(of: number)
        authorship.origin = try store.origin(of: property, of: fact, in: number)
        return authorship
    }

    func authorship(of number: Int64) throws -> Authorship {
        if let known = known[number] { return known }
        guard let revision = try store.revision(number) else {
            throw CatalogueError(.unknownRevision("r\(number)", suggestions: []))
        }
        let authorship = Authorship(
            revision: revision, release: releases.first { $0.revision >= number }?.name)
        known[number] = authorship
        return authorship
    }
}
