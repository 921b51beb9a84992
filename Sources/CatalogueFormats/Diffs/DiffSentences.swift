import CatalogueModel

/// The lines of a diff, the same in a terminal and in a pull request.
enum DiffSentences {
    static func headline(_ change: FactChange) -> String {
        switch change.category {
        case .renamed(let from): "\(from) → \(change.name)"
        case .deprecated(let use?): "\(change.name), use \(use)"
        default: change.name
        }
    }

    static func property(_ change: PropertyChange) -> String {
        "\(change.property) \(change.old ?? "default") → \(change.new ?? "default")"
    }

    static func number(_ change: NumberChange) -> String {
        "\(change.number) \(change.old?.readableText ?? "none") → \(change.new?.readableText ?? "none")"
    }

    static func cause(_ cause: Cause) -> String {
        switch (cause.kind, cause.old, cause.new) {
        case (.metric, let old, let new) where old != new:
            "\(cause.name) \(old ?? "none") → \(new ?? "none")"
        case (.preset, _, _): "its own definition"
        default: cause.name
        }
    }

    static func place(_ change: LayoutChange) -> String {
        let state = change.state == .normal ? "" : " (\(change.state.name))"
        return "\(change.name)\(state)\(change.traits.isEmpty ? "" : " [\(change.traits)]")"
    }

    static func collection(_ change: CollectionChange) -> String {
        change.traits.isEmpty ? "default" : change.traits
    }

    /// The categories in their order, with the changes of each.
    static func grouped(_ facts: [FactChange]) -> [(category: String, changes: [FactChange])] {
        let order = ["renamed", "deprecated", "undeprecated", "added", "removed", "updated"]
        let groups = Dictionary(grouping: facts, by: \.category.name)
        return order.compactMap { name in groups[name].map { (name, $0) } }
    }

    /// `2 metrics and 1 preset added, 3 layouts moved`.
    static func summary(_ diff: CatalogueDiff) -> String {
        var parts = diff.facts.isEmpty ? [] : [summary(of: diff.facts)]
        let added = diff.collections.filter(\.isAdded).count
        if added > 0 { parts.append("\(counted(added, "collection")) added") }
        let removed = diff.collections.count - added
        if removed > 0 { parts.append("\(counted(removed, "collection")) removed") }
        if !diff.layouts.isEmpty { parts.append("\(counted(diff.layouts.count, "layout")) moved") }
        return parts.isEmpty ? "no difference" : parts.joined(separator: ", ")
    }

    /// `2 metrics and 1 preset added, 1 metric updated`.
    static func summary(of facts: [FactChange]) -> String {
        grouped(facts).map { category, changes in
            let kinds = FactKind.allCases.compactMap { kind -> String? in
                let count = changes.count { $0.kind == kind }
                return count == 0 ? nil : counted(count, kind.rawValue)
            }
            let several = kinds.dropLast().joined(separator: ", ")
            return "\(several.isEmpty ? "" : "\(several) and ")\(kinds.last ?? "") \(category)"
        }.joined(separator: ", ")
    }
}
