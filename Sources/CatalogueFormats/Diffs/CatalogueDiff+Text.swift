import CatalogueModel

extension CatalogueDiff {
    /// The diff for a terminal: a line that counts, then the facts by category, then each layout that moved with its
    /// numbers and its causes.
    public func text(color: Bool) -> String {
        let style = TerminalStyle(color: color)
        var lines = [
            style.bold("\(escapedForTerminal(old)) → \(escapedForTerminal(new)): \(DiffSentences.summary(self))")
        ]
        for (category, changes) in DiffSentences.grouped(facts) {
            lines += ["", style.bold(category)]
            for change in changes {
                lines.append(
                    "  \(sign(category, style)) \(change.kind.rawValue) \(shown(DiffSentences.headline(change)))")
                lines += change.properties.map { "      \(shown(DiffSentences.property($0)))" }
            }
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
        lines += change.numbers.map { "      \(DiffSentences.number($0))" }
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
