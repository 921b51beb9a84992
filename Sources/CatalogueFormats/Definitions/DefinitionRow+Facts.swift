import CatalogueModel

extension DefinitionRow {
    /// What the row is about: by its kind, or by the columns that it fills, or by the columns that there are.
    var kind: FactKind? {
        if plain(.kind) != nil {
            let kinds = [FactKind.metric, .preset]
            return choice(
                .kind, { word in kinds.first { $0.rawValue == word } }, among: kinds.map(\.rawValue))
        }
        for columns in [filled, columns] {
            let isMetric = columns.contains { $0.rows == [.metric] }
            let isPreset = columns.contains { !$0.rows.contains(.metric) }
            if isMetric != isPreset { return isMetric ? .metric : .preset }
        }
        fail(.kind, "metric or preset?")
        return nil
    }

    /// Nil with a problem noted for no state.
    var state: ControlState? {
        guard let text = word(.state) else { return .normal }
        if let state = ControlState(name: text.lowercased()) { return state }
        fail(.state, "'\(text)' is no state: normal, highlighted, selected, disabled, focused, or several with '+'")
        return nil
    }

    /// Notes each cell that says something where it means nothing.
    func check(_ row: DefinitionColumn.Row) {
        for column in filled where !column.rows.contains(row) {
            switch row {
            case .metric: fail(column, "a metric has none")
            case .normalState: fail(column, "a preset has none")
            case .otherState where column.rows.contains(.normalState):
                fail(column, "this belongs to the row of the normal state")
            case .otherState: fail(column, "a preset has none")
            }
        }
    }

    /// What is said about the metric or preset.
    func describe<Change>(_ fact: inout TableFact<Change>) {
        fact.description = setting(.description, text)
        fact.replacement = setting(.use, name)
        if has(.deprecated) { fact.isDeprecated = isDeprecated }
        if fact.replacement?.value == nil { return }
        // Who names a replacement without the other column means it.
        fact.isDeprecated = fact.isDeprecated ?? true
        if fact.isDeprecated == false { fail(.use, "only what is deprecated has a replacement") }
    }

    private var isDeprecated: Bool {
        let answers = ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false]
        return choice(.deprecated, { answers[$0] }, among: ["yes", "no"]) ?? false
    }

    var metricChange: MetricChange {
        let types = MetricType.allCases.map(\.rawValue)
        var change = MetricChange(type: choice(.type, MetricType.init(rawValue:), among: types))
        change.value = written(.value)
        if has(.value), change.value == nil { fail(.value, "a metric has a value") }
        for condition in overrides { change.overrides[condition] = setting(.override(condition), written) }
        // Without a type it is the catalogue that knows whether these are numbers.
        if change.type?.unit != nil {
            for column in [.value] + overrides.map(DefinitionColumn.override) { _ = expression(column) }
        }
        return change
    }
}
