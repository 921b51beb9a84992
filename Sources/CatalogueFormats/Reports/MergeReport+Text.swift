import CatalogueModel

extension MergeReport {
    /// What a merge did, or what people have to decide first.
    /// - Parameter maximumWidth: of the terminal; nil in a pipe.
    public func text(isDryRun: Bool, maximumWidth: Int?, color: Bool) -> String {
        var text = conflicts.isEmpty ? "" : table.text(maximumWidth: maximumWidth, color: color) + "\n"
        text += refusals.map { "together: \(escapedForTerminal($0))\n" }.joined()
        if isConflict { return text + "\(verdict)\n" }
        if let settledBy, !conflicts.isEmpty {
            text += "\(counted(conflicts.count, "conflict")) settled: \(settledBy.rawValue) stands\n"
        }
        text += revision.text(isDryRun: isDryRun, withNames: false)
        for item in merged {
            text += escapedForTerminal("← \(item.author), r\(item.number) there: \(item.request)") + "\n"
        }
        for release in releases { text += escapedForTerminal("release \(release.name) is r\(release.revision)") + "\n" }
        for release in releasesLeftOut {
            text += escapedForTerminal("left out: release \(release.name), r\(release.revision) there") + "\n"
        }
        return text
    }

    private var verdict: String {
        var counts: [String] = []
        if !conflicts.isEmpty { counts.append(counted(conflicts.count, "conflict")) }
        if !refusals.isEmpty { counts.append("\(refusals.count) of both together") }
        let remedy = refusals.isEmpty ? "; --ours or --theirs says whose word stands" : ""
        return "not merged: \(counts.joined(separator: ", "))\(remedy)"
    }

    private var table: TextTable {
        var table = TextTable(columns: [
            TableColumn("conflict"), TableColumn("property"), TableColumn("base"), TableColumn("ours"),
            TableColumn("by"), TableColumn("theirs"), TableColumn("by"),
        ])
        for conflict in conflicts {
            table.append([
                "\(conflict.kind.rawValue) \(conflict.name)", conflict.property ?? "", conflict.base ?? "",
                Self.text(of: conflict.ours, conflict), Self.name(of: conflict.ours),
                Self.text(of: conflict.theirs, conflict), Self.name(of: conflict.theirs),
            ])
        }
        return table
    }

    private static func text(of side: MergeConflict.Side, _ conflict: MergeConflict) -> String {
        side.value ?? (conflict.property == nil ? "removed" : "unset")
    }

    private static func name(of side: MergeConflict.Side) -> String { "\(side.author) r\(side.revision)" }
}
