import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Log: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the revisions: when, who, what was asked; of some names also what changed.",
        discussion: """
            With a name, only the revisions that changed it or its layouts. It is followed through renames, and found also
            when it is gone. Under a merge stand the revisions of the other copy that it brought.

            EXAMPLES:
              presets log
              presets log tab.home
              presets log 'space.*' --limit 10
              presets log --format json
            """)

    @Argument(help: "Names; '*' within a segment, '**' across (default: every revision).")
    var pattern: Pattern?

    @Option(help: ArgumentHelp("The newest so many.", valueName: "number"))
    var limit: Int?

    @OptionGroup var list: ListOptions

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit must be above 0") }
    }

    mutating func run() throws {
        let catalogue = try list.catalogue.open()
        let revisions = try catalogue.log(of: pattern, limit: limit)
        let rules = try catalogue.rules()
        list.write(json: { RevisionTable.json(revisions, withChanges: pattern != nil, rules: rules) }) { width, color in
            RevisionTable.text(revisions, withChanges: pattern != nil, maximumWidth: width, color: color)
        }
    }
}
