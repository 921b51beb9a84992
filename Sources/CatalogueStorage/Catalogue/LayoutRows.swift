import ButtonLayout
import CatalogueModel

/// Writes the rows of the layouts of one revision. It holds its statements all the time.
final class LayoutRows {
    private let database: Database
    private let revision: Int64
    private let insertValue: Statement
    private let closeLayout: Statement
    /// The causes written in this revision.
    private var causes: [[FactID]: Int64] = [:]
    private var lastCause: (facts: [FactID], id: Int64)?
    /// Values seen lately, so that what many presets share is looked up once. They stay in a core's cache.
    private var recent: [UInt64: (layout: ComputedLayout, id: Int64)] = [:]

    /// Rows of `layout` that wait for others, to be inserted with them.
    private var pending: [Row] = []

    private struct Row {
        let key: LayoutKey
        let value: Int64
        let cause: Int64
    }

    init(_ database: Database, revision: Int64, _ insertValue: Statement, _ close: Statement) {
        self.database = database
        self.revision = revision
        self.insertValue = insertValue
        closeLayout = close
    }

    /// A layout that begins or ends.
    enum Change {
        case close(LayoutKey)
        case open(LayoutKey, ComputedLayout, digest: UInt64, causes: [FactID])
    }

    func write(_ changes: [Change]) throws {
        for change in changes {
            switch change {
            case .close(let key): try close(key)
            case .open(let key, let layout, let digest, let causes):
                pending.append(Row(key: key, value: try value(of: layout, digest: digest), cause: try cause(causes)))
                if pending.count == 1024 { try insertPending() }
            }
        }
        try insertPending()
    }

    private func close(_ key: LayoutKey) throws {
        try closeLayout.bind(revision, at: 1)
        try closeLayout.bind(key.preset.rawValue, at: 2)
        try closeLayout.bind(key.collection.rawValue, at: 3)
        try closeLayout.bind(Int64(key.state.rawValue), at: 4)
        try closeLayout.run()
    }

    private func insertPending() throws {
        let columns = ["preset", "collection", "state", "value", "cause", "since"]
        try database.insert(into: "layout", columns, pending) { item, row in
            try row.put(item.key.preset.rawValue)
            try row.put(item.key.collection.rawValue)
            try row.put(Int64(item.key.state.rawValue))
            try row.put(item.value)
            try row.put(item.cause)
            try row.put(revision)
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// The row of `layout_value` for a layout: equal layouts are stored once.
    private func value(of layout: ComputedLayout, digest: UInt64) throws -> Int64 {
        if let known = recent[digest], known.layout == layout { return known.id }
        let id = try store(layout, digest: Int64(bitPattern: digest))
        if recent.count >= 512 { recent.removeAll(keepingCapacity: true) }
        recent[digest] = (layout, id)
        return id
    }

    private func store(_ layout: ComputedLayout, digest: Int64) throws -> Int64 {
        try insertValue.bind(digest, at: 1)
        var binder = LayoutBinder(statement: insertValue, position: 1)
        try layout.encode(to: &binder)
        try insertValue.run()
        if database.changes > 0 { return database.lastInsertedRow }
        let found = try database.first(
            """
            SELECT v.id, \(LayoutColumns.selection) FROM layout_value v
            WHERE v.title_natural_width IS ? AND v.button_width = ? AND v.digest = ?
            """, layout.content.title?.width, layout.layout.button.width, digest,
            decode: { ($0.int64(0), LayoutDecoder.decode($0, from: 1)) })
        guard let found, found.1 != layout else { return found?.0 ?? 0 }
        // Another layout has this digest: the next number is as good a digest.
        return try store(layout, digest: digest &+ 1)
    }

    private func cause(_ facts: [FactID]) throws -> Int64 {
        if let lastCause, lastCause.facts == facts { return lastCause.id }
        let id = try causes[facts] ?? insertCause(facts)
        lastCause = (facts, id)
        return id
    }

    private func insertCause(_ facts: [FactID]) throws -> Int64 {
        try database.run("INSERT INTO cause (revision) VALUES (?)", revision)
        let id = database.lastInsertedRow
        for fact in facts {
            try database.run("INSERT INTO cause_fact (cause, fact) VALUES (?, ?)", id, fact.rawValue)
        }
        causes[facts] = id
        return id
    }
}
