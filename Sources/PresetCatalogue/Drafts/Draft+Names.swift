import CatalogueModel
import Spelling

extension Draft {
    /// The metric, kept token or preset of that name, of that kind if one is given.
    func existing(_ name: Name, _ kind: FactKind? = nil) throws -> Entry {
        guard let entry = try entry(named: name.text) else { throw try unknown(name.text, kind) }
        if let kind, entry.kind != kind { throw CatalogueError(.wrongKind(name.text, entry.kind, wanted: kind)) }
        return entry
    }

    /// The entries that match, at least one.
    func matching(_ pattern: Pattern, _ kind: FactKind? = nil) throws -> [Entry] {
        let kinds = kind.map { [$0] } ?? FactKind.named
        let entries = try kinds.flatMap { try self.entries($0, matching: pattern) }
        guard entries.isEmpty else { return entries }
        guard let literal = pattern.literal else { throw CatalogueError(.nothingMatches(pattern.description)) }
        if let kind, let other = try entry(named: literal) {
            throw CatalogueError(.wrongKind(literal, other.kind, wanted: kind))
        }
        throw try unknown(literal, kind)
    }

    /// The metric that an expression refers to.
    func metricID(_ name: Name, for user: String) throws -> FactID {
        // A key of a String Catalog that others go on from.
        if try entry(named: name.text) == nil, let root = try entry(named: "\(name.text).\(Name.root)"),
            root.kind == .metric
        {
            return root.id
        }
        return try existing(name, .metric).id
    }

    func requireFree(_ name: Name) throws {
        if let taken = try entry(named: name.text) { throw CatalogueError(.nameTaken(name.text, taken.kind)) }
    }

    func unknown(_ name: String, _ kind: FactKind?) throws -> CatalogueError {
        let kinds = kind.map { [$0] } ?? FactKind.named
        let names = try kinds.flatMap { try entries.all($0).map(\.name.text) }
        return CatalogueError(
            .unknownName(name, kind, suggestions: suggestions(for: name, in: names)))
    }
}
