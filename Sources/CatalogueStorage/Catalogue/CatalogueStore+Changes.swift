import CatalogueModel

/// A layout at the two ends of a range of revisions; nil where there was none.
public struct StoredLayoutChange: Hashable, Sendable {
    public let key: LayoutKey
    public let old: ComputedLayout?
    public let new: ComputedLayout?
    /// The facts that made it change, in any revision of the range.
    public let causes: Set<FactID>
}

extension CatalogueStore {
    /// The facts of a kind that have a row which begins or ends after revision `old`, up to `new`. What it costs
    /// follows the changes, not the catalogue.
    public func changedFacts(_ kind: FactKind, from old: Int64, to new: Int64) throws -> Set<FactID> {
        var facts: Set<FactID> = []
        for table in Self.tables(of: kind) { facts.formUnion(try changedFacts(inTable: table, from: old, to: new)) }
        return facts
    }

    /// The facts whose entry in the tree of names changed after revision `old`, up to `new`.
    public func changedEntries(from old: Int64, to new: Int64) throws -> Set<FactID> {
        try changedFacts(inTable: "entry", from: old, to: new)
    }

    private func changedFacts(inTable table: String, from old: Int64, to new: Int64) throws -> Set<FactID> {
        Set(
            try database.query(
                """
                SELECT fact FROM \(table) WHERE since > ?1 AND since <= ?2
                UNION SELECT fact FROM \(table) WHERE until > ?1 AND until <= ?2
                """, old, new
            ) { FactID($0.int64(0)) })
    }

    /// The layouts that differ between two revisions, sorted by their keys.
    public func changedLayouts(from old: Int64, to new: Int64) throws -> [StoredLayoutChange] {
        let keys = try database.query(
            """
            SELECT preset, collection, state FROM layout WHERE since > ?1 AND since <= ?2
            UNION SELECT preset, collection, state FROM layout WHERE until > ?1 AND until <= ?2
            ORDER BY 1, 2, 3
            """, old, new
        ) {
            LayoutKey(
                preset: FactID($0.int64(0)), state: ControlState(rawValue: Int($0.int64(2))),
                collection: FactID($0.int64(1)))
        }
        return try keys.compactMap { key in
            let before = try valueRow(of: key, at: old)
            let after = try valueRow(of: key, at: new)
            if before == after { return nil }
            return StoredLayoutChange(
                key: key, old: try before.flatMap(layoutValue), new: try after.flatMap(layoutValue),
                causes: try causes(of: key, from: old, to: new))
        }
    }

    private func valueRow(of key: LayoutKey, at revision: Int64) throws -> Int64? {
        try database.first(
            """
            SELECT value FROM layout WHERE preset = ?1 AND collection = ?2 AND state = ?3 AND since <= ?4
            AND (until IS NULL OR until > ?4)
            """, key.preset.rawValue, key.collection.rawValue, key.state.rawValue, revision
        ) { $0.int64(0) }
    }

    func layoutValue(_ id: Int64) throws -> ComputedLayout? {
        try database.first("SELECT \(LayoutColumns.selection) FROM layout_value v WHERE v.id = ?", id) {
            LayoutDecoder.decode($0, from: 0)
        }
    }

    private func causes(of key: LayoutKey, from old: Int64, to new: Int64) throws -> Set<FactID> {
        Set(
            try database.query(
                """
                SELECT DISTINCT f.fact FROM layout l JOIN cause_fact f ON f.cause = l.cause
                WHERE l.preset = ? AND l.collection = ? AND l.state = ? AND l.since > ? AND l.since <= ?
                """, key.preset.rawValue, key.collection.rawValue, key.state.rawValue, old, new
            ) { FactID($0.int64(0)) })
    }
}
