import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Matrix: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show one preset across all trait collections, with those marked in which it breaks.",
        discussion: """
            EXAMPLES:
              presets matrix tab.home
              presets matrix tab.home --at 1.0 --format markdown
            """)

    @Argument(help: "The preset's name.", transform: Read.name)
    var name: Name

    @OptionGroup var moment: MomentOptions

    @Option(help: "How the result is printed.")
    var format: LayoutFormat = .table

    @OptionGroup var catalogue: CatalogueOptions
    @OptionGroup var color: ColorOptions

    mutating func run() throws {
        let layouts = try catalogue.open().matrix(of: name, at: moment.at)
        switch format {
        case .table:
            Output.write(MatrixTable.text(layouts, maximumWidth: System.terminalWidth, color: color.isColored))
        case .markdown: Output.write(MatrixTable.markdown(layouts))
        case .json, .csv: Output.write(LayoutPrinting.text(layouts, as: format, color))
        }
    }
}
