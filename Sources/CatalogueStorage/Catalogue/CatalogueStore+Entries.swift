import CatalogueModel

extension CatalogueStore {
    /// Every entry of a kind, sorted by name.
    public func entries(_ kind: FactKind, at moment: Moment) throws -> [Entry] {
        var entries: [Entry] = []
        try forEachEntry(kind, at: moment) { entries.append($0) }
        return entries
    }

    /// Every entry of a kind, sorted by name, one by one: now, none but the current one is in memory.
    public func forEachEntry(_ kind: FactKind, at moment: Moment, _ body: (Entry) throws -> Void) throws {
        // The index of current names gives the order: the join stays as it is written.
        try database.withStatement(
            """
            SELECT \(Self.entryColumns) FROM entry e CROSS JOIN fact f ON f.id = e.fact AND f.kind = ?
            WHERE \(moment.holds("e")) ORDER BY e.name
            """
        ) { statement in
            try statement.bind(kind.rawValue, at: 1)
            try statement.forEachRow { row in try body(Self.entry(row)) }
        }
    }

    /// An entry by its fact.
    public func entry(_ id: FactID, at moment: Moment) throws -> Entry? {
        try database.first("\(Self.entryQuery) WHERE e.fact = ? AND \(moment.holds("e"))", id.rawValue) {
            try Self.entry($0)
        }
    }

    /// An entry by its name.
    public func entry(named name: String, at moment: Moment) throws -> Entry? {
        try database.first("\(Self.entryQuery) WHERE e.name = ? AND \(moment.holds("e"))", name) {
            try Self.entry($0)
        }
    }

    /// Some current entries of the group `name`.
    public func entries(inGroup name: String, limit: Int) throws -> [Entry] {
        // "/" follows "." in ASCII: the range holds every name that begins with the group and a dot.
        try database.query(
            "\(Self.entryQuery) WHERE e.name > ? AND e.name < ? AND e.until IS NULL ORDER BY e.name LIMIT ?",
            name + ".",
            name + "/", limit
        ) { try Self.entry($0) }
    }

    /// Every name that a metric or a preset has then or had before, the oldest first.
    public func knownNames(at moment: Moment) throws -> [KnownName] {
        let last = if case .revision(let number) = moment { number } else { Int64.max }
        return try database.query(
            """
            SELECT e.name, f.uuid FROM entry e JOIN fact f ON f.id = e.fact WHERE f.kind IN (?, ?) AND e.since <= ?
            GROUP BY e.fact, e.name ORDER BY min(e.since), e.fact
            """, FactKind.metric.rawValue, FactKind.preset.rawValue, last
        ) { row in
            guard let id = StableID(row.text(1)) else { throw UnreadableText(text: row.text(1)) }
            return KnownName(name: try StoredValue.name(row, 0), id: id)
        }
    }

    /// The facts that say to use this one instead.
    public func replaced(by id: FactID) throws -> [FactID] {
        try database.query(
            "SELECT fact FROM entry WHERE replacement = ? AND until IS NULL ORDER BY fact", id.rawValue
        ) { FactID($0.int64(0)) }
    }

    /// The last entry that a fact had, also when it is gone.
    public func lastEntry(_ id: FactID) throws -> Entry? {
        try database.first("\(Self.entryQuery) WHERE e.fact = ? ORDER BY e.since DESC LIMIT 1", id.rawValue) {
            try Self.entry($0)
        }
    }

    /// The fact with that id in every file, whether it holds now or not.
    public func fact(_ stableID: StableID) throws -> FactID? {
        try database.first("SELECT id FROM fact WHERE uuid = ?", stableID.description) { FactID($0.int64(0)) }
    }

    /// All facts, whether they hold now or not.
    public func facts() throws -> [StableID: FactID] {
        var facts: [StableID: FactID] = [:]
        try database.withStatement("SELECT id, uuid FROM fact") {
            try $0.forEachRow { row in
                if let stableID = StableID(row.text(1)) { facts[stableID] = FactID(row.int64(0)) }
            }
        }
        return facts
    }

    /// The largest fact id that was ever given.
    public func lastFactID() throws -> FactID {
        FactID(try database.first("SELECT max(id) FROM fact") { $0.int64(0) } ?? 0)
    }

    /// Makes facts known, within a write.
    public func addFacts(_ facts: [(id: FactID, stableID: StableID, kind: FactKind)]) throws {
        try database.insert(into: "fact", ["id", "uuid", "kind"], facts) { fact, row in
            try row.put(fact.id.rawValue)
            try row.put(fact.stableID.description)
            try row.put(fact.kind.rawValue)
        }
    }

    /// Closes the row of a fact's entry, within a write.
    public func closeEntry(_ id: FactID, at revision: Int64) throws {
        try database.run("UPDATE entry SET until = ? WHERE fact = ? AND until IS NULL", revision, id.rawValue)
    }

    /// Opens rows for entries, within a write; those before them must be closed.
    public func openEntries(_ entries: [Entry], at revision: Int64) throws {
        let columns = ["fact", "name", "description", "deprecated", "replacement", "reason", "extensions", "since"]
        try database.insert(into: "entry", columns, entries) { entry, row in
            try row.put(entry.id.rawValue)
            try row.put(entry.name.text)
            try row.put(entry.description)
            try row.put(entry.deprecation == nil ? Int64(0) : 1)
            try row.put(entry.deprecation?.replacement?.rawValue)
            try row.put(entry.deprecation?.reason)
            try row.put(entry.extensions)
            try row.put(revision)
        }
    }

    private static let entryQuery = "SELECT \(entryColumns) FROM entry e JOIN fact f ON f.id = e.fact"

    private static let entryColumns = """
        e.fact, f.uuid, f.kind, e.name, e.description, e.deprecated, e.replacement, e.reason, e.extensions
        """

    private static func entry(_ row: borrowing Row) throws -> Entry {
        guard let stableID = StableID(row.text(1)), let kind = FactKind(rawValue: row.text(2)) else {
            throw UnreadableText(text: row.text(1))
        }
        return Entry(
            id: FactID(row.int64(0)), stableID: stableID, kind: kind, name: try StoredValue.name(row, 3),
            description: row.optionalText(4),
            deprecation: row.int64(5) == 0
                ? nil
                : Deprecation(replacement: row.optionalInt64(6).map { FactID($0) }, reason: row.optionalText(7)),
            extensions: row.optionalText(8))
    }
}

extension CatalogueStore {
    /// What a fact is about.
    public func kind(of id: FactID) throws -> FactKind? {
        try database.first("SELECT kind FROM fact WHERE id = ?", id.rawValue) { FactKind(rawValue: $0.text(0)) } ?? nil
    }

    /// The id that a fact has in every file.
    public func stableID(of id: FactID) throws -> StableID? {
        try database.first("SELECT uuid FROM fact WHERE id = ?", id.rawValue) { StableID($0.text(0)) } ?? nil
    }
}
