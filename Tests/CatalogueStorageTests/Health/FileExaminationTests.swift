import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueStorage

/// Each rule of the file is broken once, with the triggers out of the way that hold it.
@Suite("Examining a file")
struct FileExaminationTests {
    let sample: SampleCatalogue
    var path: String { sample.catalogue.folder.path(TemporaryCatalogue.file) }

    init() throws { sample = try SampleCatalogue() }

    private func problems() throws -> [HealthCheck.Subject: [String]] {
        let checks = try FileExamination.report(on: path).checks.filter { !$0.problems.isEmpty }
        return Dictionary(uniqueKeysWithValues: checks.map { ($0.subject, $0.problems) })
    }

    @Test("a sound file has nothing wrong, and is left as it is")
    func sound() throws {
        let before = try sample.catalogue.folder.contents()
        let report = try FileExamination.report(on: path)
        #expect(report.isHealthy)
        #expect(report.checks.map(\.subject) == HealthCheck.Subject.allCases.dropLast(3))
        #expect(report.size?.bytes == Int64(before[TemporaryCatalogue.file]?.count ?? 0))
        #expect(try sample.catalogue.folder.contents() == before)
    }

    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let statements: String
        let subject: HealthCheck.Subject
        let problem: String

        init(_ statements: String, _ subject: HealthCheck.Subject, _ problem: String) {
            (testDescription, self.statements, self.subject, self.problem) = (problem, statements, subject, problem)
        }
    }

    @Test(
        "what contradicts the rules is told",
        arguments: [
            Damage("DELETE FROM revision WHERE number = 1", .revisions, "there are 3 revisions, but the newest is r3"),
            Damage("UPDATE entry SET since = 9 WHERE fact = 4", .revisions, "entry: 1 row of later revisions than r3"),
            Damage("UPDATE metric SET until = since WHERE fact = 4", .ranges, "metric: 1 empty range"),
            Damage(
                "UPDATE preset SET until = 3 WHERE fact = 6 AND until = 2", .ranges, "preset: 1 overlapping range"),
            Damage(
                "UPDATE layout SET value = 99 WHERE until IS NULL", .references,
                "layout: 1 row of it refer to a missing row of layout_value"),
            Damage(
                "UPDATE preset SET until = 3 WHERE until IS NULL", .owners, "layout: 1 row without a current preset"),
            Damage(
                "UPDATE trait_collection SET until = 3 WHERE fact = 3", .owners,
                "layout: 1 row without a current trait collection"),
            Damage("UPDATE entry SET until = 3 WHERE fact = 9", .owners, "token: 1 row without a current name"),
            Damage("DELETE FROM metric WHERE fact = 4", .owners, "entry: 1 row without a current metric"),
            Damage(
                "UPDATE catalogue SET layouts = 7", .owners, "the catalogue says that it has 7 layouts; it has 1"),
            Damage("DROP INDEX metric_since", .schema, "the index metric_since is missing"),
            Damage("DROP VIEW current_rules", .schema, "the view current_rules is missing"),
            Damage("DELETE FROM migrations WHERE number = 2", .format, "this catalogue lacks migration 2"),
        ])
    func damage(damage: Damage) throws {
        try tamper(damage.statements)
        let found = try problems()
        #expect(found[damage.subject]?.contains { $0.hasPrefix(damage.problem) } == true, "\(found)")
    }

    @Test("a trigger that is missing or was changed is told")
    func triggers() throws {
        let database = try Database(path: path, access: .readWrite)
        try database.execute(
            """
            DROP TRIGGER metric_stays; DROP TRIGGER metric_opens;
            CREATE TRIGGER metric_opens BEFORE INSERT ON metric BEGIN SELECT 1; END
            """)
        let found = try problems()
        #expect(found == [.schema: ["the trigger metric_opens was changed", "the trigger metric_stays is missing"]])
    }

    /// Changes rows without the triggers that would refuse it, which are put back.
    private func tamper(_ statements: String) throws {
        let database = try Database(path: path, access: .readWrite)
        let triggers = try database.query("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'") {
            ($0.text(0), $0.text(1))
        }
        try database.execute("PRAGMA foreign_keys = off; PRAGMA ignore_check_constraints = on")
        for (name, _) in triggers { try database.execute("DROP TRIGGER \(name)") }
        try database.execute(statements)
        for (_, sql) in triggers { try database.execute(sql) }
    }

    @Test("what never was a catalogue is refused")
    func strangers() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("CREATE TABLE".utf8), to: "text")
        #expect(throws: StorageError(.notACatalogue(.notSQLite), path: folder.path("text"))) {
            try FileExamination.report(on: folder.path("text"))
        }
        try Database(path: folder.path("other.db"), access: .create).execute("PRAGMA application_id = 7")
        #expect(throws: StorageError(.notACatalogue(.otherProgram(applicationID: 7)), path: folder.path("other.db"))) {
            try FileExamination.report(on: folder.path("other.db"))
        }
    }
}
