import CatalogueModel

extension CatalogueDiff {
    /// The diff for a terminal: a line that counts, then the facts by category, then each layout that moved with its
    /// numbers and its causes.
    /// - Parameter rules: what changes mean.
    public func text(rules: ChangeRules = .standard, color: Bool) -> String {
        let style = TerminalStyle(color: color)
        let impact = rules.impact(of: self).map { " (\($0.rawValue))" } ?? ""
        var lines = [
            style.bold(
                "\(escapedForTerminal(old)) → \(escapedForTerminal(new)): \(DiffSentences.summary(self))\(impact)")
        ]
        let breaking = DiffSentences.breaking(self, rules)
        if !breaking.isEmpty {
            lines += ["", style.bold("breaking")] + breaking.map { "  \(style.red("!")) \(shown($0))" }
        }
        let renamed = groupRenames
        for (category, changes) in DiffSentences.grouped(facts) {
            lines += ["", style.bold(category)]
            if category == "renamed" {
                lines += renamed.groups.map { "  ~ \(shown(DiffSentences.groupRename($0)))" }
            }
            for change in changes where !change.isOnlyDescribed && !renamed.facts.contains(change.name) {
                lines.append(
                    "  \(sign(category, style)) \(change.kind.rawValue) \(shown(DiffSentences.headline(change)))")
                lines += change.properties.map { "      \(shown(DiffSentences.property($0)))" }
            }
            let described = changes.count(where: \.isOnlyDescribed)
            if described > 0 { lines.append("  ~ \(DiffSentences.described(described))") }
        }
        if !possibleRenames.isEmpty {
            lines += ["", style.bold("possibly renamed")]
            lines += possibleRenames.map { "  ? \($0.kind.rawValue) \(shown(DiffSentences.possibleRename($0)))" }
        }
        if !collections.isEmpty {
            lines += ["", style.bold("collections")]
            lines += collections.map {
                "  \(sign($0.isAdded ? "added" : "removed", style)) \(shown(DiffSentences.collection($0)))"
            }
        }
        if !layouts.isEmpty {
            lines += ["", style.bold("layouts moved")]
            for change in layouts { lines += text(of: change, style) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(of change: LayoutChange, _ style: TerminalStyle) -> [String] {
        var lines = ["  ~ \(shown(DiffSentences.place(change)))"]
        lines += change.numbers.map { "      \(DiffSentences.number($0, scale: change.scale))" }
        lines += change.findingsGained.map { "      \(style.red("+ \($0)"))" }
        lines += change.findingsLost.map { "      \(style.green("- \($0)"))" }
        if !change.causes.isEmpty {
            let causes = change.causes.map(DiffSentences.cause).joined(separator: ", ")
            lines.append("      \(style.dim("because of \(shown(causes))"))")
        }
        return lines
    }

    private func sign(_ category: String, _ style: TerminalStyle) -> String {
        switch category {
        case "added": style.green("+")
        case "removed": style.red("-")
        default: "~"
        }
    }

    private func shown(_ text: String) -> String { escapedForTerminal(text) }
}
