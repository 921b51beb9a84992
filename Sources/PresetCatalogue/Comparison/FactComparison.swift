import CatalogueModel
import CatalogueStorage

/// Compares facts one by one.
enum FactComparison {
    /// The change from one state of a fact to another; nil when nothing differs.
    static func change(from old: FactView?, to new: FactView?) -> FactChange? {
        guard let new else {
            return old.map {
                FactChange(
                    kind: $0.kind, name: $0.name, category: .removed, properties: [], wasDeprecated: $0.isDeprecated)
            }
        }
        guard let old else { return FactChange(kind: new.kind, name: new.name, category: .added, properties: []) }
        var properties = propertyChanges(from: old, to: new)
        if old.description != new.description {
            properties.append(PropertyChange(property: "description", old: old.description, new: new.description))
        }
        if !sayTheSame(old.extensions, new.extensions) {
            properties.append(PropertyChange(property: "extensions", old: old.extensions, new: new.extensions))
        }
        guard let category = category(from: old, to: new, properties) else { return nil }
        // A fact has one category; what a rename would hide is a property.
        if case .renamed = category, old.deprecationText != new.deprecationText {
            properties.append(
                PropertyChange(property: "deprecated", old: old.deprecationText, new: new.deprecationText))
        }
        return FactChange(kind: new.kind, name: new.name, category: category, properties: properties)
    }

    /// The facts of pairs with one side only that look like one another: nobody can tell whether they were renamed.
    static func possibleRenames(_ pairs: [(old: FactView?, new: FactView?)]) -> [PossibleRename] {
        func looks(_ view: FactView) -> [String] {
            [view.kind.rawValue] + view.properties.flatMap { [$0.name, $0.identity] }
        }
        let added = Dictionary(grouping: pairs.compactMap { $0.old == nil ? $0.new : nil }, by: looks)
        if added.isEmpty { return [] }
        return pairs.compactMap { pair -> PossibleRename? in
            guard pair.new == nil, let old = pair.old, let alike = added[looks(old)] else { return nil }
            return PossibleRename(
                kind: old.kind, removed: old.name, candidates: alike.map(\.name).sorted { $0.precedes($1) })
        }.sorted { $0.removed.precedes($1.removed) }
    }

    private static func category(
        from old: FactView, to new: FactView, _ properties: [PropertyChange]
    ) -> FactChange.Category? {
        if old.name != new.name { return .renamed(from: old.name) }
        if new.isDeprecated,
            !old.isDeprecated || old.replacementIdentity != new.replacementIdentity
                || old.deprecationReason != new.deprecationReason
        {
            return .deprecated(use: new.replacement)
        }
        if old.isDeprecated, !new.isDeprecated { return .undeprecated }
        return properties.isEmpty ? nil : .updated
    }

    private static func propertyChanges(from old: FactView, to new: FactView) -> [PropertyChange] {
        let before = Dictionary(old.properties.map { ($0.name, $0) }) { first, _ in first }
        let after = Dictionary(new.properties.map { ($0.name, $0) }) { first, _ in first }
        let names = new.properties.map(\.name) + old.properties.map(\.name).filter { after[$0] == nil }
        return names.compactMap { name in
            before[name]?.identity == after[name]?.identity
                ? nil : PropertyChange(property: name, old: before[name]?.text, new: after[name]?.text)
        }
    }

    /// Metrics first, then kept tokens, presets and traits, each by name; of two facts of one name the one that is gone
    /// first.
    static func sorted(_ changes: [FactChange]) -> [FactChange] {
        let order: [FactKind] = [.metric, .token, .preset, .trait, .font, .rule, .collection]
        return changes.sorted { one, other in
            if one.kind != other.kind {
                return (order.firstIndex(of: one.kind) ?? 0) < (order.firstIndex(of: other.kind) ?? 0)
            }
            if one.name != other.name { return one.name.precedes(other.name) }
            return one.category == .removed && other.category != .removed
        }
    }

    /// What a draft changes in facts.
    static func changes(in draft: Draft) throws -> [FactChange] {
        var changes: [FactChange] = []
        var entries: [FactID: Touched<Entry>] = [:]
        for (id, entry) in draft.changedEntries {
            if entry.old == nil, let new = entry.new {
                // What is born needs no look at its properties.
                changes.append(FactChange(kind: new.kind, name: new.name.text, category: .added, properties: []))
            }
            if !draft.isNew(id) { entries[id] = entry }
        }
        let values =
            draft.changedMetrics.map(\.key) + draft.changedTokens.map(\.key) + draft.changedPresets.map(\.key)
        for id in Set(values.filter { !draft.isNew($0) }).union(entries.keys).sorted() {
            if let entry = entries[id], entry.old == nil { continue }
            let old = try entries[id].map(\.old) ?? draft.entry(id)
            let new = try entries[id].map(\.new) ?? draft.entry(id)
            if let change = try change(
                from: view(of: old, in: draft, isOld: true), to: view(of: new, in: draft, isOld: false))
            {
                changes.append(change)
            }
        }
        changes += self.changes(
            from: FactView.listed(draft.oldTraits, draft.oldFonts, draft.ruleList.old),
            to: FactView.listed(draft.traits, draft.fonts, draft.rules), key: \.id)
        return sorted(changes) + collectionChanges(in: draft)
    }

    /// A fact as it was or as it will be, with the names of then.
    static func view(of entry: Entry?, in draft: Draft, isOld: Bool) throws -> FactView? {
        guard let entry else { return nil }
        let id = entry.id
        let naming = FactView.Naming(name: isOld ? draft.oldName : draft.name, identity: { String($0.rawValue) })
        switch entry.kind {
        case .metric: return try (isOld ? draft.oldMetric(id) : draft.metric(id)).map { FactView(entry, $0, naming) }
        case .token: return try (isOld ? draft.oldToken(id) : draft.token(id)).map { FactView(entry, $0, naming) }
        case .preset: return try (isOld ? draft.oldPreset(id) : draft.preset(id)).map { FactView(entry, $0, naming) }
        case .trait, .collection, .font, .rule: return nil
        }
    }

    /// The changes of facts without entries, which are few.
    /// - Parameter key: what is the same on both sides for the same fact.
    static func changes<Key: Hashable & Comparable>(
        from old: [FactView.Listed], to new: [FactView.Listed], key: (FactView.Listed) -> Key
    ) -> [FactChange] {
        let before = Dictionary(old.map { (key($0), $0.view) }) { first, _ in first }
        let after = Dictionary(new.map { (key($0), $0.view) }) { first, _ in first }
        return Set(before.keys).union(after.keys).sorted().compactMap { change(from: before[$0], to: after[$0]) }
    }

    private static func collectionChanges(in draft: Draft) -> [FactChange] {
        let old = draft.oldCollections.map(\.text)
        let new = draft.collections.map(\.text)
        return
            (new.filter { !old.contains($0) }.map { ($0, FactChange.Category.added) }
            + old.filter { !new.contains($0) }.map { ($0, .removed) })
            .map { FactChange(kind: .collection, name: $0, category: $1, properties: []) }
    }
}
