import CatalogueModel

/// What changes mean, for people and for programs.
public enum RuleTable {
    public static func text(_ rules: ChangeRules, maximumWidth: Int?, color: Bool) -> String {
        var table = TextTable(columns: [TableColumn("rule", .name), TableColumn("impact"), TableColumn("when")])
        for rule in ChangeRule.allCases {
            let own = rules.overrides[rule] == nil ? "" : " (here)"
            table.append([rule.id, rules.impact(of: rule).rawValue + own, rule.meaning])
        }
        return table.text(maximumWidth: maximumWidth, color: color)
    }

    public static func json(_ rules: ChangeRules) -> String {
        JSONWriter(.pretty).text(
            of: .array(
                ChangeRule.allCases.map { rule in
                    [
                        "rule": .string(rule.id), "impact": .string(rules.impact(of: rule).rawValue),
                        "standard": .string(rule.standardImpact.rawValue), "meaning": .string(rule.meaning),
                    ]
                }))
    }
}
