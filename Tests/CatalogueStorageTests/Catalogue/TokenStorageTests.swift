import CatalogueModel
import TestSupport
import Testing

@testable import CatalogueStorage

@Suite("Kept tokens in the file")
struct TokenStorageTests {
    private typealias Value = KeptValue<FactID>

    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }
    let id = FactID(9)
    private let compact = TraitCondition(trait: "size", value: "compact")

    init() throws {
        catalogue = try TemporaryCatalogue()
        try catalogue.revise { revision in
            for id in Int64(4)...9 { try catalogue.open(id, .token, "t\(id)", at: revision) }
        }
    }

    @Test("come back whole at every revision")
    func roundTrip() throws {
        let color = Value(parts: [.json(#"{"components":[1,0,0.50],"é":"\u007b4}\"\\","empty":{}}"#)])
        let mixed = Value(
            parts: [.json(#"[{"$ref":""#), .pointer(FactID(4)), .json(#"/$value"},"1px "#), .reference(FactID(5))]
                + [.json(#""]"#)])
        let versions: [KeptToken<FactID>?] = [
            KeptToken(type: "color", value: color), KeptToken(type: nil, value: Value(parts: [.pointer(FactID(8))])),
            KeptToken(type: nil, value: Value(parts: [.pointer(FactID(8)), .json("/$value/a")])),
            KeptToken(type: "odd", value: mixed, overrides: [compact: color]),
            KeptToken(type: "odd", value: mixed, overrides: [compact: mixed]), nil,
            KeptToken(type: nil, value: Value(parts: [])),
        ]
        var old: KeptToken<FactID>?
        let first = try store.newestRevision()
        for version in versions {
            try catalogue.revise { try store.replaceToken(id, old, with: version, at: $0) }
            old = version
        }
        for (index, version) in versions.enumerated() {
            let moment = Moment.revision(first + Int64(index) + 1)
            #expect(try store.token(id, at: moment) == version)
            #expect(try store.tokens(at: moment)[id] == version)
        }
        #expect(try store.token(id, at: .now) == versions.last)
        #expect(try store.changedFacts(.token, from: first, to: first + 1) == [id])
    }

    @Test("are users of what they refer to")
    func users() throws {
        let value = Value(parts: [.json("\""), .reference(FactID(4)), .json("\"")])
        try catalogue.revise {
            try store.replaceToken(
                id, nil,
                with: KeptToken(type: nil, value: value, overrides: [compact: Value(parts: [.pointer(FactID(5))])]),
                at: $0)
        }
        #expect(try store.users(of: FactID(4), at: .now) == [id])
        #expect(try store.users(of: FactID(5), at: .now) == [id])
        #expect(try store.factsOverriding(trait: "size") == [id])
    }

    @Test("that no version of the program wrote are unreadable", arguments: ["{x}", "{#}", "[{4]", "{4"])
    func unreadable(text: String) throws {
        #expect(throws: (any Error).self) { try StoredValue.kept(text) }
    }
}

@Suite("A catalogue from before kept tokens")
struct FirstFormatTests {
    @Test("keeps its facts and its history, and takes kept tokens")
    func migrates() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("old.db")
        let first = try #require(Migrator.embeddedMigrations.first)
        do {
            let old = try Migrator([first]).open(path, access: .create, time: 1) { database in
                try database.execute(
                    """
                    INSERT INTO catalogue (id, uuid, engine) VALUES (1, '\(StableID.random())', 1);
                    INSERT INTO revision VALUES (0, 'a', 1, '', 'init');
                    INSERT INTO fact VALUES (1, '\(StableID.builtIn(.metric, named: "x"))', 'metric');
                    INSERT INTO entry (fact, name, description, since) VALUES (1, 'space.s', 'small', 0);
                    INSERT INTO metric (fact, type, value, since) VALUES (1, 'dimension', 8, 0);
                    """)
            }
            #expect(try old.first("PRAGMA user_version") { $0.int64(0) } == 1)
        }
        #expect(throws: StorageError.self) { try CatalogueStore(path: path, access: .read, time: 2) }
        let store = try CatalogueStore(path: path, access: .write, time: 2)
        #expect(try store.entry(named: "space.s", at: .now)?.description == "small")
        #expect(try store.metric(FactID(1), at: .now) == .dimension("8"))
        try store.write {
            try store.add(TemporaryCatalogue.revision(1))
            try store.addFact(FactID(2), .builtIn(.token, named: "ink"), .token)
            try store.replaceToken(
                FactID(2), nil, with: KeptToken(type: nil, value: KeptValue(parts: [.pointer(FactID(1))])), at: 1)
        }
        for sql in ["UPDATE fact SET kind = 'preset'", "DELETE FROM fact", "UPDATE entry SET extensions = '{}'"] {
            #expect(throws: StorageError.self) { try store.database.execute(sql) }
        }
        #expect(try store.database.query("PRAGMA foreign_key_check") { $0.text(0) } == [])
        #expect(try store.database.query("SELECT name FROM current_metrics") { $0.text(0) } == ["space.s"])
    }
}
