import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct RuleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rule",
        abstract: "What changes mean for those who use the presets: major, minor or patch.",
        subcommands: [RuleList.self, RuleSet.self])
}

struct RuleSet: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Say what a kind of change means in this catalogue; 'default' goes back.",
        discussion: """
            EXAMPLES:
              presets rule set renamed minor
              presets rule set new-below-minimum-target default
            """)

    @Argument(help: "The rule; 'presets rule list' shows them.", transform: Read.rule)
    var rule: ChangeRule

    @Argument(help: "major, minor, patch or default.", transform: Read.impact)
    var impact: Setting<ChangeImpact>

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] { [.setRule(rule, impact.value)] }
}

struct RuleList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the rules with what they mean here.",
        discussion: """
            EXAMPLES:
              presets rule list
            """)

    @OptionGroup var moment: MomentOptions

    @OptionGroup var list: ListOptions

    mutating func run() throws {
        let rules = try list.catalogue.open().rules(at: moment.at)
        list.write(json: { RuleTable.json(rules) }) { width, color in
            RuleTable.text(rules, maximumWidth: width, color: color)
        }
    }
}
