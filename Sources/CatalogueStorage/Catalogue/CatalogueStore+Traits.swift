import CatalogueModel

extension CatalogueStore {
    /// The traits in their order: of two that override a metric the later wins.
    public func traits(at moment: Moment) throws -> [Trait] {
        try database.query(
            """
            SELECT t.fact, f.uuid, t.name, t.trait_values, t.default_value
            FROM trait t JOIN fact f ON f.id = t.fact WHERE \(moment.holds("t")) ORDER BY t.fact
            """
        ) { row in
            Trait(
                id: FactID(row.int64(0)), stableID: try Self.stableID(row, 1), name: row.text(2),
                values: row.text(3).unicodeScalars.split(separator: ",").map { String($0) },
                defaultValue: row.text(4))
        }
    }

    /// The trait collections for which layouts are kept, in the order they were added.
    public func collections(at moment: Moment) throws -> [TraitCollection] {
        try database.query(
            """
            SELECT c.fact, f.uuid, c.traits
            FROM trait_collection c JOIN fact f ON f.id = c.fact WHERE \(moment.holds("c")) ORDER BY c.fact
            """
        ) { row in
            guard let values = TraitCollection.values(from: row.text(2)) else {
                throw UnreadableText(text: row.text(2))
            }
            return TraitCollection(id: FactID(row.int64(0)), stableID: try Self.stableID(row, 1), values: values)
        }
    }

    /// Closes the row of a trait, within a write.
    public func closeTrait(_ id: FactID, at revision: Int64) throws {
        try database.run("UPDATE trait SET until = ? WHERE fact = ? AND until IS NULL", revision, id.rawValue)
    }

    /// Opens a row for a trait, within a write.
    public func openTrait(_ trait: Trait, at revision: Int64) throws {
        try database.run(
            "INSERT INTO trait (fact, name, trait_values, default_value, since) VALUES (?, ?, ?, ?, ?)",
            trait.id.rawValue, trait.name, trait.values.joined(separator: ","), trait.defaultValue, revision)
    }

    /// Closes the row of a collection, within a write.
    public func closeCollection(_ id: FactID, at revision: Int64) throws {
        try database.run(
            "UPDATE trait_collection SET until = ? WHERE fact = ? AND until IS NULL", revision, id.rawValue)
    }

    /// Opens a row for a collection, within a write.
    public func openCollection(_ collection: TraitCollection, at revision: Int64) throws {
        try database.run(
            "INSERT INTO trait_collection (fact, traits, since) VALUES (?, ?, ?)", collection.id.rawValue,
            collection.text, revision)
    }

    private static func stableID(_ row: borrowing Row, _ column: Int32) throws -> StableID {
        guard let id = StableID(row.text(column)) else { throw UnreadableText(text: row.text(column)) }
        return id
    }
}
