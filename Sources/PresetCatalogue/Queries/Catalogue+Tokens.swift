import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// The kept tokens that match, sorted by name.
    public func tokens(
        matching pattern: Pattern = .all, at name: RevisionName = .now
    ) throws -> [NamedFact<KeptToken<Name>>] {
        try store.read {
            let snapshot = Snapshot(store, at: try moment(name))
            if let literal = pattern.literal { _ = try snapshot.entry(named: Name(literal), .token) }
            return try tokens(snapshot).filter { pattern.matches($0.name.text) }
        }
    }
}
