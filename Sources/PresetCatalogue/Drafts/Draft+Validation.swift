import CatalogueModel

extension Draft {
    /// What is wrong with the revision as a whole. Values are checked when they are reckoned.
    func problems() throws -> [CatalogueError.Problem] {
        try nameProblems() + removalProblems() + conditionProblems() + numberProblems()
    }

    /// The tree of names: a name is taken once, and is not another's group.
    private func nameProblems() throws -> [CatalogueError.Problem] {
        let changed = changedEntries
        let named = changed.compactMap { _, change in change.old?.name == change.new?.name ? nil : change.new }
        var byName = [String: (id: FactID, kind: FactKind)](minimumCapacity: named.count)
        var problems: [CatalogueError.Problem] = []
        for entry in named {
            let text = entry.name.text
            let staying = try stayingEntry(named: text).map { (id: $0.id, kind: $0.kind) }
            let other = byName.updateValue((entry.id, entry.kind), forKey: text) ?? staying
            if let other, other.id != entry.id {
                problems.append(.nameTaken(text, other.kind))
            }
        }
        // Each group is looked at once, however many names are in it.
        var groups: [String: String] = [:]
        for entry in named {
            for group in entry.name.enclosingGroups {
                if groups.updateValue(entry.name.text, forKey: group) != nil { break }
            }
        }
        let taken = try Set(groups.keys.filter { try byName[$0] != nil || stayingEntry(named: $0) != nil })
        for entry in named {
            let text = entry.name.text
            if entry.name.isOfGroup, try token(entry.id)?.value.isEmpty != true {
                problems.append(.name(NameError(text: text, problem: .leadingDollar)))
            }
            if !taken.isEmpty, let group = entry.name.enclosingGroups.filter(taken.contains).last {
                problems.append(.groupIsName(text, group: group))
            } else if taken.contains(text), let example = groups[text] {
                problems.append(.nameIsGroup(text, example: example))
            } else if let example = try stayingEntry(inGroup: text, besides: changed.count) {
                problems.append(.nameIsGroup(text, example: example.name.text))
            }
        }
        return problems
    }

    /// An entry of the catalogue that the draft leaves under its name.
    private func stayingEntry(named name: String) throws -> Entry? {
        guard let entry = try entries.stored(named: name), try self.entry(entry.id)?.name.text == name else {
            return nil
        }
        return entry
    }

    /// - Parameter count: how many entries the draft changes: at most as many can stand before one that stays.
    private func stayingEntry(inGroup name: String, besides count: Int) throws -> Entry? {
        try entries.stored(inGroup: name, limit: count + 1).first { entry in
            try self.entry(entry.id)?.name == entry.name
        }
    }

    /// What is removed must not be in use.
    private func removalProblems() throws -> [CatalogueError.Problem] {
        var problems: [CatalogueError.Problem] = []
        let gone =
            changedMetrics.filter { $0.value.new == nil }.map(\.key)
            + changedTokens.filter { $0.value.new == nil }.map(\.key)
        for id in gone {
            let users = try users(of: id)
            if !users.isEmpty { problems.append(.inUse(name(id), users: users.map(name).sorted())) }
        }
        for (id, change) in changedEntries where change.new == nil {
            let users = try store.replaced(by: id).filter { try entry($0)?.deprecation?.replacement == id }
            if !users.isEmpty {
                problems.append(.inUse(name(id), users: users.map { "the deprecation of \(name($0))" }.sorted()))
            }
        }
        if !collections.contains(where: \.isDefault) { problems.append(.defaultCollection) }
        // By its id a font may have got a name that another one has.
        problems += fonts.map(\.name).duplicates.map { .duplicate($0) }
        return try problems + traitProblems()
    }

    /// A trait and its values stay while metrics and collections name them; by name, since that is how they do.
    private func traitProblems() throws -> [CatalogueError.Problem] {
        var problems: [CatalogueError.Problem] = []
        for trait in oldTraits {
            let kept = traits.first { $0.name == trait.name }
            if trait.isBuiltIn, kept != trait { problems.append(.builtInTrait(trait.name)) }
            let lost = Set(trait.values).subtracting(kept?.values ?? [])
            if lost.isEmpty { continue }
            let touched = changedMetrics.map(\.key) + changedTokens.map(\.key)
            let facts = try Set(store.factsOverriding(trait: trait.name) + touched).filter { id in
                let conditions = try metric(id)?.overrides.keys.map { $0 } ?? token(id)?.overrides.keys.map { $0 } ?? []
                return conditions.contains { $0.trait == trait.name && lost.contains($0.value) }
            }
            let users =
                facts.map(name).sorted()
                + collections.filter { $0.values[trait.name].map(lost.contains) ?? false }
                .map { "the collection \($0.text)" }
            let subject = kept == nil ? trait.name : lost.sorted().map { "\(trait.name)=\($0)" }.joined(separator: ", ")
            if !users.isEmpty { problems.append(.inUse(subject, users: users)) }
        }
        return problems
    }

    /// No number is a NaN or an infinity; none that was read is, but a program can say so.
    private func numberProblems() -> [CatalogueError.Problem] {
        let metrics = changedMetrics.filter { !($0.value.new?.isFinite ?? true) }.map(\.key)
        let presets = changedPresets.filter { !($0.value.new?.isFinite ?? true) }.map(\.key)
        return (metrics + presets).map { .notFinite(name($0)) }
    }

    /// Conditions name traits that exist.
    private func conditionProblems() throws -> [CatalogueError.Problem] {
        let conditions = changedMetrics.flatMap(\.value.newConditions) + changedTokens.flatMap(\.value.newConditions)
        return try Set(conditions).sorted().flatMap { condition in
            do { try check(condition) } catch let error as CatalogueError { return error.problems }
            return []
        }
    }
}

extension Touched where Value: VaryingFact {
    /// The values of traits for which it has a value of its own now, and had none before.
    fileprivate var newConditions: [TraitCondition] {
        guard let overrides = new?.overrides, !overrides.isEmpty else { return [] }
        return overrides.keys.filter { old?.overrides[$0] == nil }
    }
}

extension Metric {
    fileprivate var isFinite: Bool { value.isFinite && overrides.values.allSatisfy(\.isFinite) }
}

extension MetricValue {
    fileprivate var isFinite: Bool { if case .number(let expression) = self { expression.isFinite } else { true } }
}

extension Preset {
    fileprivate var isFinite: Bool {
        numbers.values.allSatisfy(\.isFinite)
            && ([normal] + states.values).flatMap { [$0.image, $0.title] }.allSatisfy {
                if case .size(let width, let height)? = $0 { width.isFinite && height.isFinite } else { true }
            }
    }
}

extension Expression {
    fileprivate var isFinite: Bool {
        switch self {
        case .number(let value): value.isFinite
        case .reference: true
        case .negated(let operand): operand.isFinite
        case .binary(_, let left, let right): left.isFinite && right.isFinite
        case .call(_, let arguments): arguments.allSatisfy(\.isFinite)
        }
    }
}
