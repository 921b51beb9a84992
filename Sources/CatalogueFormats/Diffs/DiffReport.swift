import CatalogueModel

/// A diff as sections of rows, the same in a pull request and on a page; in each section the worst first.
struct DiffReport {
    struct Section {
        let title: String
        let columns: [TableColumn]
        var rows: [[String]]
        /// What the rows are about, where that can be drawn.
        var layouts: [LayoutChange] = []
    }

    /// `1.0 → 1.1`
    let title: String
    let summary: String
    let impact: ChangeImpact?
    /// What breaks, one sentence each.
    let breaking: [String]
    let sections: [Section]

    init(_ diff: CatalogueDiff, rules: ChangeRules) {
        title = "\(diff.old) → \(diff.new)"
        summary = DiffSentences.summary(diff)
        impact = rules.impact(of: diff)
        breaking = DiffSentences.breaking(diff, rules)
        sections =
            Self.facts(diff)
            + [Self.possibleRenames(diff), Self.collections(diff), Self.layouts(diff, rules)].filter {
                !$0.rows.isEmpty
            }
    }

    private static func facts(_ diff: CatalogueDiff) -> [Section] {
        let renamed = diff.groupRenames
        return DiffSentences.grouped(diff.facts).map { category, changes in
            var section = Section(
                title: category, columns: [TableColumn("kind"), TableColumn("name", .name), TableColumn("change")],
                rows: [])
            if category == "renamed" {
                section.rows += renamed.groups.map { ["group", "\($0.to).**", DiffSentences.groupRename($0)] }
            }
            for change in changes where !change.isOnlyDescribed && !renamed.facts.contains(change.name) {
                section.rows.append([change.kind.rawValue, change.name, details(change)])
            }
            let described = changes.count(where: \.isOnlyDescribed)
            if described > 0 { section.rows.append(["", "", DiffSentences.described(described)]) }
            return section
        }.filter { !$0.rows.isEmpty }
    }

    private static func details(_ change: FactChange) -> String {
        let from: [String] =
            switch change.category {
            case .renamed(let name): ["was \(name)"]
            case .deprecated(let use?): ["use \(use)"]
            default: []
            }
        return (from + change.properties.map(DiffSentences.property)).joined(separator: "\n")
    }

    private static func possibleRenames(_ diff: CatalogueDiff) -> Section {
        Section(
            title: "possibly renamed",
            columns: [TableColumn("kind"), TableColumn("removed", .name), TableColumn("looks like")],
            rows: diff.possibleRenames.map {
                [$0.kind.rawValue, $0.removed, listed($0.candidates, DiffSentences.candidateLimit)]
            })
    }

    private static func collections(_ diff: CatalogueDiff) -> Section {
        Section(
            title: "collections", columns: [TableColumn("collection", .name), TableColumn("change")],
            rows: diff.collections.map { [DiffSentences.collection($0), $0.isAdded ? "added" : "removed"] })
    }

    private static func layouts(_ diff: CatalogueDiff, _ rules: ChangeRules) -> Section {
        let layouts = diff.layouts.worstFirst(rules)
        return Section(
            title: "layouts",
            columns: [
                TableColumn("layout", .name), TableColumn("moved"), TableColumn("findings"),
                TableColumn("because of"),
            ],
            rows: layouts.map { change in
                [
                    DiffSentences.place(change),
                    change.numbers.map { DiffSentences.number($0, scale: change.scale) }.joined(separator: "\n"),
                    (change.findingsGained.map { "+ \($0)" } + change.findingsLost.map { "- \($0)" })
                        .joined(separator: "\n"),
                    change.causes.map(DiffSentences.cause).joined(separator: ", "),
                ]
            }, layouts: layouts)
    }
}

extension [LayoutChange] {
    /// By what they mean, then by the findings that they gained, then by how far they moved.
    func worstFirst(_ rules: ChangeRules) -> [LayoutChange] {
        enumerated().map { index, change in
            (change, rules.impact(of: change), change.findingsGained.count, change.distance, index)
        }.sorted { one, other in
            if one.1 != other.1 { return one.1 > other.1 }
            if one.2 != other.2 { return one.2 > other.2 }
            return one.3 != other.3 ? one.3 > other.3 : one.4 < other.4
        }.map(\.0)
    }
}

extension LayoutChange {
    /// The largest difference of a number, in points.
    fileprivate var distance: Double {
        numbers.map { number in
            number.old.flatMap { old in number.new.map { ($0 - old).magnitude } } ?? .infinity
        }.max() ?? 0
    }
}
