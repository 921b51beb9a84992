import ArgumentParser
import ButtonLayout
import CatalogueFormats
import CatalogueModel

struct Styles: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show every style: where it comes from, what it promises, a drawing; needs no catalogue.",
        discussion: """
            EXAMPLES:
              presets styles
              presets styles exact/top
              presets styles 'image-title/*'
            """)

    @Argument(help: ArgumentHelp("A style or several; '*' stands for any.", valueName: "style"))
    var pattern: Pattern = .all

    @Option(help: "How the result is printed.")
    var format: ListFormat = .table

    @Flag(help: "Draw with ASCII alone.")
    var ascii = false

    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        let styles = Style.allCases.filter { pattern.matches($0.name) }
        if styles.isEmpty { _ = try Read.style(pattern.description) }
        if format == .json {
            Output.write(StyleTable.json(styles))
        } else if pattern == .all {
            Output.write(StyleTable.text(styles, maximumWidth: System.terminalWidth, color: color.isColored))
        } else {
            Output.write(StyleTable.drawings(of: styles, color: color.isColored, ascii: ascii))
        }
    }
}
