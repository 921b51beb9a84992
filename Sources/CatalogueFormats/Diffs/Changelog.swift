import CatalogueModel

/// Release notes for people, and a map of names for programs that rewrite code.
public enum Changelog {
    /// Markdown, the newest release first.
    public static func markdown(_ entries: [ChangelogEntry], rules: ChangeRules) -> String {
        if entries.isEmpty { return "No changes.\n" }
        return entries.map { entry in
            let name = entry.release.map { "\(markdownText($0.name)) – \(Timestamp.day($0.time))" } ?? "Unreleased"
            var text = "## \(name)\n"
            if let note = entry.release?.note { text += "\n\(markdownText(note))\n" }
            let report = DiffReport(entry.diff, rules: rules)
            text += "\n\(markdownText(report.summary))\n"
            text += list("Breaking", report.breaking)
            let renames = entry.diff.groupRenames
            for (category, changes) in DiffSentences.grouped(entry.diff.facts) {
                var lines = category == "renamed" ? renames.groups.map(DiffSentences.groupRename) : []
                for change in changes where !change.isOnlyDescribed && !renames.facts.contains(change.name) {
                    let properties = change.properties.map(DiffSentences.property).joined(separator: "; ")
                    lines.append(
                        "\(change.kind.rawValue) \(DiffSentences.headline(change))"
                            + (properties.isEmpty ? "" : ": \(properties)"))
                }
                text += list(category.prefix(1).uppercased() + category.dropFirst(), lines)
            }
            return text
        }.joined(separator: "\n")
    }

    private static func list(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n### \(title)\n\n" + lines.map { "- \(markdownText($0))\n" }.joined()
    }

    /// JSON, version 1 of its shape: `renamed` has the new name of each old one, `replaced` what to use instead of what
    /// is deprecated.
    public static func names(_ diff: CatalogueDiff) -> JSON {
        var (renamed, replaced) = ([JSON.Member](), [JSON.Member]())
        for change in diff.facts {
            switch change.category {
            case .renamed(let from): renamed.append(from, .string(change.name))
            case .deprecated(let use?): replaced.append(change.name, .string(use))
            default: break
            }
        }
        return [
            "format": "presets-names", "version": 1, "old": .string(diff.old), "new": .string(diff.new),
            "renamed": .object(renamed.sorted { $0.name.precedes($1.name) }),
            "replaced": .object(replaced.sorted { $0.name.precedes($1.name) }),
        ]
    }
}
