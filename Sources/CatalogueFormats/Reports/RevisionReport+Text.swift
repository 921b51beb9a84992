import CatalogueModel

extension RevisionReport {
    /// What a change did: what changed, how many layouts were computed and how many of them came out differently.
    /// - Parameters:
    ///   - withNames: also lists what changed where it is only counted, and the presets whose layouts changed.
    ///   - withRemoved: also lists what is gone.
    public func text(isDryRun: Bool, withNames: Bool, withRemoved: Bool = false) -> String {
        guard isChange else { return "nothing changed\(isDryRun ? "" : ": no revision")\n" }
        // A few changes are named one by one, many are counted; one change and its consequences are a sentence.
        let shown = facts.count > 5 ? [DiffSentences.summary(of: facts)] : facts.map(Self.headline)
        var lines = shown.count == 1 ? ["\(shown[0]): \(counts)"] : shown + [counts]
        if isDryRun {
            lines[lines.count - 1] += " (not written)"
        } else if let revision {
            lines[lines.count - 1] += " (r\(revision))"
        }
        if facts.count > 5 {
            lines += facts.filter { withNames || withRemoved && $0.category == .removed }.map(Self.line)
        }
        if withNames { lines += changedPresets.map { "  \(escapedForTerminal($0))" } }
        return lines.joined(separator: "\n") + "\n"
    }

    private var counts: String {
        var text = "\(recomputed) of \(total) layouts recomputed, \(changed) changed"
        if added > 0 { text += ", \(added) added" }
        if removed > 0 { text += ", \(removed) removed" }
        return text
    }

    /// `space.s 8 → 6`, `tab.home added`.
    private static func headline(_ change: FactChange) -> String {
        let kind = change.kind == .metric || change.kind == .preset ? "" : "\(change.kind.rawValue) "
        let name = kind + escapedForTerminal(DiffSentences.headline(change))
        return "\(name) \(change.category == .updated ? values(change) : change.category.name)"
    }

    /// `+ metric space.s`, `~ metric space.m 8 → 6`.
    private static func line(_ change: FactChange) -> String {
        let name = "\(change.kind.rawValue) \(escapedForTerminal(DiffSentences.headline(change)))"
        switch change.category {
        case .added: return "  + \(name)"
        case .removed: return "  - \(name)"
        case .updated: return "  ~ \(name) \(values(change))"
        default: return "  ~ \(name) \(change.category.name)"
        }
    }

    private static func values(_ change: FactChange) -> String {
        let values = change.properties.map { property in
            let sides = "\(property.old ?? "default") → \(property.new ?? "default")"
            return escapedForTerminal(property.property == "value" ? sides : "\(property.property) \(sides)")
        }
        return values.prefix(3).joined(separator: ", ") + (values.count > 3 ? ", …" : "")
    }
}
