import ArgumentParser
import CatalogueModel
import PresetCatalogue

struct Rename: EditingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Rename a preset or metric, or a whole group; who refers to it follows.",
        discussion: """
            EXAMPLES:
              presets rename tab.home tab.start
              presets rename --group button btn
            """)

    @Flag(help: "Rename everything in the group.")
    var group = false

    @Argument(help: "The name now.", transform: Read.name)
    var old: Name

    @Argument(help: "The new name.", transform: Read.name)
    var new: Name

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] {
        [group ? .renameGroup(old, to: new) : .rename(old, to: new)]
    }
}

struct Remove: EditingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Remove presets; what they were stays in the history.",
        discussion: """
            EXAMPLES:
              presets remove tab.home
              presets remove 'legacy.**' --dry-run
            """)

    @Argument(help: ArgumentHelp("Names; '*' within a segment, '**' across.", valueName: "pattern"))
    var pattern: Pattern

    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] { [.removePresets(pattern)] }
}

struct Deprecate: EditingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say that presets or metrics should no longer be used, and what to use instead.",
        discussion: """
            EXAMPLES:
              presets deprecate tab.home --use tab.start
              presets deprecate tab.home --undo
            """)

    @Argument(help: ArgumentHelp("Names; '*' within a segment, '**' across.", valueName: "pattern"))
    var pattern: Pattern

    @Option(help: ArgumentHelp("What to use instead.", valueName: "name"), transform: Read.name)
    var use: Name?

    @Flag(help: "Take a deprecation back.")
    var undo = false

    @OptionGroup var options: RevisionOptions

    func validate() throws {
        if undo, use != nil { throw ValidationError("--undo and --use contradict each other") }
    }

    func edits() throws -> [Edit] { [undo ? .undeprecate(pattern) : .deprecate(pattern, use: use)] }
}
