import CatalogueModel

/// Looks at the file of a catalogue, of whatever format, without writing to it: each check goes on where another fails.
public struct FileExamination {
    private let database: Database
    private let migrator = Migrator.embedded
    private static let shownProblems = 10

    /// Looks at a file that may be damaged.
    /// - Throws: `StorageError` if there is no file, or one that never was a catalogue.
    public static func report(on path: String) throws -> HealthReport {
        do {
            return try FileExamination(
                database: Database(path: path, access: .readOnly, toleratesDamage: true)
            ).report()
        } catch let error as StorageError {
            switch error.kind {
            case .damaged: break
            case .notACatalogue where try ReadableCopy.wasCatalogue(path): break
            default: throw error
            }
            var report = HealthReport()
            report.checks = [HealthCheck(.pages, problems: [error.message ?? "the file does not begin as it should"])]
            return report
        }
    }

    /// One state of the file for all checks. Without a format that this program knows the later ones are left out.
    private func report() throws -> HealthReport {
        try database.read {
            var report = HealthReport()
            report.size = try? size()
            report.checks.append(check(.pages, pages))
            report.checks.append(check(.format, format))
            guard report.checks.last?.problems.isEmpty == true else { return report }
            report.checks.append(check(.schema, schema))
            report.checks.append(check(.references, references))
            report.checks.append(check(.revisions, revisions))
            report.checks.append(check(.ranges, ranges))
            report.checks.append(check(.owners, owners))
            return report
        }
    }

    private func check(_ subject: HealthCheck.Subject, _ body: () throws -> [String]) -> HealthCheck {
        do {
            return HealthCheck(subject, problems: Self.shortened(try body()))
        } catch let error as StorageError {
            return HealthCheck(subject, problems: [error.message ?? error.kind.whatHappened])
        } catch {
            return HealthCheck(subject, problems: ["\(error)"])
        }
    }

    private static func shortened(_ problems: [String]) -> [String] {
        guard problems.count > shownProblems else { return problems }
        return problems.prefix(shownProblems) + ["and \(problems.count - shownProblems) more"]
    }

    private func number(_ sql: String) throws -> Int64 { try database.first(sql) { $0.int64(0) } ?? 0 }

    private func size() throws -> HealthReport.FileSize {
        HealthReport.FileSize(
            pages: try number("PRAGMA page_count"), freePages: try number("PRAGMA freelist_count"),
            pageSize: try number("PRAGMA page_size"))
    }

    private func pages() throws -> [String] {
        let said = FileHeader(of: database.handle).pageCount
        let found = try database.fileSize() / number("PRAGMA page_size")
        let cut = found < said ? ["the file has \(counted(found, "page")), and should have \(said)"] : []
        // A line may hold several sentences.
        return try cut
            + database.query("PRAGMA integrity_check") { $0.text(0) }.flatMap { $0.split(separator: "\n") }
            .map(String.init).filter { $0 != "ok" && !$0.hasPrefix("*** in database") }
    }

    private func format() throws -> [String] {
        do {
            _ = try migrator.ledgerVersion(of: database)
            return []
        } catch let error as StorageError where error.code == .ok {
            return [[error.kind.whatHappened, error.message].compactMap { $0 }.joined(separator: ": ")]
        }
    }

    private func schema() throws -> [String] {
        let expected = try ExpectedSchema.objects(of: migrator, version: migrator.ledgerVersion(of: database))
        let found = try database.query("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL") {
            ($0.text(0), $0.text(1))
        }
        let texts = Dictionary(found) { first, _ in first }
        return expected.compactMap { object in
            guard let text = texts[object.name] else { return "the \(object.type) \(object.name) is missing" }
            return text == object.sql ? nil : "the \(object.type) \(object.name) was changed"
        }
    }

    private func references() throws -> [String] {
        try database.query(
            "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2 ORDER BY 1, 2"
        ) { row in
            "\(row.text(0)): \(counted(row.int64(2), "row")) of it refer to a missing row of \(row.text(1))"
        }
    }

    private func revisions() throws -> [String] {
        let count = try number("SELECT count(*) FROM revision")
        let newest = try number("SELECT max(number) FROM revision")
        var problems: [String] = []
        let oldest = try number("SELECT min(number) FROM revision")
        if oldest != 0 || count != newest + 1 {
            problems.append("there are \(count) revisions, but the newest is r\(newest)")
        }
        for table in try TemporalTable.all(in: database) {
            let late = try number("SELECT count(*) FROM \(table.name) WHERE since > \(newest) OR until > \(newest)")
            if late > 0 { problems.append("\(table.name): \(counted(late, "row")) of later revisions than r\(newest)") }
        }
        return problems
    }

    private func ranges() throws -> [String] {
        try TemporalTable.all(in: database).flatMap { table in
            try [("empty", table.emptyRanges), ("overlapping", table.overlappingRanges)].compactMap { kind, sql in
                let count = try number(sql)
                return count > 0 ? "\(table.name): \(counted(count, "\(kind) range"))" : nil
            }
        }
    }

    private func owners() throws -> [String] {
        let names = Set(try TemporalTable.all(in: database).map(\.name))
        return try Ownership.all.filter { names.contains($0.table) && names.contains($0.owner) }.compactMap { rule in
            let count = try number(rule.orphans)
            return count > 0 ? "\(rule.table): \(counted(count, "row")) without a current \(rule.word)" : nil
        } + layoutCount()
    }

    private func layoutCount() throws -> [String] {
        let kept = try number("SELECT layouts FROM catalogue")
        let count = try number("SELECT count(*) FROM layout WHERE until IS NULL")
        return kept == count ? [] : ["the catalogue says that it has \(counted(kept, "layout")); it has \(count)"]
    }
}

private func counted(_ count: Int64, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
