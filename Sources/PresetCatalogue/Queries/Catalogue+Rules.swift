import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// What changes mean here.
    public func rules(at name: RevisionName = .now) throws -> ChangeRules {
        try store.read {
            let kept = try store.rules(at: try moment(name)).map { ($0.fact.rule, $0.fact.impact) }
            return ChangeRules(overrides: Dictionary(kept) { _, last in last })
        }
    }
}
