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

    /// The metrics and kept tokens that have a value of their own for a trait.
    public func factsOverriding(trait: String) throws -> [FactID] {
        try database.query(
            """
            SELECT fact FROM metric_override WHERE trait = ?1 AND until IS NULL
            UNION SELECT fact FROM token_override WHERE trait = ?1 AND until IS NULL ORDER BY fact
            """, trait
        ) { FactID($0.int64(0)) }
    }

    /// Closes the rows of a metric that changed and opens the new ones.
    public func replaceMetric(
        _ id: FactID, _ old: Metric<FactID>?, with new: Metric<FactID>?, at revision: Int64
    ) throws {
        if old?.type != new?.type || old?.value != new?.value {
            if old != nil {
                try database.run("UPDATE metric SET until = ? WHERE fact = ? AND until IS NULL", revision, id.rawValue)
            }
            if let new {
                try database.withStatement("INSERT INTO metric (fact, type, value, since) VALUES (?, ?, ?, ?)") {
                    try $0.bind(id.rawValue, at: 1)
                    try $0.bind(new.type.rawValue, at: 2)
                    try StoredValue.bind(new.value, to: $0, at: 3)
                    try $0.bind(revision, at: 4)
                    try $0.run()
                }
            }
        }
        try replaceOverrides(of: id, old?.overrides ?? [:], with: new?.overrides ?? [:], at: revision)
        try replaceDependencies(of: id, old?.references ?? [], with: new?.references ?? [], at: revision)
    }

    private func replaceOverrides(
        of id: FactID, _ old: [TraitCondition: MetricValue<FactID>],
        with new: [TraitCondition: MetricValue<FactID>], at revision: Int64
    ) throws {
        for condition in Set(old.keys).union(new.keys).sorted() where old[condition] != new[condition] {
            if old[condition] != nil {
                try closeOverride("metric_override", id, condition, at: revision)
            }
            guard let value = new[condition] else { continue }
            try database.withStatement(
                "INSERT INTO metric_override (fact, trait, trait_value, value, since) VALUES (?, ?, ?, ?, ?)"
            ) {
                try $0.bind(id.rawValue, at: 1)
                try $0.bind(condition.trait, at: 2)
                try $0.bind(condition.value, at: 3)
                try StoredValue.bind(value, to: $0, at: 4)
                try $0.bind(revision, at: 5)
                try $0.run()
            }
        }
    }

    func replaceDependencies(
        of user: FactID, _ old: Set<FactID>, with new: Set<FactID>, at revision: Int64
    ) throws {
        for metric in old.subtracting(new).sorted() {
            try database.run(
                "UPDATE dependency SET until = ? WHERE user = ? AND metric = ? AND until IS NULL", revision,
                user.rawValue, metric.rawValue)
        }
        for metric in new.subtracting(old).sorted() {
            try database.run(
                "INSERT INTO dependency (user, metric, since) VALUES (?, ?, ?)", user.rawValue, metric.rawValue,
                revision)
        }
    }

    private static func metric(_ row: borrowing Row, _ column: Int32) throws -> Metric<FactID> {
        guard let type = MetricType(rawValue: row.text(column)) else {
            throw StoredValue.Unreadable(text: row.text(column))
        }
        return Metric(type: type, value: try StoredValue.metricValue(row, column + 1, type: type))
    }

    private static func add(_ row: borrowing Row, _ column: Int32, to metric: inout Metric<FactID>) throws {
        let condition = TraitCondition(trait: row.text(column), value: row.text(column + 1))
        metric.overrides[condition] = try StoredValue.metricValue(row, column + 2, type: metric.type)
    }
}
