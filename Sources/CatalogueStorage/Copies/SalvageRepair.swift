import ButtonLayout
import CatalogueModel

/// Makes what was read of a catalogue consistent: what others refer to and can be named stands again, the rest is
/// dropped. Layouts that are missing can be computed anew.
struct SalvageRepair {
    private let database: Database
    /// The ids of facts and of revisions, from their indexes.
    private let factIDs: [Int64: String]
    private let revisionIDs: [Int64: String]

    init(_ database: Database, from source: Database) {
        self.database = database
        func ids(_ table: String, _ key: String) -> [Int64: String] {
            var ids: [Int64: String] = [:]
            try? source.withStatement(
                "SELECT \(key), uuid FROM \(table) INDEXED BY sqlite_autoindex_\(table)_1 ORDER BY uuid"
            ) { try $0.forEachRow { ids[$0.int64(0)] = $0.text(1) } }
            return ids
        }
        factIDs = ids("fact", "id")
        revisionIDs = ids("revision", "number")
    }

    func run(_ report: inout SalvageReport) throws {
        try restoreCatalogue()
        try restoreRevisions(&report)
        try CatalogueStore.addBuiltInFacts(to: database)
        try restoreFacts(&report)
        try restoreNames(&report)
        try dropOrphans()
        try database.run("UPDATE catalogue SET layouts = (SELECT count(*) FROM layout WHERE until IS NULL)")
        for index in report.tables.indices {
            let rows = try number("SELECT count(*) FROM \(report.tables[index].name)")
            report.tables[index].dropped += max(0, report.tables[index].rows - rows)
            report.tables[index].rows = rows
        }
    }

    private func number(_ sql: String) throws -> Int64 { try database.first(sql) { $0.int64(0) } ?? 0 }

    private func restoreCatalogue() throws {
        guard try number("SELECT count(*) FROM catalogue") == 0 else { return }
        try database.run(
            "INSERT INTO catalogue (id, uuid, engine) VALUES (1, ?, ?)", StableID.random().description,
            Button.engineVersion)
    }

    /// Each number from 0 to the newest that any row knows.
    private func restoreRevisions(_ report: inout SalvageReport) throws {
        let tables = try TemporalTable.all(in: database).map(\.name)
        let newest = try tables.map { try number("SELECT max(max(since), coalesce(max(until), 0)) FROM \($0)") }
        let last = try max(newest.max() ?? 0, number("SELECT max(number) FROM revision"))
        let kept = Set(try database.query("SELECT number FROM revision") { $0.int64(0) })
        // A number that only a damaged page can hold would make as many revisions.
        guard last <= Int64(kept.count) * 2 + 10_000 else { return }
        for number in 0...last where !kept.contains(number) {
            let id = try revisionIDs[number] ?? newID("revision", number)
            try database.run(
                "INSERT INTO revision (number, uuid, time, author, request) VALUES (?, ?, 0, '', 'lost')", number, id)
            report.lostRevisions.append(number)
        }
    }

    /// The same in whatever order things are saved.
    private func newID(_ thing: String, _ number: Int64) throws -> String {
        let catalogue = try database.first("SELECT uuid FROM catalogue") { $0.text(0) } ?? ""
        return StableID.builtIn(.preset, named: "lost \(thing) \(number) of \(catalogue)").description
    }

    /// A fact is known by the table that it has rows in.
    private func restoreFacts(_ report: inout SalvageReport) throws {
        for (table, kind) in Self.kinds {
            let lost = try database.query(
                "SELECT DISTINCT fact FROM \(table) t WHERE NOT EXISTS (SELECT 1 FROM fact f WHERE f.id = t.fact)"
            ) { $0.int64(0) }
            for fact in lost {
                let id = try factIDs[fact] ?? newID("fact", fact)
                try database.run("INSERT INTO fact (id, uuid, kind) VALUES (?, ?, ?)", fact, id, kind.rawValue)
                if factIDs[fact] == nil { report.renamed.append("\(kind.rawValue) \(fact)") }
            }
        }
    }

    private static let kinds: [(table: String, kind: FactKind)] = [
        ("metric", .metric), ("preset", .preset), ("token", .token), ("trait", .trait),
        ("trait_collection", .collection), ("font", .font), ("rule", .rule),
    ]

    /// What lost its name gets one that says so.
    private func restoreNames(_ report: inout SalvageReport) throws {
        for table in ["metric", "preset", "token"] {
            let nameless = try database.query(
                """
                SELECT t.fact, t.since FROM \(table) t WHERE t.until IS NULL
                AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.fact = t.fact AND e.until IS NULL)
                """
            ) { ($0.int64(0), $0.int64(1)) }
            for (fact, since) in nameless {
                let name = "salvaged.\(table)-\(fact)"
                try database.run("DELETE FROM entry WHERE fact = ? AND since >= ?", fact, since)
                try database.run("INSERT INTO entry (fact, name, since) VALUES (?, ?, ?)", fact, name, since)
                report.renamed.append(name)
            }
        }
    }

    /// Drops the rows that refer to what is not there, until none is left.
    private func dropOrphans() throws {
        let tables = try database.query(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'"
        ) { $0.text(0) }
        let references = try tables.flatMap { table in
            try database.query("SELECT \"from\", \"table\", \"to\" FROM pragma_foreign_key_list(?)", table) {
                """
                DELETE FROM \(table) WHERE \($0.text(0)) IS NOT NULL AND NOT EXISTS
                    (SELECT 1 FROM \($0.text(1)) o WHERE o.\($0.text(2)) = \(table).\($0.text(0)))
                """
            }
        }
        let orphans = Ownership.all.map(\.removal)
        var isChanged = true
        while isChanged {
            isChanged = false
            for statement in references + orphans {
                try database.run(statement)
                if database.changes > 0 { isChanged = true }
            }
        }
    }
}
