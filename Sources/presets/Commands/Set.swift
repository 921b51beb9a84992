import ArgumentParser
import ButtonLayout
import CatalogueModel
import PresetCatalogue

struct Set: EditingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Change presets.",
        discussion: """
            EXAMPLES:
              presets set tab.home --spacing 8
              presets set 'tab.*' --spacing '{space.s}' --horizontal leading
              presets set password.show --state selected --image-name eye.slash --image 24x20
              presets set tab.home --spacing default
            """)

    @Argument(help: ArgumentHelp("Names; '*' within a segment, '**' across.", valueName: "pattern"))
    var pattern: Pattern

    @Option(help: "Another style.", transform: Read.style)
    var style: Style?

    @Option(help: ArgumentHelp("What it is for.", valueName: "text"), transform: Read.textSetting)
    var describe: Setting<String>?

    @OptionGroup var preset: PresetOptions
    @OptionGroup var options: RevisionOptions

    func edits() throws -> [Edit] {
        let change = try preset.change(style: style)
        if change.isEmpty, describe == nil {
            throw ValidationError("nothing to set; 'presets set --help' shows the properties")
        }
        return [.setPresets(pattern, change, description: describe)]
    }
}
