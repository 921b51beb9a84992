import CatalogueModel

extension CatalogueStore {
    /// A metric by its fact.
    public func metric(_ id: FactID, at moment: Moment) throws -> Metric<FactID>? {
        guard
            var metric = try database.first(
                "SELECT m.type, m.value FROM metric m WHERE m.fact = ? AND \(moment.holds("m"))", id.rawValue,
                decode: { try Self.metric($0, 0) })
        else { return nil }
        try database.withStatement(
            "SELECT o.trait, o.trait_value, o.value FROM metric_override o WHERE o.fact = ? AND \(moment.holds("o"))"
        ) { statement in
            try statement.bind(id.rawValue, at: 1)
            try statement.forEachRow { row in try Self.add(row, 0, to: &metric) }
        }
        return metric
    }

    /// Every metric.
    public func metrics(at moment: Moment) throws -> [FactID: Metric<FactID>] {
        var metrics: [FactID: Metric<FactID>] = [:]
        try database.withStatement("SELECT m.fact, m.type, m.value FROM metric m WHERE \(moment.holds("m"))") {
            try $0.forEachRow { row in metrics[FactID(row.int64(0))] = try Self.metric(row, 1) }
        }
        try database.withStatement(
            "SELECT o.fact, o.trait, o.trait_value, o.value FROM metric_override o WHERE \(moment.holds("o"))"
        ) {
            try $0.forEachRow { row in
                let id = FactID(row.int64(0))
                if var metric = metrics.removeValue(forKey: id) {
                    try Self.add(row, 1, to: &metric)
                    metrics[id] = metric
                }
            }
        }
        return metrics
    }

    /// The facts whose expressions refer to a metric directly.
    public func users(of metric: FactID, at moment: Moment) throws -> [FactID] {
        try database.query(
            "SELECT d.user FROM dependency d WHERE d.metric = ? AND \(moment.holds("d")) ORDER BY d.user",
            metric.rawValue
        ) { FactID($0.int64(0)) }
    }

    /// Who refers to whom, directly, for every fact that is referred to.
    public func users(at moment: Moment) throws -> [FactID: [FactID]] {
        var users: [FactID: [FactID]] = [:]
        try database.withStatement("SELECT d.metric, d.user FROM dependency d WHERE \(moment.holds("d"))") {
            try $0.forEachRow { row in users[FactID(row.int64(0)), default: []].append(FactID(row.int64(1))) }
        }
        return users
    }

    /// The metrics and kept tokens that have a value of their own for a trait.
    public func factsOverriding(trait: String) throws -> [FactID] {
        try database.query(
            """
            SELECT fact FROM metric_override WHERE trait = ?1 AND until IS NULL
            UNION SELECT fact FROM token_override WHERE trait = ?1 AND until IS NULL ORDER BY fact
            """, trait
        ) { FactID($0.int64(0)) }
    }

    /// Closes the rows of metrics that changed and opens the new ones.
    public func replaceMetrics(_ changes: [FactChangeRow<Metric<FactID>>], at revision: Int64) throws {
        try replaceRows(of: changes, in: "metric", at: revision, type: \.type.rawValue) { try StoredValue.put($0, &$1) }
    }

    private static func metric(_ row: borrowing Row, _ column: Int32) throws -> Metric<FactID> {
        guard let type = MetricType(rawValue: row.text(column)) else {
            throw UnreadableText(text: row.text(column))
        }
        return Metric(type: type, value: try StoredValue.metricValue(row, column + 1, type: type))
    }

    private static func add(_ row: borrowing Row, _ column: Int32, to metric: inout Metric<FactID>) throws {
        let condition = TraitCondition(trait: row.text(column), value: row.text(column + 1))
        metric.overrides[condition] = try StoredValue.metricValue(row, column + 2, type: metric.type)
    }
}
