import CatalogueModel
import Testing

@testable import CatalogueStorage

@Suite("Metrics in the file")
struct MetricStorageTests {
    let catalogue: TemporaryCatalogue
    var store: CatalogueStore { catalogue.store }
    let id = FactID(9)

    init() throws {
        catalogue = try TemporaryCatalogue()
        try catalogue.revise { revision in
            for id in Int64(4)...9 { try catalogue.open(id, .metric, "m\(id)", at: revision) }
        }
    }

    private func text(_ type: MetricType, _ value: TextValue<FactID>) -> Metric<FactID> {
        Metric(type: type, value: .text(value))
    }

    @Test("come back whole at every revision")
    func roundTrip() throws {
        let versions: [Metric<FactID>?] = try [
            .dimension("8"), .dimension("-0.1"), .dimension("{4} * 2 - min({5}, -{4})"),
            .dimension("{4}", ["size=compact": "6", "scale=2": "{5} / 2"]),
            .dimension("{4}", ["size=compact": "7", "scale=3": "{5} / 2"]), .dimension("{4}"), nil,
            Metric(type: .number, value: .number(.number(1e300))), text(.string, .literal("8")),
            text(.string, .literal("it's {4} \0 \n é")), text(.string, .literal("")), text(.string, .literal("{}")),
            text(.string, .reference(FactID(7))), text(.fontFamily, .literal("Inter")),
            text(.fontWeight, .literal("700")),
            Metric(
                type: .string, value: .text(.literal("Save")),
                overrides: [
                    TraitCondition(trait: "locale", value: "de"): .text(.literal("Sichern")),
                    TraitCondition(trait: "locale", value: "fr"): .text(.reference(FactID(6))),
                ]),
        ]
        var old: Metric<FactID>?
        for version in versions {
            try catalogue.revise { try store.replaceMetric(id, old, with: version, at: $0) }
            #expect(try store.metric(id, at: .now) == version)
            #expect(try store.metrics(at: .now)[id] == version)
            old = version
        }
        for (index, version) in versions.enumerated() {
            let moment = Moment.revision(Int64(index) + 2)
            #expect(try store.metric(id, at: moment) == version)
            #expect(try store.metrics(at: moment) == (version.map { [id: $0] } ?? [:]))
        }
        #expect(try store.metric(id, at: .revision(1)) == nil)
    }

    @Test("literals are numbers in the file, expressions texts with ids")
    func columns() throws {
        try catalogue.revise {
            try store.replaceMetric(id, nil, with: .dimension("{4} * 2", ["a=b": "8"]), at: $0)
            try store.replaceMetric(FactID(4), nil, with: text(.string, .literal("8")), at: $0)
        }
        let query = "SELECT typeof(value) || ' ' || value FROM"
        #expect(
            try catalogue.database.query("\(query) metric ORDER BY fact") { $0.text(0) } == ["text 8", "text {4} * 2"])
        #expect(try catalogue.database.query("\(query) metric_override") { $0.text(0) } == ["real 8.0"])
    }

    @Test("only what changed is written")
    func rows() throws {
        let first = try Metric<FactID>.dimension("{4}", ["a=b": "8", "a=c": "9"])
        let second = try Metric<FactID>.dimension("{4}", ["a=b": "8", "a=c": "10"])
        try catalogue.revise { try store.replaceMetric(id, nil, with: first, at: $0) }
        try catalogue.revise { try store.replaceMetric(id, first, with: second, at: $0) }
        #expect(try catalogue.count("SELECT count(*) FROM metric") == 1)
        #expect(try catalogue.count("SELECT count(*) FROM metric_override") == 3)
        #expect(try catalogue.count("SELECT count(*) FROM dependency") == 1)
    }

    @Test("know who uses them")
    func users() throws {
        let sum = try Metric<FactID>.dimension("{4} + {5} + {4}", ["a=b": "{6}"])
        var preset = Preset<FactID>(style: .system)
        preset.numbers = [.spacing: .reference(FactID(4))]
        try catalogue.revise {
            try store.replaceMetric(id, nil, with: sum, at: $0)
            try catalogue.open(10, .preset, "p", at: $0)
            try store.replacePreset(FactID(10), nil, with: preset, at: $0)
        }
        #expect(try store.users(of: FactID(4), at: .now) == [id, FactID(10)])
        #expect(try store.users(of: FactID(6), at: .now) == [id])
        #expect(try store.users(of: id, at: .now) == [])
        #expect(try store.factsOverriding(trait: "a") == [id])

        try catalogue.revise {
            try store.replaceMetric(id, sum, with: .dimension("{5}"), at: $0)
            try store.replacePreset(FactID(10), preset, with: nil, at: $0)
        }
        #expect(try store.users(of: FactID(4), at: .now) == [])
        #expect(try store.users(of: FactID(5), at: .now) == [id])
        #expect(try store.users(of: FactID(6), at: .now) == [])
        #expect(try store.factsOverriding(trait: "a") == [])

        // What was given up may come back.
        try catalogue.revise { try store.replaceMetric(id, .dimension("{5}"), with: sum, at: $0) }
        #expect(try store.users(of: FactID(4), at: .now) == [id])
        #expect(try store.factsOverriding(trait: "a") == [id])
    }

    @Test("of overrides too it is known which facts changed between two revisions")
    func changed() throws {
        let first = try Metric<FactID>.dimension("8")
        let second = try Metric<FactID>.dimension("8", ["a=b": "1"])
        let start = try catalogue.revise { try store.replaceMetric(id, nil, with: first, at: $0) }
        try catalogue.revise { try store.replaceMetric(FactID(4), nil, with: first, at: $0) }
        try catalogue.revise { try store.replaceMetric(id, first, with: second, at: $0) }
        #expect(try store.changedFacts(.metric, from: start, to: start + 1) == [FactID(4)])
        #expect(try store.changedFacts(.metric, from: start, to: start + 2) == [FactID(4), id])
        #expect(try store.changedFacts(.metric, from: start + 1, to: start + 2) == [id])
        #expect(try store.changedFacts(.preset, from: 0, to: start + 2) == [])
    }

    /// The longest and deepest that the parser takes.
    @Test("every expression that is accepted is read again")
    func limits() throws {
        let texts = [
            Array(repeating: "{4}", count: 1000).joined(separator: "+"), String(repeating: "-", count: 98) + "{4}",
            Array(repeating: "9e15", count: 1000).joined(separator: "*"),
            String(repeating: "2*-(", count: 32) + "{4}+1" + String(repeating: ")", count: 32),
        ]
        for (index, text) in texts.enumerated() {
            let metric = try Metric<FactID>.dimension(text)
            try catalogue.revise { try store.replaceMetric(FactID(Int64(4 + index)), nil, with: metric, at: $0) }
            #expect(try store.metric(FactID(Int64(4 + index)), at: .now) == metric)
        }
    }

    @Test("a NaN is refused", arguments: [Double.nan, .infinity])
    func notFinite(value: Double) throws {
        let metric = Metric<FactID>(type: .dimension, value: .number(.number(value)))
        let error = #expect(throws: StorageError.self) {
            try catalogue.revise { try store.replaceMetric(id, nil, with: metric, at: $0) }
        }
        if case .notFinite = error?.kind { return }
        Issue.record("\(String(describing: error))")
    }

    @Test(
        "what no version of this program writes is no metric",
        arguments: [("color", "8"), ("dimension", "{a}"), ("dimension", "8 +"), ("string", "{a}")])
    func unreadable(type: String, value: String) throws {
        try catalogue.database.run("INSERT INTO metric (fact, type, value, since) VALUES (9, ?, ?, 1)", type, value)
        #expect(throws: (any Error).self) { try store.metric(id, at: .now) }
        #expect(throws: (any Error).self) { try store.metrics(at: .now) }
    }
}
