import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Design tokens that are kept without being understood: colors, shadows, text styles.",
        discussion: """
            'presets import' brings them, 'presets rename' and 'presets deprecate' know them, and 'presets export tokens'
            writes them as they were. What a group says of itself stands under its name and $group.
            """,
        subcommands: [TokenList.self, TokenRemove.self])
}

struct TokenList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List kept tokens with their values.",
        discussion: """
            EXAMPLES:
              presets token list
              presets token list 'color.**' --at 1.0 --format json
            """)

    @Argument(help: "Names; '*' within a segment, '**' across.")
    var pattern: Pattern = .all

    @OptionGroup var moment: MomentOptions

    @OptionGroup var list: ListOptions

    mutating func run() throws {
        let tokens = try list.catalogue.open().tokens(matching: pattern, at: moment.at)
        list.write(json: { KeptTokenTable.json(tokens) }) { width, color in
            KeptTokenTable.text(tokens, maximumWidth: width, color: color)
        }
    }
}

struct TokenRemove: EditingCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove kept tokens that nobody refers to.",
        discussion: """
            EXAMPLES:
              presets token remove 'color.legacy.**'
            """)

    @Argument(help: ArgumentHelp("Names; '*' within a segment, '**' across.", valueName: "pattern"))
    var pattern: Pattern

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] { [.removeTokens(pattern)] }
}
