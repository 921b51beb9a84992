import ArgumentParser
import ButtonLayout
import CatalogueModel
import PresetCatalogue

struct Accept: EditingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Accept a finding of presets, with the reason: 'check' counts it no more.",
        discussion: """
            It holds for layouts with the numbers they have now, in whatever trait collection; with other numbers the
            finding counts again, and its reason is shown with it.

            EXAMPLES:
              presets accept chip below-minimum-target --reason 'The row around it takes the tap'
              presets accept 'tab.*' not-mirrored --state selected --reason 'A clock'
              presets accept chip below-minimum-target --undo
            """)

    @Argument(help: ArgumentHelp("Names; '*' within a segment, '**' across.", valueName: "pattern"))
    var pattern: Pattern

    @Argument(help: "Its id, as 'presets check' shows it.", transform: Read.word)
    var finding: Finding

    @Option(help: "Why it may stay.")
    var reason: String?

    @Option(
        help: ArgumentHelp("Only in these states (default: all that have it).", valueName: "state"),
        transform: Read.state)
    var state: [ControlState] = []

    @Flag(help: "Accept it no more.")
    var undo = false

    @OptionGroup var options: RevisionOptions

    func validate() throws {
        if undo, reason != nil { throw ValidationError("--undo and --reason contradict each other") }
        if !undo, reason?.allSatisfy(\.isWhitespace) ?? true { throw ValidationError("say why: --reason TEXT") }
    }

    func edits() throws -> [Edit] {
        let states = Swift.Set(state)
        return [
            reason.map { .accept(pattern, finding, in: states, reason: $0) } ?? .refuse(pattern, finding, in: states)
        ]
    }
}
