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
        return presets
    }

    /// Closes the rows of a preset that changed and opens the new ones.
    public func replacePreset(
        _ id: FactID, _ old: Preset<FactID>?, with new: Preset<FactID>?, at revision: Int64
    ) throws {
        if old.map(PresetRow.init) != new.map(PresetRow.init) {
            if old != nil {
                try database.run("UPDATE preset SET until = ? WHERE fact = ? AND until IS NULL", revision, id.rawValue)
            }
            if let new { try PresetRow(new).insert(id, at: revision, into: database) }
        }
        let (oldStates, newStates) = (StateRow.contents(of: old), StateRow.contents(of: new))
        for state in Set(oldStates.keys).union(newStates.keys).sorted() where oldStates[state] != newStates[state] {
            if oldStates[state] != nil {
                try database.run(
                    "UPDATE preset_state SET until = ? WHERE fact = ? AND state = ? AND until IS NULL", revision,
                    id.rawValue, state.rawValue)
            }
            if let content = newStates[state] {
                try StateRow.insert(content, id, state, at: revision, into: database)
            }
        }
        try replaceDependencies(of: id, old?.references ?? [], with: new?.references ?? [], at: revision)
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
}
