import ButtonLayout
import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("The schema")
struct SchemaTests {
    let sample: SampleCatalogue
    var database: Database { sample.database }

    init() throws { sample = try SampleCatalogue() }

    @Test("findings have the engine's bits and words")
    func findings() throws {
        let rows = try database.query("SELECT bit, name FROM finding ORDER BY bit") { "\($0.int64(0)) \($0.text(1))" }
        #expect(rows == Finding.allCases.map { "\($0.rawValue) \($0.name)" })
        #expect(Finding.allCases.allSatisfy { FindingSet($0).rawValue == 1 << UInt32($0.rawValue) })
    }

    @Test("so have control states")
    func states() throws {
        let rows = try database.query("SELECT bits, name FROM control_state ORDER BY bits") {
            "\($0.int64(0)) \($0.text(1))"
        }
        #expect(rows == (0..<16).map { "\($0) \(ControlState(rawValue: $0).name)" })
    }

    @Test("kinds of facts are the model's")
    func kinds() throws {
        for (index, kind) in FactKind.allCases.enumerated() {
            try sample.store.addFact(FactID(Int64(100 + index)), TemporaryCatalogue.stableID(Int64(100 + index)), kind)
        }
        #expect(throws: StorageError.self) {
            try database.run("INSERT INTO fact (id, uuid, kind) VALUES (200, 'x', 'other')")
        }
    }

    @Test("the file is sound")
    func sound() throws {
        #expect(try database.query("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
        #expect(try database.query("PRAGMA foreign_key_check") { $0.text(0) } == [])
        let loose = try database.query("SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict") {
            $0.text(0)
        }
        #expect(loose == ["sqlite_schema"] || loose == ["sqlite_schema", "sqlite_temp_schema"])
    }

    @Test("every table that has times reads what holds by an index")
    func indexes() throws {
        for table in try TriggerTests.temporalTables(of: database) {
            let plan = try database.query(
                "EXPLAIN QUERY PLAN SELECT 1 FROM \(table) WHERE since > 1 AND since <= 2"
            ) { $0.text(3) }
            #expect(
                table == "dependency" || plan.allSatisfy { $0.contains("USING") && $0.contains("INDEX") }, "\(table)")
        }
    }

    @Test(
        "rows refer to what exists",
        arguments: [
            "INSERT INTO entry (fact, name, since) VALUES (99, 'x', 3)",
            "INSERT INTO metric (fact, type, value, since) VALUES (99, 'number', 1, 3)",
            "INSERT INTO preset_state (fact, state, since) VALUES (99, 0, 3)",
            "INSERT INTO dependency (user, metric, since) VALUES (4, 99, 3)",
            "INSERT INTO layout (preset, collection, state, value, cause, since) VALUES (6, 3, 1, 99, 1, 3)",
            "INSERT INTO layout (preset, collection, state, value, cause, since) VALUES (6, 3, 1, 1, 99, 3)",
        ])
    func references(sql: String) throws {
        let error = #expect(throws: StorageError.self) { try database.run(sql) }
        #expect(error?.code == .constraintForeignKey)
    }
}
