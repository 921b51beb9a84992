import CatalogueModel

/// Puts the rows of a table together: a fact has one name, and at most one id.
struct DefinitionAssembly {
    private(set) var table = CatalogueTable()
    private let file: String
    private let problems: DocumentProblems
    /// Where the facts of a name and of an id stood first.
    private var byName: [Name: (kind: FactKind, index: Int, line: Int)] = [:]
    private var byID: [StableID: (name: Name, line: Int)] = [:]
    private var states: [Name: [ControlState: Int]] = [:]

    init(file: String, _ problems: DocumentProblems) {
        self.file = file
        self.problems = problems
    }

    mutating func add(_ row: DefinitionRow) {
        if row.has(.name), row.plain(.name) == nil { row.fail(.name, "a metric or a preset has a name") }
        // Everything is read, for its problems, before anything is given up.
        let (kind, name, id) = (row.kind, row.name(.name), id(of: row))
        switch kind {
        case .metric?:
            row.check(.metric)
            let change = row.metricChange
            guard let name, let index = index(of: name, id, row, .metric) else { return }
            row.describe(&table.metrics[index])
            table.metrics[index].change = change
        case .preset?:
            guard let state = row.state else { return }
            row.check(state == .normal ? .normalState : .otherState)
            let change = row.presetChange(in: state)
            guard let name, isFirst(state, of: name, row), let index = index(of: name, id, row, .preset) else { return }
            if state == .normal { row.describe(&table.presets[index]) }
            table.presets[index].change.append(PresetRow(place: "\(file):\(row.line)", change: change))
        default: break
        }
    }

    private func id(of row: DefinitionRow) -> StableID? {
        guard let text = row.word(.id) else { return nil }
        let id = StableID(text)
        if id == nil { row.fail(.id, "'\(text)' is no UUID; leave the cell empty for what is new") }
        return id
    }

    /// Nil with a problem noted where the state has a row already.
    private mutating func isFirst(_ state: ControlState, of name: Name, _ row: DefinitionRow) -> Bool {
        if let line = states[name]?[state] {
            row.fail(.name, "'\(name)' has its row for the state \(state.name) in line \(line)")
            return false
        }
        states[name, default: [:]][state] = row.line
        return true
    }

    /// The fact of that name, a new one if need be. Nil with a problem noted where names and ids contradict each other.
    private mutating func index(of name: Name, _ id: StableID?, _ row: DefinitionRow, _ kind: FactKind) -> Int? {
        if let id {
            if let other = byID[id], other.name != name {
                row.fail(.name, "'\(name)' has the id of '\(other.name)' in line \(other.line)")
                return nil
            }
            byID[id] = byID[id] ?? (name, row.line)
        }
        guard let known = byName[name] else {
            byName[name] = (kind, count(of: kind), row.line)
            let place = "\(file):\(row.line)"
            switch kind {
            case .metric: table.metrics.append(TableFact(place: place, id: id, name: name, change: MetricChange()))
            default: table.presets.append(TableFact(place: place, id: id, name: name, change: []))
            }
            return count(of: kind) - 1
        }
        if known.kind != kind || kind == .metric {
            row.fail(.name, "'\(name)' is a \(known.kind.rawValue) in line \(known.line) already")
            return nil
        }
        let first = table.presets[known.index].id
        if let first, let id, first != id {
            row.fail(.id, "'\(name)' has another id in line \(known.line)")
            return nil
        }
        table.presets[known.index].id = first ?? id
        return known.index
    }

    private func count(of kind: FactKind) -> Int { kind == .metric ? table.metrics.count : table.presets.count }
}
