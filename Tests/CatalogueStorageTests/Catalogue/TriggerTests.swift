import CatalogueModel
import Testing

@testable import CatalogueStorage

/// The tables whose rows hold from one revision to another.
private let temporal = [
    "entry", "metric", "metric_override", "token", "token_override", "trait", "trait_collection", "preset",
    "preset_state", "accepted_finding", "dependency",
    "layout", "font", "rule",
]
/// The tables whose rows hold for ever.
private let lasting = [
    "revision", "release", "fact", "cause", "cause_fact", "layout_value", "finding", "control_state", "merged_revision",
    "merged_change",
]

/// What follows from fonts, and is written once and read.
private let memory = ["font_stack", "shaped_line"]

/// What the triggers of the file hold, also for those who write with another program: raw SQL, no store.
@Suite("No row of the file is lost")
struct TriggerTests {
    /// SQLITE_CONSTRAINT_TRIGGER.
    private static let trigger = ResultCode(rawValue: 1811)
    let sample: SampleCatalogue
    var database: Database { sample.database }

    init() throws { sample = try SampleCatalogue() }

    static func temporalTables(of database: Database) throws -> [String] {
        try database.query(
            """
            SELECT t.name FROM pragma_table_list t JOIN pragma_table_info(t.name) c
            WHERE t.type = 'table' AND c.name = 'until' ORDER BY 1
            """
        ) { $0.text(0) }
    }

    @Test("these are all tables but the ledger and the catalogue's own row, and each has its triggers")
    func all() throws {
        #expect(try Self.temporalTables(of: database) == temporal.sorted())
        let tables = try database.query(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY 1"
        ) { $0.text(0) }
        #expect(tables == (temporal + lasting + ["catalogue", "migrations"] + memory).sorted())
    }

    @Test("the sample has a closed row and a current one of each", arguments: temporal)
    func sampled(table: String) throws {
        #expect(try sample.catalogue.count("SELECT count(*) FROM \(table) WHERE until = 2") > 0)
        #expect(try sample.catalogue.count("SELECT count(*) FROM \(table) WHERE until IS NULL") > 0)
    }

    /// Expects a statement to be refused by a trigger, with nothing changed.
    private func expectRefused(
        _ sql: String, _ table: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try sample.catalogue.dump(table)
        let error = #expect(throws: StorageError.self, "\(sql)", sourceLocation: sourceLocation) {
            try database.run(sql)
        }
        #expect(error?.code == Self.trigger, "\(sql)", sourceLocation: sourceLocation)
        #expect(try sample.catalogue.dump(table) == before, "\(sql)", sourceLocation: sourceLocation)
    }

    @Test("a closed row never changes", arguments: temporal)
    func closed(table: String) throws {
        for column in try sample.catalogue.columns(of: table) {
            try expectRefused("UPDATE \(table) SET \(column) = \(column) WHERE until IS NOT NULL", table)
            try expectRefused("UPDATE OR REPLACE \(table) SET \(column) = \(column) WHERE until IS NOT NULL", table)
        }
        for until in ["NULL", "3", "1", "99"] {
            try expectRefused("UPDATE \(table) SET until = \(until) WHERE until IS NOT NULL", table)
        }
    }

    @Test("a current row is only closed, with the newest revision", arguments: temporal)
    func current(table: String) throws {
        for column in try sample.catalogue.columns(of: table) {
            try expectRefused("UPDATE \(table) SET \(column) = \(column) WHERE until IS NULL", table)
        }
        for until in ["2", "4", "0", "since"] {
            try expectRefused("UPDATE \(table) SET until = \(until) WHERE until IS NULL", table)
        }
        let current = try sample.catalogue.count("SELECT count(*) FROM \(table) WHERE until IS NULL")
        try database.run("UPDATE \(table) SET until = 3 WHERE until IS NULL")
        #expect(database.changes == current)
    }

    @Test("none is deleted", arguments: temporal + lasting)
    func deleted(table: String) throws {
        try expectRefused("DELETE FROM \(table)", table)
        for row in 0...1 {
            try expectRefused("DELETE FROM \(table) WHERE \(try condition(row, table))", table)
        }
    }

    /// A condition for the first or the last row.
    private func condition(_ row: Int, _ table: String) throws -> String {
        let column = try sample.catalogue.columns(of: table)[0]
        return "\(column) = (SELECT \(row == 0 ? "min" : "max")(\(column)) FROM \(table))"
    }

    @Test("one opens with the newest revision, and open", arguments: temporal)
    func opens(table: String) throws {
        // Otherwise it is the current row that is in the way.
        try database.run("UPDATE \(table) SET until = 3 WHERE until IS NULL")
        let columns = try sample.catalogue.columns(of: table).joined(separator: ", ")
        for (since, until) in [("2", "NULL"), ("4", "NULL"), ("1", "3"), ("3", "4"), ("0", "NULL")] {
            let values = columns.replacing("since", with: since).replacing("until", with: until)
            try expectRefused(
                "INSERT INTO \(table) (\(columns)) SELECT \(values) FROM \(table) WHERE until = 2 LIMIT 1", table)
        }
    }

    @Test("INSERT OR REPLACE takes no row's place", arguments: temporal)
    func replaced(table: String) throws {
        let columns = try sample.catalogue.columns(of: table).joined(separator: ", ")
        let values = columns.replacing("since", with: "3")
        for verb in ["INSERT OR REPLACE", "REPLACE", "INSERT OR IGNORE"] {
            try expectRefused(
                "\(verb) INTO \(table) (\(columns)) SELECT \(values) FROM \(table) WHERE until IS NULL", table)
        }
        // A row that is opened and replaced in the same revision.
        try database.run("UPDATE \(table) SET until = 3 WHERE until IS NULL")
        let open = "INTO \(table) (\(columns)) SELECT \(values.replacing("until", with: "NULL")) FROM \(table)"
        try database.run("INSERT \(open) WHERE until = 3")
        try expectRefused("INSERT OR REPLACE \(open) WHERE until = 3", table)
    }

    @Test(
        "nor by its name or its traits",
        arguments: [
            ("entry", "INSERT OR REPLACE INTO entry (fact, name, since) VALUES (8, 'space.s', 3)"),
            (
                "trait",
                "INSERT OR REPLACE INTO trait (fact, name, trait_values, default_value, since) VALUES (8, 'size', 'x', 'x', 3)"
            ),
            ("trait_collection", "INSERT OR REPLACE INTO trait_collection (fact, traits, since) VALUES (7, '', 3)"),
            (
                "trait_collection",
                "INSERT OR REPLACE INTO trait_collection (fact, traits, since) VALUES (7, 'direction=rtl,scale=2', 3)"
            ),
        ])
    func replacedByName(table: String, sql: String) throws {
        try expectRefused(sql, table)
    }

    @Test("what has no times never changes", arguments: lasting)
    func lastingChanged(table: String) throws {
        for column in try sample.catalogue.columns(of: table) {
            try expectRefused("UPDATE \(table) SET \(column) = \(column)", table)
        }
    }

    @Test(
        "nor is it replaced",
        arguments: [
            ("revision", "SELECT number, 'x', time, author, request FROM revision"),
            ("revision", "SELECT 99, uuid, time, author, request FROM revision"),
            ("release", "SELECT name, revision, 'other', time, author FROM release"),
            ("fact", "SELECT id, 'x' || id, kind FROM fact"), ("fact", "SELECT id + 100, uuid, kind FROM fact"),
            ("cause", "SELECT id, 0 FROM cause"), ("cause_fact", "SELECT cause, fact FROM cause_fact"),
            ("merged_revision", "SELECT id, 'x', number, time, author, request, revision FROM merged_revision"),
            ("merged_revision", "SELECT 99, uuid, number, time, author, request, revision FROM merged_revision"),
            ("merged_change", "SELECT revision, fact, property, origin FROM merged_change"),
            ("finding", "SELECT bit, 'x' FROM finding"), ("control_state", "SELECT bits, 'x' FROM control_state"),
        ])
    func lastingReplaced(table: String, rows: String) throws {
        try expectRefused("INSERT OR REPLACE INTO \(table) \(rows)", table)
    }

    @Test("the numbers of a layout stay when others come with the same digest or id")
    func layoutValue() throws {
        let columns = LayoutColumns.names.dropFirst().joined(separator: ", ")
        let changed = columns.replacing("fitting_width", with: "fitting_width + 1")
        let before = try sample.catalogue.dump("layout_value")
        for key in ["id, digest + 1", "id + 100, digest"] {
            for verb in ["INSERT OR REPLACE", "INSERT"] {
                try database.run(
                    "\(verb) INTO layout_value (id, digest, \(columns)) SELECT \(key), \(changed) FROM layout_value")
                #expect(database.changes == 0)
                #expect(try sample.catalogue.dump("layout_value") == before)
            }
        }
    }
}
