import CatalogueModel

/// Revisions of other copies that merges brought.
extension CatalogueStore {
    /// Those whose changes came with one revision, or with any; by their numbers there, which copies may share.
    public func mergedRevisions(in number: Int64? = nil) throws -> [(here: Int64, revision: Revision)] {
        try database.query(
            """
            SELECT revision, number, uuid, time, author, request FROM merged_revision
            WHERE ?1 IS NULL OR revision = ?1 ORDER BY revision, time, number, id
            """, number
        ) { (here: $0.int64(0), revision: try Self.revision($0, from: 1)) }
    }

    /// The revision of another copy that changed a property of a fact in revision `number` here, or what the property is a
    /// part of, or the fact as a whole.
    public func origin(of property: String, of fact: FactID, in number: Int64) throws -> Revision? {
        try database.first(
            """
            SELECT m.number, m.uuid, m.time, m.author, m.request
            FROM merged_change c JOIN merged_revision m ON m.id = c.origin
            WHERE c.revision = ?1 AND c.fact = ?2
                AND (c.property = ?3 OR c.property = '' OR instr(?3, c.property || '.') = 1)
            ORDER BY length(c.property) DESC LIMIT 1
            """, number, fact.rawValue, property
        ) { try Self.revision($0, from: 0) }
    }

    /// What a merge in revision `number` carried over, with the id of the revision there that had made it.
    public func mergedChanges(in number: Int64) throws -> [(origin: StableID, change: MergedRevision.Change)] {
        try database.query(
            """
            SELECT m.uuid, f.uuid, c.property FROM merged_change c
            JOIN merged_revision m ON m.id = c.origin JOIN fact f ON f.id = c.fact
            WHERE c.revision = ? ORDER BY f.uuid, c.property
            """, number
        ) { row in
            guard let origin = StableID(row.text(0)), let fact = StableID(row.text(1)) else {
                throw UnreadableText(text: row.text(0))
            }
            return (origin, MergedRevision.Change(fact: fact, property: row.text(2)))
        }
    }

    /// The number here of a revision with that id; nil if it is none of this catalogue.
    public func number(of uuid: StableID) throws -> Int64? {
        try database.first("SELECT number FROM revision WHERE uuid = ?", uuid.description) { $0.int64(0) }
    }

    /// Whether a revision is one of this catalogue, or a merge brought it.
    public func contains(revision uuid: StableID) throws -> Bool {
        try database.first(
            "SELECT 1 FROM revision WHERE uuid = ?1 UNION ALL SELECT 1 FROM merged_revision WHERE uuid = ?1",
            uuid.description
        ) { _ in true } ?? false
    }

    /// Says that the changes of a revision of another copy came with revision `number`, within a write; one that is known
    /// stays as it is.
    public func add(merged revision: Revision, in number: Int64) throws {
        try database.run(
            """
            INSERT INTO merged_revision (uuid, number, time, author, request, revision) SELECT ?1, ?2, ?3, ?4, ?5, ?6
            WHERE NOT EXISTS (SELECT 1 FROM merged_revision WHERE uuid = ?1)
            """, revision.uuid.description, revision.number, revision.time, revision.author, revision.request, number)
    }

    /// Says which of them made a change that revision `number` has, within a write.
    public func add(_ property: String, of fact: FactID, from origin: StableID, in number: Int64) throws {
        try database.run(
            """
            INSERT INTO merged_change (revision, fact, property, origin)
            SELECT ?, ?, ?, id FROM merged_revision WHERE uuid = ?
            """, number, fact.rawValue, property, origin.description)
    }
}
