import CSQLite
import PresetCatalogue

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The rows that a revision wrote, held in memory as SQLite's own values, to be inserted with bare C calls.
final class RowCopy {
    private struct Table {
        let insertion: String
        let columns: Int
        var rows: [[OpaquePointer?]]
    }

    private var tables: [Table] = []

    init(of path: String, revision: Int) throws {
        var handle: OpaquePointer?
        sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY, nil)
        defer { sqlite3_close_v2(handle) }
        let sources = [
            ("revision", "number = \(revision)"),
            (
                "fact",
                "id IN (SELECT fact FROM entry WHERE since = \(revision) UNION SELECT fact FROM trait_collection WHERE since = \(revision))"
            ),
            ("entry", "since = \(revision)"), ("metric", "since = \(revision)"), ("dependency", "since = \(revision)"),
            ("trait_collection", "since = \(revision)"),
            ("cause", "revision = \(revision)"),
            ("cause_fact", "cause IN (SELECT id FROM cause WHERE revision = \(revision))"),
            (
                "layout_value",
                "id IN (SELECT value FROM layout WHERE since = \(revision)) AND id NOT IN (SELECT value FROM layout WHERE since < \(revision))"
            ),
            // In the order in which they were written.
            ("layout", "since = \(revision) ORDER BY preset, collection, state"),
        ]
        for (name, condition) in sources {
            var statement: OpaquePointer?
            sqlite3_prepare_v2(handle, "SELECT * FROM \(name) WHERE \(condition)", -1, &statement, nil)
            defer { sqlite3_finalize(statement) }
            let columns = Int(sqlite3_column_count(statement))
            var rows: [[OpaquePointer?]] = []
            while sqlite3_step(statement) == SQLITE_ROW {
                rows.append((0..<columns).map { sqlite3_value_dup(sqlite3_column_value(statement, Int32($0))) })
            }
            let marks = String(repeating: ", ?", count: columns - 1)
            tables.append(Table(insertion: "INSERT INTO \(name) VALUES (?\(marks))", columns: columns, rows: rows))
        }
    }

    var count: Int { tables.reduce(0) { $0 + $1.rows.count } }

    /// One prepared statement a table, one transaction, the settings that a catalogue has.
    func insert(into path: String) throws {
        var handle: OpaquePointer?
        sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        defer { sqlite3_close_v2(handle) }
        sqlite3_exec(
            handle, "PRAGMA foreign_keys = on; PRAGMA cache_size = -65536; PRAGMA synchronous = full", nil, nil, nil)
        sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil)
        for table in tables {
            var statement: OpaquePointer?
            sqlite3_prepare_v2(handle, table.insertion, -1, &statement, nil)
            for row in table.rows {
                for column in 0..<table.columns { sqlite3_bind_value(statement, Int32(column + 1), row[column]) }
                precondition(sqlite3_step(statement) == SQLITE_DONE, String(cString: sqlite3_errmsg(handle)))
                sqlite3_reset(statement)
            }
            sqlite3_finalize(statement)
        }
        precondition(sqlite3_exec(handle, "COMMIT", nil, nil, nil) == SQLITE_OK)
    }
}

/// Copies a file over another.
enum FileCopy {
    static func copy(_ source: String, to target: String) throws {
        try Data(contentsOf: URL(filePath: source)).write(to: URL(filePath: target))
    }
}
