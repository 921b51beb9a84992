import CatalogueModel

extension Draft {
    /// Changes what a table says; a fact is the one with its id, else the one with its name. What is wrong in any row is
    /// told at its place.
    func importTable(_ table: CatalogueTable) throws {
        var problems = PlacedProblems()
        let ids = Set(table.metrics.compactMap(\.id) + table.presets.compactMap(\.id))
        // Names first: what refers to another may stand before it.
        let metrics = try table.metrics.map { ($0, try importEntry($0, .metric, ids, &problems)) }
        let presets = try table.presets.map { ($0, try importEntry($0, .preset, ids, &problems)) }
        for (fact, id) in metrics {
            try importDeprecation(fact, id, &problems)
            try importMetric(fact, id, &problems)
        }
        for (fact, id) in presets {
            try importDeprecation(fact, id, &problems)
            try importPreset(fact, id, &problems)
        }
        for (fact, id) in metrics { try checkType(fact, id, &problems) }
        try problems.check()
    }

    private func importEntry<Change>(
        _ fact: TableFact<Change>, _ kind: FactKind, _ ids: Set<StableID>, _ problems: inout PlacedProblems
    ) throws -> FactID? {
        try problems.attempt(fact.place) {
            try importEntry(fact.id, kind, fact.name, ids) { entry in
                if let description = fact.description { entry.description = description.value }
            }
        }
    }

    private func importDeprecation<Change>(
        _ fact: TableFact<Change>, _ id: FactID?, _ problems: inout PlacedProblems
    ) throws {
        guard let id, var entry = try entry(id) else { return }
        let isDeprecated = fact.isDeprecated ?? (entry.deprecation != nil)
        var replacement = entry.deprecation?.replacement
        if let setting = fact.replacement {
            replacement = try setting.value.flatMap { name in
                try problems.attempt("\(fact.place): use") { try existing(name).id }
            }
        }
        if isDeprecated, replacement == id {
            problems.add(.replacesItself(fact.name.text), at: "\(fact.place): use")
        }
        let reason = replacement == entry.deprecation?.replacement ? entry.deprecation?.reason : nil
        entry.deprecation = isDeprecated ? Deprecation(replacement: replacement, reason: reason) : nil
        try setEntry(id, entry)
    }

    private func importMetric(
        _ fact: TableFact<MetricChange>, _ id: FactID?, _ problems: inout PlacedProblems
    ) throws {
        let before = try id.flatMap(metric)
        let type = fact.change.type ?? before?.type ?? .dimension
        func read(_ value: WrittenValue, _ column: String) throws -> MetricValue<FactID>? {
            try self.value(value, of: type, at: "\(fact.place): \(column)", &problems)
        }
        let value = try fact.change.value.map { try read($0, "value") } ?? before?.value
        var overrides = before?.overrides ?? [:]
        for (condition, setting) in fact.change.overrides.sorted(by: { $0.key < $1.key }) {
            let column = "value for \(condition)"
            if setting.value != nil { _ = try problems.attempt("\(fact.place): \(column)") { try check(condition) } }
            overrides[condition] = try setting.value.flatMap { try read($0, column) }
        }
        guard let id else { return }
        guard let value else {
            if fact.change.value == nil { problems.add(.incomplete(.metric, needs: "value"), at: fact.place) }
            return
        }
        try setMetric(id, Metric(type: type, value: value, overrides: overrides))
    }

    /// The users of a metric, and its values that have no column, were written for the type it had.
    private func checkType(
        _ fact: TableFact<MetricChange>, _ id: FactID?, _ problems: inout PlacedProblems
    ) throws {
        guard let id, let before = try oldMetric(id), let type = fact.change.type, type != before.type else { return }
        let conditions = before.overrides.keys.filter { fact.change.overrides[$0] == nil }.sorted()
        let users =
            try users(of: id).map(name) + (fact.change.value == nil ? ["its value"] : [])
            + conditions.map { "its value for \($0)" }
        if !users.isEmpty {
            problems.add(.typeChange(fact.name.text, before.type, users: users), at: "\(fact.place): type")
        }
    }

    private func value(
        _ written: WrittenValue, of type: MetricType, at place: String, _ problems: inout PlacedProblems
    ) throws -> MetricValue<FactID>? {
        let value: MetricValue<Name>
        do throws(ExpressionSyntaxError) {
            value = try MetricValue(parsing: type.unit == nil ? written.text : written.number, as: type)
        } catch {
            problems.add(.syntax(type.rawValue, error), at: place)
            return nil
        }
        try checkReferences(value.references, at: place, &problems)
        return try? value.mapReferences { try metricID($0, for: "") }
    }

    private func importPreset(
        _ fact: TableFact<[PresetRow]>, _ id: FactID?, _ problems: inout PlacedProblems
    ) throws {
        let before = try id.flatMap(preset)
        if id != nil, before == nil, !fact.change.contains(where: { $0.change.style != nil }) {
            problems.add(.incomplete(.preset, needs: "style"), at: fact.place)
        }
        var changed = before ?? Preset(style: .system)
        for row in fact.change {
            for (property, name) in row.change.references {
                try checkReferences([name], at: "\(row.place): \(property)", &problems)
            }
            if problems.list.isEmpty {
                changed = try row.change.mapReferences { try metricID($0, for: fact.name.text) }.applied(to: changed)
            }
        }
        if let id { try setPreset(id, changed) }
    }

    private func checkReferences(_ names: [Name], at place: String, _ problems: inout PlacedProblems) throws {
        for name in names { _ = try problems.attempt(place) { try metricID(name, for: "") } }
    }
}
