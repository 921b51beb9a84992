import CatalogueModel

/// A list of revisions with the releases that name them, what they did to what was asked about, and
/// under a merge what it brought.
public enum RevisionTable {
    /// A table for a terminal.
    public static func text(
        _ revisions: [RevisionChanges], withChanges: Bool, maximumWidth: Int?, color: Bool
    ) -> String {
        // One name needs no repeating.
        let names = Set(revisions.flatMap { $0.items.map(\.name) })
        var table = TextTable(
            columns: [TableColumn("revision", .number), TableColumn("time (UTC)"), TableColumn("author")]
                + (withChanges ? [TableColumn("change")] : [])
                + [TableColumn("request"), TableColumn("releases")])
        for revision in revisions {
            let changes = revision.items.map { names.count > 1 ? "\($0.name) \($0.sentence)" : $0.sentence }
            table.append(
                ["r\(revision.revision.number)", revision.revision.timeText, revision.revision.author]
                    + (withChanges ? [changes.joined(separator: "; ")] : [])
                    + [revision.revision.request, revision.releases.joined(separator: ", ")])
            for merged in revision.merged.reversed() {
                table.append(
                    ["", merged.timeText, merged.author] + (withChanges ? [""] : []) + ["← \(merged.request)", ""])
            }
        }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    /// An array for programs.
    /// - Parameter rules: what changes mean in the catalogue.
    public static func json(
        _ revisions: [RevisionChanges], withChanges: Bool, rules: ChangeRules = .standard
    ) -> String {
        let list = revisions.map { revision -> JSON in
            var members = revision.revision.members
            members.append("releases", .array(revision.releases.map(JSON.string)))
            if !revision.merged.isEmpty {
                members.append("merged", .array(revision.merged.map { .object($0.members) }))
            }
            if withChanges { members.append("changes", .array(revision.items.map { $0.json(rules) })) }
            return .object(members)
        }
        return JSONWriter(.pretty).text(of: .array(list))
    }
}

extension RevisionChanges.Item {
    /// `spacing {space.s} → 9, 3 layouts`.
    fileprivate var sentence: String {
        let changes = change.map(DiffSentences.changes) ?? []
        let counts = [(layouts.moved, ""), (layouts.added, " added"), (layouts.removed, " removed")]
        return (changes + counts.filter { $0.0 > 0 }.map { "\(counted($0.0, "layout"))\($0.1)" })
            .joined(separator: ", ")
    }

    fileprivate func json(_ rules: ChangeRules) -> JSON {
        [
            "kind": .string(kind.rawValue), "name": .string(name), "change": change?.json(rules) ?? .null,
            "layouts": [
                "moved": JSON(layouts.moved), "added": JSON(layouts.added), "removed": JSON(layouts.removed),
            ],
        ]
    }
}
