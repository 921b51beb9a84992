import CatalogueModel

extension Draft {
    /// What is wrong with the revision as a whole. Values are checked when they are reckoned.
    func problems() throws -> [CatalogueError.Problem] {
        try nameProblems() + removalProblems() + referenceProblems()
    }

    /// The tree of names: a name is taken once, and is not another's group.
    private func nameProblems() throws -> [CatalogueError.Problem] {
        let changed = changedEntries
        let named = changed.compactMap { change in change.value.new.map { (change.value.old, $0) } }
            .filter { old, new in old?.name != new.name }.map(\.1)
        var byName: [String: Entry] = [:]
        var problems: [CatalogueError.Problem] = []
        for entry in named {
            let text = entry.name.text
            let other = try byName.updateValue(entry, forKey: text) ?? stayingEntry(named: text)
            if let other, other.id != entry.id {
                problems.append(.nameTaken(text, other.kind))
            }
        }
        var groups: [String: String] = [:]
        for entry in named {
            for group in entry.name.groups { groups[group] = entry.name.text }
        }
        for entry in named {
            let text = entry.name.text
            if let group = try entry.name.groups.first(where: {
                try byName[$0] != nil || stayingEntry(named: $0) != nil
            }) {
                problems.append(.groupIsName(text, group: group))
            } else if let example = try groups[text] ?? stayingEntry(inGroup: text, besides: changed.count)?.name.text {
                problems.append(.nameIsGroup(text, example: example))
            }
        }
        return problems
    }

    /// An entry of the catalogue that the draft leaves under its name.
    private func stayingEntry(named name: String) throws -> Entry? {
        guard let entry = try store.entry(named: name, at: .now), try self.entry(entry.id)?.name.text == name else {
            return nil
        }
        return entry
    }

    /// - Parameter count: how many entries the draft changes: at most as many can stand before one that stays.
    private func stayingEntry(inGroup name: String, besides count: Int) throws -> Entry? {
        try store.entries(inGroup: name, limit: count + 1).first { entry in
            try self.entry(entry.id)?.name == entry.name
        }
    }

    /// What is removed must not be in use.
    private func removalProblems() throws -> [CatalogueError.Problem] {
        var problems: [CatalogueError.Problem] = []
        for (id, change) in changedMetrics where change.new == nil {
            let users = try users(of: id)
            if !users.isEmpty { problems.append(.inUse(name(id), users: users.map(name).sorted())) }
        }
        for trait in oldTraits where !traits.contains(where: { $0.id == trait.id }) {
            let metrics = try Set(store.metricsOverriding(trait: trait.name) + changedMetrics.map(\.key)).filter { id in
                try metric(id)?.overrides.keys.contains { $0.trait == trait.name } ?? false
            }
            let users =
                metrics.map(name).sorted()
                + collections.filter { $0.values[trait.name] != nil }.map { "the collection \($0.text)" }
            if !users.isEmpty { problems.append(.inUse(trait.name, users: users)) }
        }
        return problems
    }

    /// References lead to metrics that exist; conditions to traits that exist.
    private func referenceProblems() throws -> [CatalogueError.Problem] {
        var problems: [CatalogueError.Problem] = []
        for (_, change) in changedMetrics {
            for condition in (change.new?.overrides ?? [:]).keys.sorted() where change.old?.overrides[condition] == nil
            {
                do { try check(condition) } catch let error as CatalogueError { problems += error.problems }
            }
        }
        return problems
    }
}
