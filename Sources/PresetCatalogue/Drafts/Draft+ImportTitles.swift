import CatalogueModel

extension Draft {
    /// Takes in texts as metrics; what the files do not speak of stays.
    /// - Parameter prune: whether metrics of the group go that the files do not have.
    func importTitles(_ table: TitleTable, prune: Bool) throws {
        try entries.expectLooks(table.strings.count)
        try importLocales(table)
        try freeGroups(table)
        let spoken = Set(table.locales.map { TraitCondition(trait: Trait.localeName, value: $0) })
        // Where the default is another language, the source's text is also what its own locale has.
        let isDefault = traits.contains { $0.name == Trait.localeName && $0.defaultValue == table.sourceLocale }
        let source = isDefault ? nil : TraitCondition(trait: Trait.localeName, value: table.sourceLocale)
        var names: Set<FactID> = []
        for fact in table.strings {
            let id = try importEntry(nil, .metric, try name(for: fact), []) { entry in
                entry.description = fact.description
                entry.extensions = fact.extensions
            }
            names.insert(id)
            let before = try self.metric(id)
            if let before {
                guard before.type == .string else {
                    throw CatalogueError(.typeChange(fact.name.text, before.type, users: try users(of: id).map(name)))
                }
            }
            var new = Metric<FactID>(type: .string, value: fact.value.value.literal)
            if let before, table.withoutSource.contains(fact.name) { new.value = before.value }
            new.overrides = (before?.overrides ?? [:]).filter { !spoken.contains($0.key) }
            for (condition, value) in fact.value.overrides { new.overrides[condition] = value.literal }
            if let source, !table.withoutSource.contains(fact.name) { new.overrides[source] = new.value }
            try setMetric(id, new)
        }
        guard prune else { return }
        for entry in try entries.all(.metric)
        where entry.name.text.utf8.starts(with: (table.name + ".").utf8) && !names.contains(entry.id) {
            try remove(entry)
        }
    }

    /// The languages of the files are values of the trait; where there is none yet, the source's is the default.
    private func importLocales(_ table: TitleTable) throws {
        let values = [table.sourceLocale] + table.locales.filter { $0 != table.sourceLocale }
        guard let trait = traits.first(where: { $0.name == Trait.localeName }) else {
            return try addTrait(Trait.localeName, values: values, defaultValue: nil)
        }
        if values.contains(where: { !trait.values.contains($0) }) {
            try addTrait(Trait.localeName, values: values, defaultValue: trait.defaultValue)
        }
    }

    /// A key that others go on from by now gives up its name for the root of its group.
    private func freeGroups(_ table: TitleTable) throws {
        for group in Set(table.strings.flatMap { $0.name.enclosingGroups }) {
            guard var entry = try entry(named: group), entry.kind == .metric else { continue }
            entry.name = try Name("\(group).\(Name.root)")
            try setEntry(entry.id, entry)
        }
    }

    /// The name that a key has, or will have where others go on from it already.
    private func name(for fact: NamedFact<Metric<Name>>) throws -> Name {
        if try entry(named: fact.name.text) != nil { return fact.name }
        let root = try Name("\(fact.name.text).\(Name.root)")
        let isGroup = try entry(named: root.text) != nil || !entries.stored(inGroup: fact.name.text, limit: 1).isEmpty
        return isGroup ? root : fact.name
    }
}

extension MetricValue<Name> {
    /// A text without references, as a metric of the catalogue has it.
    fileprivate var literal: MetricValue<FactID> {
        if case .text(.literal(let text)) = self { .text(.literal(text)) } else { .text(.literal("")) }
    }
}
