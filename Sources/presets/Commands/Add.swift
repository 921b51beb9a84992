import ArgumentParser
import ButtonLayout
import CatalogueModel
import PresetCatalogue

struct Add: EditingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add a preset.",
        discussion: """
            Numbers are points or expressions of metrics. A part of --button that is not given fits the content. A title
            without --title-size is measured with --title-font, a metric of type typography, whose family needs a font
            ('presets font add').

            EXAMPLES:
              presets add tab.home --style exact/top --image 24x24 --title-size 60x20 --spacing 10 --button 200x100
              presets add buy --style exact/leading --button fitxfit --minimum 0x52 --content-insets '0,{pad},0,{pad}' \\
                --image 20x20 --title Buy --title-size 24x20 --spacing '{space.s}'
              presets add buy.small --like buy --minimum 0x28
              presets add save --style exact/leading --title Save --title-font text.button --image 20x20 --spacing 8
            """)

    @Argument(help: "The preset's dotted name.", transform: Read.name)
    var name: Name

    @Option(
        help: "How it is laid out; 'presets styles' shows them. Needed unless --like is given.", transform: Read.style)
    var style: Style?

    @Option(help: ArgumentHelp("A preset to start from.", valueName: "preset"), transform: Read.name)
    var like: Name?

    @Option(help: ArgumentHelp("What it is for.", valueName: "text"))
    var describe: String?

    @OptionGroup var preset: PresetOptions
    @OptionGroup var options: RevisionOptions

    func validate() throws {
        if style == nil, like == nil {
            throw ValidationError("--style is missing (or --like, to start from another preset)")
        }
    }

    func edits() throws -> [Edit] {
        [.addPreset(name, try preset.change(style: style), like: like, description: describe)]
    }
}
