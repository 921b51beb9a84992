import CatalogueModel

extension Draft {
    /// Does what is asked, over what the edits before have done.
    func apply(_ edit: Edit) throws {
        switch edit {
        case .addPreset(let name, let change, let like, let description):
            try addPreset(name, change, like: like, description: description)
        case .setPresets(let pattern, let change, let description):
            try setPresets(pattern, change, description: description)
        case .removePresets(let pattern): try remove(pattern, .preset)
        case .rename(let old, let new): try rename(old, to: new)
        case .renameGroup(let old, let new): try renameGroup(old, to: new)
        case .deprecate(let pattern, let use): try deprecate(pattern, use: use)
        case .undeprecate(let pattern):
            for entry in try matching(pattern) { try change(entry) { $0.deprecation = nil } }
        case .accept(let pattern, let finding, let states, let reason):
            try accept(pattern, finding, in: states, reason: reason)
        case .refuse(let pattern, let finding, let states): try refuse(pattern, finding, in: states)
        case .setMetrics(let assignments): try setMetrics(assignments)
        case .removeMetrics(let pattern): try remove(pattern, .metric)
        case .removeTokens(let pattern): try remove(pattern, .token)
        case .removeOverride(let name, let condition): try removeOverride(name, condition)
        case .addTrait(let name, let values, let defaultValue):
            try addTrait(name, values: values, defaultValue: defaultValue)
        case .removeTrait(let name): try removeTrait(name)
        case .addFont(let font): try addFont(font)
        case .removeFonts(let family, let weight): try removeFonts(family, weight)
        case .setRule(let rule, let impact): try setRule(rule, impact)
        case .addCollection(let values): try addCollection(values)
        case .addCollections(let traits, let limit): try addCollections(of: traits, limit: limit)
        case .removeCollection(let values): try removeCollection(values)
        case .restore(let revision): try restore(revision)
        case .importDocument(let document): try importDocument(document)
        case .removeOthers(let document): try removeOthers(than: document)
        case .importTitles(let table, let prune): try importTitles(table, prune: prune)
        case .importTable(let table): try importTable(table)
        case .replay(let revision): try replay(revision)
        }
    }

    // MARK: Presets

    private func addPreset(
        _ name: Name, _ change: PresetChange<Name>, like: Name?, description: String?
    ) throws {
        try requireFree(name)
        var preset = Preset<FactID>(style: .system)
        if let like { preset = try self.preset(try existing(like, .preset).id) ?? preset }
        // What was accepted of the one was not of the other.
        preset.accepted = [:]
        let resolved = try change.mapReferences { try metricID($0, for: name.text) }
        let (id, stableID) = try newFact(.preset, named: name.text)
        try setEntry(
            id, Entry(id: id, stableID: stableID, kind: .preset, name: name, description: description))
        try setPreset(id, resolved.applied(to: preset))
    }

    private func setPresets(
        _ pattern: Pattern, _ change: PresetChange<Name>, description: Setting<String>?
    ) throws {
        let entries = try matching(pattern, .preset)
        let resolved = try change.mapReferences { try metricID($0, for: pattern.description) }
        for entry in entries {
            guard let preset = try preset(entry.id) else { continue }
            try setPreset(entry.id, resolved.applied(to: preset))
            if let description { try self.change(entry) { $0.description = description.value } }
        }
    }

    // MARK: Names

    private func remove(_ pattern: Pattern, _ kind: FactKind) throws {
        for entry in try matching(pattern, kind) { try remove(entry) }
    }

    private func rename(_ old: Name, to new: Name) throws {
        let entry = try existing(old)
        if old == new { return }
        try requireFree(new)
        try change(entry) { $0.name = new }
    }

    private func renameGroup(_ old: Name, to new: Name) throws {
        let members = try FactKind.named.flatMap(entries.all).filter {
            $0.name.text.utf8.starts(with: (old.text + ".").utf8)
        }
        if members.isEmpty { throw CatalogueError(.nothingMatches(old.text + ".**")) }
        var moved: [(Entry, Name)] = []
        for entry in members {
            do throws(NameError) {
                if let name = try entry.name.moved(from: old, to: new) { moved.append((entry, name)) }
            } catch {
                throw CatalogueError(.name(error))
            }
        }
        for (entry, name) in moved { try change(entry) { $0.name = name } }
    }

    private func deprecate(_ pattern: Pattern, use: Name?) throws {
        let replacement = try use.map { try existing($0).id }
        // A pattern may cover the replacement as well.
        let entries = try matching(pattern).filter { $0.id != replacement }
        if let use, entries.isEmpty { throw CatalogueError(.replacesItself(use.text)) }
        for entry in entries {
            try change(entry) { $0.deprecation = Deprecation(replacement: replacement) }
        }
    }

    private func change(_ entry: Entry, _ change: (inout Entry) -> Void) throws {
        var changed = try self.entry(entry.id) ?? entry
        change(&changed)
        try setEntry(entry.id, changed)
    }

    // MARK: Metrics

    /// Names first: what refers to another may stand before it.
    private func setMetrics(_ assignments: [MetricAssignment]) throws {
        let ids = try assignments.map { try metric(named: $0) }
        for (id, assignment) in zip(ids, assignments) { try setMetric(id, assignment) }
    }

    /// The metric that an assignment is for; a new one has no value yet.
    private func metric(named assignment: MetricAssignment) throws -> FactID {
        let name = assignment.name
        if let known = try entry(named: name.text) {
            guard known.kind == .metric else {
                throw CatalogueError(.wrongKind(name.text, known.kind, wanted: .metric))
            }
            if let description = assignment.description { try change(known) { $0.description = description } }
            return known.id
        }
        if assignment.condition != nil { throw try unknown(name.text, .metric) }
        let (id, stableID) = try newFact(.metric, named: name.text)
        try setEntry(
            id,
            Entry(id: id, stableID: stableID, kind: .metric, name: name, description: assignment.description))
        return id
    }

    private func setMetric(_ id: FactID, _ assignment: MetricAssignment) throws {
        let name = assignment.name.text
        let before = try metric(id)
        let type = assignment.type ?? before?.type ?? .dimension
        let value = try metricValue(assignment.value, type: type, for: name)
        var metric = before ?? Metric(type: type, value: value)
        if metric.type != type {
            // The users and the other values were written for the old type.
            var users =
                try self.users(of: id).map(self.name) + metric.overrides.keys.sorted().map { "its value for \($0)" }
            if assignment.condition != nil { users.append("its value for every other trait") }
            guard users.isEmpty else { throw CatalogueError(.typeChange(name, metric.type, users: users)) }
            metric.type = type
        }
        if let condition = assignment.condition {
            try check(condition)
            metric.overrides[condition] = value
        } else {
            metric.value = value
        }
        try setMetric(id, metric)
    }

    /// Reads a value as people write it.
    private func metricValue(_ text: String, type: MetricType, for user: String) throws -> MetricValue<FactID> {
        let value: MetricValue<Name>
        do throws(ExpressionSyntaxError) {
            value = try MetricValue(parsing: text, as: type)
        } catch {
            throw CatalogueError(
                type == .typography ? .syntax(user, error) : .notAnExpression(user, value: text, error))
        }
        return try value.mapReferences { try metricID($0, for: user) }
    }

    private func removeOverride(_ name: Name, _ condition: TraitCondition) throws {
        let entry = try existing(name, .metric)
        guard var metric = try self.metric(entry.id), metric.overrides[condition] != nil else {
            throw CatalogueError(.unknownOverride(name.text, condition))
        }
        metric.overrides[condition] = nil
        try setMetric(entry.id, metric)
    }
}
