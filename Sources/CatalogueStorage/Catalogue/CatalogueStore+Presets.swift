import ButtonLayout
import CatalogueModel

extension CatalogueStore {
    /// A preset by its fact.
    public func preset(_ id: FactID, at moment: Moment) throws -> Preset<FactID>? {
        guard
            var preset = try database.first(
                "\(PresetRow.query) WHERE p.fact = ? AND \(moment.holds("p"))", id.rawValue,
                decode: { try PresetRow.read($0) })
        else { return nil }
        try database.withStatement("\(StateRow.query) WHERE s.fact = ? AND \(moment.holds("s"))") { statement in
            try statement.bind(id.rawValue, at: 1)
            try statement.forEachRow { row in try StateRow.add(row, to: &preset) }
        }
        try database.withStatement("\(AcceptanceRow.query) WHERE a.fact = ? AND \(moment.holds("a"))") { statement in
            try statement.bind(id.rawValue, at: 1)
            try statement.forEachRow { row in try AcceptanceRow.add(row, to: &preset) }
        }
        return preset
    }

    /// Every preset.
    public func presets(at moment: Moment) throws -> [FactID: Preset<FactID>] {
        var presets: [FactID: Preset<FactID>] = [:]
        try database.withStatement("\(PresetRow.query) WHERE \(moment.holds("p"))") {
            try $0.forEachRow { row in presets[FactID(row.int64(0))] = try PresetRow.read(row) }
        }
        try database.withStatement("\(StateRow.query) WHERE \(moment.holds("s"))") {
            try $0.forEachRow { row in
                let id = FactID(row.int64(0))
                if var preset = presets.removeValue(forKey: id) {
                    try StateRow.add(row, to: &preset)
                    presets[id] = preset
                }
            }
        }
        try database.withStatement("\(AcceptanceRow.query) WHERE \(moment.holds("a"))") {
            try $0.forEachRow { row in
                if var preset = presets.removeValue(forKey: FactID(row.int64(0))) {
                    try AcceptanceRow.add(row, to: &preset)
                    presets[FactID(row.int64(0))] = preset
                }
            }
        }
        return presets
    }

    /// Closes the rows of presets that changed and opens the new ones.
    public func replacePresets(_ changes: [FactChangeRow<Preset<FactID>>], at revision: Int64) throws {
        var rows: [(id: FactID, row: PresetRow)] = []
        var states: [StateRow.Item] = []
        for change in changes {
            let (id, new) = (change.id, change.new.map(PresetRow.init))
            if change.old.map(PresetRow.init) != new {
                if change.old != nil { try closeRow(of: id, in: "preset", at: revision) }
                if let new { rows.append((id, new)) }
            }
            let (oldStates, newStates) = (StateRow.contents(of: change.old), StateRow.contents(of: change.new))
            for state in Set(oldStates.keys).union(newStates.keys).sorted() where oldStates[state] != newStates[state] {
                if oldStates[state] != nil {
                    try database.run(
                        "UPDATE preset_state SET until = ? WHERE fact = ? AND state = ? AND until IS NULL", revision,
                        id.rawValue, state.rawValue)
                }
                if let content = newStates[state] { states.append((id, state, content)) }
            }
        }
        try PresetRow.insert(rows, at: revision, into: database)
        try StateRow.insert(states, at: revision, into: database)
        try AcceptanceRow.replace(changes, at: revision, in: database)
        try replaceDependencies(
            changes.map { ($0.id, $0.old?.references ?? [], $0.new?.references ?? []) }, at: revision)
    }
}

extension CatalogueStore {
    /// The style of every preset.
    public func presetStyles(at moment: Moment) throws -> [FactID: Style] {
        var styles: [FactID: Style] = [:]
        try database.withStatement("SELECT p.fact, p.style FROM preset p WHERE \(moment.holds("p"))") {
            try $0.forEachRow { row in styles[FactID(row.int64(0))] = Style(name: row.text(1)) }
        }
        return styles
    }

    /// The accepted findings of every preset that has some.
    public func acceptances(at moment: Moment) throws -> [FactID: [AcceptedFinding: Acceptance]] {
        var acceptances: [FactID: [AcceptedFinding: Acceptance]] = [:]
        try database.withStatement("\(AcceptanceRow.query) WHERE \(moment.holds("a"))") {
            try $0.forEachRow { row in
                let (key, acceptance) = try AcceptanceRow.read(row)
                acceptances[FactID(row.int64(0)), default: [:]][key] = acceptance
            }
        }
        return acceptances
    }
}
