import CatalogueModel

extension CatalogueStore {
    /// Writes layouts in the given revision, within a write. What `body` reads meanwhile waits for what is being written.
    public func writeLayouts<T>(at revision: Int64, _ body: (LayoutWriter) throws -> T) throws -> T {
        try writeLayouts(at: revision, batchSize: LayoutWriter.usualBatchSize, body)
    }

    func writeLayouts<T>(at revision: Int64, batchSize: Int, _ body: (LayoutWriter) throws -> T) throws -> T {
        try database.withStatement(LayoutColumns.insertion) { value in
            try database.withStatement(
                "UPDATE layout SET until = ? WHERE preset = ? AND collection = ? AND state = ? AND until IS NULL"
            ) { close in
                let writer = LayoutWriter(
                    database, LayoutRows(database, revision: revision, value, close), batchSize: batchSize)
                // Also where `body` throws: the statements are another thread's until then.
                defer { database.background.wait() }
                let result = try body(writer)
                try writer.finish()
                return result
            }
        }
    }

    /// The layouts of a preset in a collection, by state.
    public func layouts(
        of preset: FactID, in collection: FactID, at moment: Moment
    ) throws -> [ControlState: ComputedLayout] {
        var layouts: [ControlState: ComputedLayout] = [:]
        try database.withStatement(
            """
            SELECT l.state, \(LayoutColumns.selection) FROM \(moment.layouts) JOIN layout_value v ON v.id = l.value
            WHERE l.preset = ? AND l.collection = ? AND \(moment.holds("l"))
            """
        ) { statement in
            try statement.bind(preset.rawValue, at: 1)
            try statement.bind(collection.rawValue, at: 2)
            try statement.forEachRow { row in
                layouts[ControlState(rawValue: Int(row.int64(0)))] = LayoutDecoder.decode(row, from: 1)
            }
        }
        return layouts
    }

    /// Every layout of a collection, in the order of the presets' facts and states.
    public func forEachLayout(
        in collection: FactID, at moment: Moment, _ body: (LayoutKey, ComputedLayout) throws -> Void
    ) throws {
        try database.withStatement(
            """
            SELECT l.preset, l.state, \(LayoutColumns.selection)
            FROM \(Self.layoutsOfCollection(at: moment)) CROSS JOIN layout_value v ON v.id = l.value
            ORDER BY p.fact, l.state
            """
        ) { statement in
            try statement.bind(collection.rawValue, at: 1)
            try statement.forEachRow { row in
                let key = LayoutKey(
                    preset: FactID(row.int64(0)), state: ControlState(rawValue: Int(row.int64(1))),
                    collection: collection)
                try body(key, LayoutDecoder.decode(row, from: 2))
            }
        }
    }

    /// Every layout of a collection with the number of its value, which equal layouts share, in the order of the
    /// presets' facts and states; the layout itself only where it has findings.
    public func forEachJudgement(
        in collection: FactID, at moment: Moment, _ body: (LayoutKey, _ value: Int64, ComputedLayout?) throws -> Void
    ) throws {
        try database.withStatement(
            """
            SELECT l.preset, l.state, l.value, v.findings, \(LayoutColumns.selection)
            FROM \(Self.layoutsOfCollection(at: moment)) CROSS JOIN layout_value v ON v.id = l.value
            ORDER BY p.fact, l.state
            """
        ) { statement in
            try statement.bind(collection.rawValue, at: 1)
            try statement.forEachRow { row in
                let key = LayoutKey(
                    preset: FactID(row.int64(0)), state: ControlState(rawValue: Int(row.int64(1))),
                    collection: collection)
                try body(key, row.int64(2), row.int64(3) == 0 ? nil : LayoutDecoder.decode(row, from: 4))
            }
        }
    }

    /// How many layouts hold now. Counted as they are written, since counting them would look at each.
    public func layoutCount() throws -> Int {
        Int(try database.first("SELECT layouts FROM catalogue") { $0.int64(0) } ?? 0)
    }

    /// Keeps the number of layouts that hold now, within a write.
    public func setLayoutCount(_ count: Int) throws {
        try database.run("UPDATE catalogue SET layouts = ?", count)
    }

    /// How many layouts of a preset hold now.
    public func countLayouts(ofPreset preset: FactID) throws -> Int {
        Int(
            try database.first(
                "SELECT count(*) FROM \(Moment.now.layouts) WHERE l.preset = ? AND l.until IS NULL", preset.rawValue
            ) {
                $0.int64(0)
            } ?? 0)
    }

    /// How many layouts each collection has that has some. All are counted in one pass, since those of one do not lie
    /// together.
    public func countLayoutsByCollection(at moment: Moment) throws -> [FactID: Int] {
        let counts = try database.query(
            "SELECT l.collection, count(*) FROM \(moment.layouts) WHERE \(moment.holds("l")) GROUP BY l.collection"
        ) { (FactID($0.int64(0)), Int($0.int64(1))) }
        return Dictionary(uniqueKeysWithValues: counts)
    }

    /// What a query reads of a collection `?`: its layouts `l` along the presets `p`, since they are ordered by preset
    /// first. The joins stay as they are written.
    private static func layoutsOfCollection(at moment: Moment) -> String {
        """
        preset p CROSS JOIN \(moment.layouts)
            ON \(moment.holds("p")) AND l.preset = p.fact AND l.collection = ? AND \(moment.holds("l"))
        """
    }

    /// Closes every layout of a preset that is gone, within a write.
    public func closeLayouts(ofPreset preset: FactID, at revision: Int64) throws {
        try database.run(
            "UPDATE layout INDEXED BY layout_current SET until = ? WHERE preset = ? AND until IS NULL", revision,
            preset.rawValue)
    }

    /// Closes every layout in a collection that is gone, within a write.
    public func closeLayouts(inCollection collection: FactID, at revision: Int64) throws {
        try database.run(
            """
            UPDATE layout INDEXED BY layout_current SET until = ?
            WHERE preset IN (SELECT fact FROM preset WHERE until IS NULL) AND collection = ? AND until IS NULL
            """, revision, collection.rawValue)
    }
}
