import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a preset: every number, where it comes from, and a drawing.",
        discussion: """
            With --svg it is drawn to scale as a picture for pull requests and documents: frames, insets and the gap in
            numbers, findings, the title in its font where that is known and here. Every state is in it.

            EXAMPLES:
              presets show tab.home
              presets show tab.home --svg -o tab.home.svg
              presets show tab.home --traits direction=rtl --at 2.4.0
            """)

    @Argument(help: "The preset's name.", transform: Read.name)
    var name: Name

    @OptionGroup var moment: MomentOptions

    @Option(
        help: ArgumentHelp("The trait collection (default: every trait's default).", valueName: "k=v,…"),
        transform: Read.traits)
    var traits: [String: String] = [:]

    @Flag(help: "Draw with ASCII alone.")
    var ascii = false

    @Flag(help: "Draw an SVG picture instead.")
    var svg = false

    @Option(name: .shortAndLong, help: ArgumentHelp("With --svg: where to.", valueName: "path"))
    var output: String?

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var list: ListOptions

    func validate() throws {
        if !svg, output != nil || !pictures.image.isEmpty {
            throw ValidationError("--output and --image go with --svg")
        }
        if svg, ascii || list.format == .json { throw ValidationError("--svg is a format of its own") }
    }

    mutating func run() throws {
        if svg { return try writePicture() }
        let details = try list.catalogue.open().presetDetails(name, traits: traits, at: moment.at)
        list.write(json: { JSONWriter(.pretty).text(of: details.json) }) { width, color in
            details.text(maximumWidth: width, color: color, ascii: ascii)
        }
    }

    private func writePicture() throws {
        let layouts = try list.catalogue.open().pictures(of: name, traits: traits, at: moment.at)
        let picture = PictureSheet(try pictures.pictures(of: layouts)).svg
        guard let output, output != "-" else { return Output.write(picture) }
        try ExportNotes.write(picture, to: output)
    }
}
