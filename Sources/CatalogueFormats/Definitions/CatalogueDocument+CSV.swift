import CatalogueModel

extension CatalogueDocument {
    /// Metrics and presets as one table for spreadsheets (RFC 4180): a row for each metric, and for each preset and each
    /// state with content of its own. `DefinitionReader` reads it back; traits, collections and releases are not in it.
    ///
    /// Columns that no row fills are left out but for the basic ones, so that the table stays readable; the reader takes
    /// them when somebody adds them. An empty cell says that nothing is set.
    public func definitionTable() -> String {
        let rows = metrics.map(fields) + presets.flatMap(rows)
        let conditions = Set(metrics.flatMap(\.value.overrides.keys)).sorted()
        var columns = DefinitionColumn.fixed
        if let value = columns.firstIndex(of: .value) {
            columns.insert(contentsOf: conditions.map(DefinitionColumn.override), at: value + 1)
        }
        let used = Set(rows.flatMap { row in columns.filter { row($0) != .empty }.map(\.group) })
        columns.removeAll { !$0.isBasic && !used.contains($0.group) }
        let header = columns.map { CSVField.text($0.title) }
        return CSVWriter.text([header] + rows.map { columns.map($0) })
    }

    /// What a row has in a column.
    private typealias Row = (DefinitionColumn) -> CSVField

    private func fields(_ fact: NamedFact<Metric<Name>>) -> Row {
        { column in
            switch column {
            case .kind: .text(FactKind.metric.rawValue)
            case .type: .text(fact.value.type.rawValue)
            case .value: fact.value.value.field
            case .override(let condition): fact.value.overrides[condition]?.field ?? .empty
            default: fact.field(column)
            }
        }
    }

    private func rows(_ fact: NamedFact<Preset<Name>>) -> [Row] {
        let states = [(ControlState.normal, fact.value.normal)] + fact.value.states.sorted { $0.key < $1.key }
        return states.map { state, content in
            let row = state == .normal ? DefinitionColumn.Row.normalState : .otherState
            return { column in
                guard column.rows.contains(row) else { return .empty }
                switch column {
                case .kind: return .text(FactKind.preset.rawValue)
                case .state: return .text(state.name)
                default: return fact.value.field(column) ?? content.field(column) ?? fact.field(column)
                }
            }
        }
    }
}

extension NamedFact {
    /// Who it is, and what is said about it.
    fileprivate func field(_ column: DefinitionColumn) -> CSVField {
        switch column {
        case .name: .cell(name.text)
        case .description: .cell(description)
        case .deprecated: isDeprecated ? .text(CellText.yes) : .empty
        case .use: .cell(replacement?.text)
        case .id: id.map { .text($0.description) } ?? .empty
        default: .empty
        }
    }
}

extension Preset<Name> {
    /// Nil for a column that is not about a preset as a whole. A default is not set.
    fileprivate func field(_ column: DefinitionColumn) -> CSVField? {
        let defaults = Preset(style: style)
        func word(_ word: some Named, _ other: some Named) -> CSVField {
            word.name == other.name ? .empty : .text(word.name)
        }
        return switch column {
        case .style: .text(style.name)
        case .number(let number): numbers[number]?.field ?? .empty
        case .horizontal: word(horizontal, defaults.horizontal)
        case .vertical: word(vertical, defaults.vertical)
        case .buttonSize: word(configurationSize, defaults.configurationSize)
        case .buttonType: word(buttonType, defaults.buttonType)
        case .presetWord(let word): .cell(words[word])
        case .titleFont: .cell(titleFont?.text)
        default: nil
        }
    }
}

extension StateContent<Name> {
    /// Nil for a column that is not about a state.
    fileprivate func field(_ column: DefinitionColumn) -> CSVField? {
        switch column {
        case .imageWidth: image.field { width, _ in width }
        case .imageHeight: image.field { _, height in height }
        case .titleWidth: title.field { width, _ in width }
        case .titleHeight: title.field { _, height in height }
        case .title: .cell(titleText?.text(naming: \.text))
        case .stateWord(let word): .cell(words[word])
        default: nil
        }
    }
}
