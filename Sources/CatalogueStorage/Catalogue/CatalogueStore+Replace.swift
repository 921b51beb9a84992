import CatalogueModel

extension CatalogueStore {
    /// Closes the rows of facts that changed, with those of their values for single values of traits, and opens the new
    /// ones.
    /// - Parameters:
    ///   - table: of the facts; that of the other values has `_override` behind its name.
    ///   - type: what is kept as the type.
    func replaceRows<Fact: VaryingFact>(
        of changes: [FactChangeRow<Fact>], in table: String, at revision: Int64, type: (Fact) -> String?,
        put: (Fact.Value, inout RowBinder) throws -> Void
    ) throws where Fact.Reference == FactID {
        let changed = changes.filter { change in
            change.old?.value != change.new?.value || change.old.map(type) != change.new.map(type)
        }
        for change in changed where change.old != nil { try closeRow(of: change.id, in: table, at: revision) }
        let opened = changed.compactMap { change in change.new.map { (change.id, $0) } }
        try database.insert(into: table, ["fact", "type", "value", "since"], opened) { fact, row in
            try row.put(fact.0.rawValue)
            try row.put(type(fact.1))
            try put(fact.1.value, &row)
            try row.put(revision)
        }
        try replaceOverrides(
            "\(table)_override", changes.map { ($0.id, $0.old?.overrides ?? [:], $0.new?.overrides ?? [:]) },
            at: revision, put: put)
        try replaceDependencies(
            changes.map { ($0.id, $0.old?.references ?? [], $0.new?.references ?? []) }, at: revision)
    }

    /// Closes the current row of a fact.
    func closeRow(of id: FactID, in table: String, at revision: Int64) throws {
        try database.run("UPDATE \(table) SET until = ? WHERE fact = ? AND until IS NULL", revision, id.rawValue)
    }

    /// Closes and opens the values for single values of traits.
    private func replaceOverrides<Value: Equatable>(
        _ table: String, _ changes: [(id: FactID, old: [TraitCondition: Value], new: [TraitCondition: Value])],
        at revision: Int64, put: (Value, inout RowBinder) throws -> Void
    ) throws {
        var opened: [(FactID, TraitCondition, Value)] = []
        for (id, old, new) in changes where !(old.isEmpty && new.isEmpty) {
            for condition in Set(old.keys).union(new.keys).sorted() where old[condition] != new[condition] {
                if old[condition] != nil {
                    try database.run(
                        """
                        UPDATE \(table) SET until = ? WHERE fact = ? AND trait = ? AND trait_value = ?
                        AND until IS NULL
                        """, revision, id.rawValue, condition.trait, condition.value)
                }
                if let value = new[condition] { opened.append((id, condition, value)) }
            }
        }
        let columns = ["fact", "trait", "trait_value", "since", "value"]
        try database.insert(into: table, columns, opened) { override, row in
            try row.put(override.0.rawValue)
            try row.put(override.1.trait)
            try row.put(override.1.value)
            try row.put(revision)
            try put(override.2, &row)
        }
    }

    func replaceDependencies(
        _ changes: [(user: FactID, old: Set<FactID>, new: Set<FactID>)], at revision: Int64
    ) throws {
        var opened: [(user: FactID, metric: FactID)] = []
        for (user, old, new) in changes where old != new {
            for metric in old.subtracting(new).sorted() {
                try database.run(
                    "UPDATE dependency SET until = ? WHERE user = ? AND metric = ? AND until IS NULL", revision,
                    user.rawValue, metric.rawValue)
            }
            for metric in new.subtracting(old).sorted() { opened.append((user, metric)) }
        }
        try database.insert(into: "dependency", ["user", "metric", "since"], opened) { dependency, row in
            try row.put(dependency.user.rawValue)
            try row.put(dependency.metric.rawValue)
            try row.put(revision)
        }
    }
}
