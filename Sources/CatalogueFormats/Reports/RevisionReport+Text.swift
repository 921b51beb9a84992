import CatalogueModel

extension RevisionReport {
    /// What a change did: what changed, how many layouts were computed and how many of them came out differently.
    /// - Parameters:
    ///   - withNames: also lists the presets whose layouts changed.
    ///   - withRemoved: also lists the facts that are gone, however many.
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
        if withRemoved, facts.count > 5 {
            lines += facts.filter { $0.category == .removed }.map {
                "  - \($0.kind.rawValue) \(escapedForTerminal($0.name))"
            }
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
        switch change.category {
        case .updated:
            let values = change.properties.map { property in
                let sides = "\(property.old ?? "default") → \(property.new ?? "default")"
                return escapedForTerminal(property.property == "value" ? sides : "\(property.property) \(sides)")
            }
            return "\(name) \(values.prefix(3).joined(separator: ", "))" + (values.count > 3 ? ", …" : "")
        default: return "\(name) \(change.category.name)"
        }
    }
}
