import CatalogueModel

/// A range of revisions in which a layout was the same.
public struct LayoutSpan: Hashable, Sendable {
    public let since: Int64
    /// The first revision in which it holds no more; nil while it holds.
    public let until: Int64?
    /// The row of the numbers, which equal layouts share.
    let value: Int64
    let cause: Int64
}

extension CatalogueStore {
    /// The life of one layout up to a revision, newest first. Its numbers are read when somebody asks for them.
    public func spans(of key: LayoutKey, upTo revision: Int64) throws -> [LayoutSpan] {
        try database.query(
            """
            SELECT since, until, value, cause FROM layout
            WHERE preset = ? AND collection = ? AND state = ? AND since <= ? ORDER BY since DESC
            """, key.preset.rawValue, key.collection.rawValue, key.state.rawValue, revision
        ) {
            LayoutSpan(since: $0.int64(0), until: $0.optionalInt64(1), value: $0.int64(2), cause: $0.int64(3))
        }
    }

    /// The numbers of a layout in a part of its life.
    public func layout(of span: LayoutSpan) throws -> ComputedLayout? { try layoutValue(span.value) }

    /// The changed facts that began a part of a layout's life, sorted; none when it was the engine.
    public func causes(of span: LayoutSpan) throws -> [FactID] {
        try database.query("SELECT fact FROM cause_fact WHERE cause = ? ORDER BY fact", span.cause) {
            FactID($0.int64(0))
        }
    }

    /// How many layouts of a preset each revision moved, added and removed, newest first.
    public func layoutCounts(of preset: FactID) throws -> [(revision: Int64, counts: LayoutCounts)] {
        try database.query(
            """
            SELECT revision, sum(opened AND closed), sum(opened AND NOT closed), sum(closed AND NOT opened) FROM (
                SELECT revision, max(opened) AS opened, max(closed) AS closed FROM (
                    SELECT since AS revision, collection, state, 1 AS opened, 0 AS closed
                    FROM layout WHERE preset = ?1
                    UNION ALL SELECT until, collection, state, 0, 1
                    FROM layout WHERE preset = ?1 AND until IS NOT NULL
                ) GROUP BY revision, collection, state
            ) GROUP BY revision ORDER BY revision DESC
            """, preset.rawValue
        ) {
            (
                $0.int64(0),
                LayoutCounts(moved: Int($0.int64(1)), added: Int($0.int64(2)), removed: Int($0.int64(3)))
            )
        }
    }
}
