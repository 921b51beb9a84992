import TestSupport
import CatalogueModel

@testable import CatalogueStorage

/// A new catalogue in a folder of its own. Ids and times follow from names and numbers.
struct TemporaryCatalogue {
    static let file = "presets.db"
    let folder: TemporaryFolder
    let store: CatalogueStore
    var database: Database { store.database }

    init() throws {
        folder = try TemporaryFolder()
        store = try CatalogueStore(path: folder.path(Self.file), access: .create, time: 1000)
    }

    /// Makes the next revision with what `body` writes in it.
    @discardableResult
    func revise(_ body: (Int64) throws -> Void = { _ in }) throws -> Int64 {
        let number = try store.newestRevision() + 1
        try store.write {
            try store.add(Self.revision(number))
            try body(number)
        }
        return number
    }

    static func revision(_ number: Int64) -> Revision {
        Revision(
            number: number, uuid: .builtIn(.preset, named: "revision \(number)"), time: 1000 + number, author: "me",
            request: "set \(number)")
    }

    /// Makes an entry, and its fact if it is new, in a revision.
    @discardableResult
    func open(
        _ id: Int64, _ kind: FactKind, _ name: String, description: String? = nil, deprecation: Deprecation? = nil,
        at revision: Int64
    ) throws -> Entry {
        let entry = Entry(
            id: FactID(id), stableID: Self.stableID(id), kind: kind, name: try Name(name), description: description,
            deprecation: deprecation)
        if try store.kind(of: entry.id) == nil { try store.addFact(entry.id, entry.stableID, kind) }
        try store.openEntry(entry, at: revision)
        return entry
    }

    /// Makes presets that are their style alone, in a revision.
    func openPresets(_ ids: ClosedRange<Int64>, at revision: Int64) throws {
        for id in ids {
            try open(id, .preset, "p\(id)", at: revision)
            try store.replacePreset(FactID(id), nil, with: Preset(style: .system), at: revision)
        }
    }

    static func stableID(_ id: Int64) -> StableID { .builtIn(.metric, named: "fact \(id)") }

    func count(_ sql: String) throws -> Int64 {
        try database.first(sql) { $0.int64(0) } ?? -1
    }

    /// All rows of a table as text.
    func dump(_ table: String) throws -> [String] {
        let columns = try self.columns(of: table)
        return try database.query("SELECT \(columns.joined(separator: ", ")) FROM \(table) ORDER BY 1, 2") { row in
            columns.indices.map { row.optionalText(Int32($0)) ?? "NULL" }.joined(separator: "|")
        }
    }

    func columns(of table: String) throws -> [String] {
        try database.query("SELECT name FROM pragma_table_info(?)", table) { $0.text(0) }
    }
}

extension Metric<FactID> {
    /// A metric as it might be typed, with fact ids for names: `{12} * 2`.
    static func dimension(_ text: String, _ overrides: [String: String] = [:]) throws -> Metric {
        var metric = Metric(type: .dimension, value: .number(try expression(text)))
        for (condition, value) in overrides {
            let sides = condition.split(separator: "=").map(String.init)
            metric.overrides[TraitCondition(trait: sides[0], value: sides[1])] = .number(try expression(value))
        }
        return metric
    }
}

/// An expression as it might be typed, with fact ids for names: `{12} * 2`.
func expression(_ text: String) throws -> Expression<FactID> {
    try Expression<Name>(parsing: text).mapReferences { FactID(try number($0.text)) }
}

private func number(_ text: String) throws -> Int64 {
    struct NoNumber: Error {}
    guard let number = Int64(text) else { throw NoNumber() }
    return number
}
