import CatalogueModel

extension Explanation {
    /// The explanation for a terminal: the numbers that changed together with the chains that led there, the newest
    /// change first; then where a property's value comes from, link by link.
    public func text(maximumWidth: Int?, color: Bool) -> String {
        let style = TerminalStyle(color: color)
        let place = (state == .normal ? "" : " (\(state.name))") + (traits.isEmpty ? "" : " [\(traits)]")
        let title = field.map { "\(name).\($0)" } ?? name
        var text = style.bold(escapedForTerminal(title + place)) + "\n"
        for change in changes {
            let lines =
                change.numbers.map { number($0) }
                + (Reason.chains(change.reasons) + ["in \(change.authorship.sentence)"]).map {
                    "    \(style.dim(escapedForTerminal($0)))"
                }
            text += "\n" + lines.map { "  \($0)\n" }.joined()
        }
        if !origin.isEmpty { text += "\n" + table.text(maximumWidth: maximumWidth, color: color) }
        return text
    }

    /// `title.x 70 → 76`, and of a layout that begins `title.x 70`.
    private func number(_ change: NumberChange) -> String {
        change.old == nil && change.new != nil
            ? "\(change.number) \(change.new?.readableText ?? "")" : DiffSentences.number(change)
    }

    private var table: TextTable {
        var table = TextTable(columns: [
            TableColumn("comes from"), TableColumn("definition"), TableColumn("value", .number), TableColumn("before"),
            TableColumn("revision", .number), TableColumn("release"), TableColumn("author"),
            TableColumn("time (UTC)"), TableColumn("request"),
        ])
        for step in origin {
            let revision = step.authorship.revision
            table.append([
                step.condition.map { "\(step.name) for \($0)" } ?? step.name, step.definition ?? "default",
                step.value ?? "", step.previous ?? "", "r\(revision.number)", step.authorship.releaseText,
                revision.author, revision.timeText, revision.request,
            ])
        }
        return table
    }
}
