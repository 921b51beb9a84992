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
        // JSON of any length, which nobody reads in a line.
        if change.property == "extensions" { return "extensions changed" }
        return "\(change.property) \(change.old ?? "default") → \(change.new ?? "default")"
    }

    /// What changed in one fact, without its name: `renamed from tab.home`, `spacing {space.s} → 9`.
    static func changes(_ change: FactChange) -> [String] {
        let category: [String] =
            switch change.category {
            case .renamed(let from): ["renamed from \(from)"]
            case .deprecated(let use?): ["deprecated, use \(use)"]
            case .updated: []
            default: [change.category.name]
            }
        return category
            + change.properties.map {
                $0.property == "value" ? "\($0.old ?? "default") → \($0.new ?? "default")" : property($0)
            }
    }

    static func number(_ change: NumberChange) -> String {
        "\(change.number) \(change.old?.readableText ?? "none") → \(change.new?.readableText ?? "none")"
    }

    /// With how far it went on the screen: `title.x 70 → 76 (+18 px)`.
    static func number(_ change: NumberChange, scale: Double) -> String {
        guard let old = change.old, let new = change.new else { return number(change) }
        let pixels = ((new - old) * scale).readableText
        return "\(number(change)) (\(new > old ? "+" : "")\(pixels) px)"
    }

    /// `button.** → btn.**: 40 renamed`
    static func groupRename(_ group: GroupRename) -> String {
        "\(group.from).** → \(group.to).**: \(group.count) renamed"
    }

    /// `20 in descriptions or extensions only`
    static func described(_ count: Int) -> String { "\(count) in descriptions or extensions only" }

    /// `button.old: looks like button.a, button.b`
    static func possibleRename(_ rename: PossibleRename) -> String {
        "\(rename.removed), which looks like \(listed(rename.candidates, candidateLimit))"
    }

    /// How many candidates are written out.
    static let candidateLimit = 5

    /// What breaks those who use it, one sentence each.
    static func breaking(_ diff: CatalogueDiff, _ rules: ChangeRules) -> [String] {
        let renamed = diff.groupRenames
        let groups = rules.impact(of: .renamed) == .major ? renamed.groups.map(groupRename) : []
        let facts = diff.facts.filter { !renamed.facts.contains($0.name) }.flatMap { change in
            change.rules.filter { rules.impact(of: $0) == .major }.map { rule in
                let name = "\(change.kind.rawValue) \(headline(change))"
                return switch rule {
                case .removed: "\(name) removed without a deprecation"
                case .typeChanged: "\(name) has another type"
                default: "\(name): \(rule.id)"
                }
            }
        }
        let collections = diff.collections.filter { rules.impact(of: $0) == .major }
            .map { "collection \(collection($0)): \($0.rule.id)" }
        let layouts = diff.layouts.flatMap { change in
            change.rules.filter { rules.impact(of: $0) == .major }.map { "\(place(change)): \($0.id)" }
        }
        return groups + facts + collections + layouts
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
        if diff.withinTolerance > 0 {
            parts.append("\(counted(diff.withinTolerance, "layout")) within the tolerance")
        }
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
