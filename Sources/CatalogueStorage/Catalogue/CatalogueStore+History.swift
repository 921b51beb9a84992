import CatalogueModel

extension CatalogueStore {
    /// The tables that keep the facts of a kind, but for their entries.
    static func tables(of kind: FactKind) -> [String] {
        switch kind {
        case .metric: ["metric", "metric_override"]
        case .token: ["token", "token_override"]
        case .preset: ["preset", "preset_state", "accepted_finding"]
        case .trait: ["trait"]
        case .collection: ["trait_collection"]
        case .font: ["font"]
        case .rule: ["rule"]
        }
    }

    /// The revisions that changed a fact, up to one of them, newest first. Their number is what it costs.
    public func revisions(changing id: FactID, _ kind: FactKind, upTo revision: Int64) throws -> [Int64] {
        let tables = ["entry"] + Self.tables(of: kind)
        let rows = tables.flatMap { table in
            [
                "SELECT since AS number FROM \(table) WHERE fact = ?1 AND since <= ?2",
                "SELECT until FROM \(table) WHERE fact = ?1 AND until <= ?2",
            ]
        }
        return try database.query(
            rows.joined(separator: "\nUNION ") + "\nORDER BY number DESC", id.rawValue, revision
        ) { $0.int64(0) }
    }

    /// The newest revisions, newest first.
    public func newestRevisions(_ limit: Int) throws -> [Revision] {
        try database.query("\(Self.revisionQuery) ORDER BY number DESC LIMIT ?", limit) { try Self.revision($0) }
    }

    /// The last fact that had this name. Names that nobody has any more are in no index: it looks at every entry there
    /// ever was.
    public func fact(onceNamed name: String) throws -> FactID? {
        try database.first("SELECT fact FROM entry WHERE name = ? ORDER BY until DESC, fact DESC LIMIT 1", name) {
            FactID($0.int64(0))
        }
    }

    /// Every fact with the last name it had, also those that are gone, sorted by fact.
    public func lastNames() throws -> [(id: FactID, name: String)] {
        try database.query("SELECT fact, name, max(since) FROM entry GROUP BY fact ORDER BY fact") {
            (FactID($0.int64(0)), $0.text(1))
        }
    }
}
