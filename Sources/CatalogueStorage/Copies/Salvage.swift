import CSQLite
import CatalogueModel

/// Makes a new catalogue of what can be read of a damaged one.
public struct Salvage {
    private let source: ReadableCopy
    private let target: Database

    /// - Parameters:
    ///   - destination: a file that does not exist.
    ///   - time: for the ledger of migrations, in seconds since 1970.
    /// - Throws: `StorageError`; the damaged file is never written, and no new one is left then.
    public static func make(of path: String, at destination: String, time: Int64) throws -> SalvageReport {
        let copy = try ReadableCopy(of: path, beside: destination)
        let file = try NewFile(destination, replaces: false)
        let target = try Database(path: file.temporaryPath, access: .create, reportedAs: file.path)
        try Migrator.embedded.migrate(target, time: time)
        let report = try Salvage(source: copy, target: target).run()
        try file.finish()
        return report
    }

    /// What is the same in every file.
    private static let fixedTables: Set<String> = ["migrations", "finding", "control_state"]

    private func run() throws -> SalvageReport {
        // Rows come as they were, and not as changes.
        try target.set(SQLITE_DBCONFIG_ENABLE_FKEY, false)
        return try target.write {
            let triggers = try target.query("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'") {
                (name: $0.text(0), sql: $0.text(1))
            }
            for trigger in triggers { try target.execute("DROP TRIGGER \(trigger.name)") }
            let names = try target.query(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY rowid"
            ) { $0.text(0) }.filter { !Self.fixedTables.contains($0) }
            let expected = try expectedTables()
            var report = SalvageReport()
            for name in names {
                var table = SalvageReport.Table(name: name, rows: 0)
                let isExpected = expected.contains(name)
                try SalvagedTable(name, from: source, to: target, isExpected: isExpected).copy(&table)
                report.tables.append(table)
            }
            try SalvageRepair(target, from: source.database).run(&report)
            for trigger in triggers { try target.execute(trigger.sql) }
            return report
        }
    }

    /// Those that the migrations make which made the file, by what it says.
    private func expectedTables() throws -> Set<String> {
        let said = try? source.database.first("PRAGMA user_version") { Int($0.int64(0)) }
        let version = min(max(1, said ?? 1), Migrator.embedded.version)
        return Set(try ExpectedSchema.objects(of: .embedded, version: version).map(\.name))
    }
}
