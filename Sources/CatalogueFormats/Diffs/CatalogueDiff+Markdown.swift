import CatalogueModel

extension CatalogueDiff {
    /// The diff for a pull request: counts first, then tables.
    public var markdown: String {
        var text = "### \(markdownText("\(old) → \(new)")): \(DiffSentences.summary(self))\n"
        for (category, changes) in DiffSentences.grouped(facts) {
            var table = MarkdownTable(columns: [
                TableColumn(category), TableColumn("name", .name), TableColumn("change"),
            ])
            for change in changes {
                table.append([change.kind.rawValue, change.name, details(change)])
            }
            text += "\n" + table.markdown
        }
        if !collections.isEmpty {
            var table = MarkdownTable(columns: [TableColumn("collection", .name), TableColumn("change")])
            for change in collections {
                table.append([DiffSentences.collection(change), change.isAdded ? "added" : "removed"])
            }
            text += "\n" + table.markdown
        }
        if !layouts.isEmpty {
            var table = MarkdownTable(columns: [
                TableColumn("layout", .name), TableColumn("moved"), TableColumn("findings"), TableColumn("because of"),
            ])
            for change in layouts {
                table.append([
                    DiffSentences.place(change), change.numbers.map(DiffSentences.number).joined(separator: "\n"),
                    (change.findingsGained.map { "+ \($0)" } + change.findingsLost.map { "- \($0)" })
                        .joined(separator: "\n"),
                    change.causes.map(DiffSentences.cause).joined(separator: ", "),
                ])
            }
            text += "\n" + table.markdown
        }
        return text
    }

    private func details(_ change: FactChange) -> String {
        let from: [String] =
            switch change.category {
            case .renamed(let name): ["was \(name)"]
            case .deprecated(let use?): ["use \(use)"]
            default: []
            }
        return (from + change.properties.map(DiffSentences.property)).joined(separator: "\n")
    }
}
