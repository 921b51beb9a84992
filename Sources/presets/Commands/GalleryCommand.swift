import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Write the catalogue as a page to look at: pictures, search, releases side by side.",
        discussion: """
            One file without a server and without a request to anywhere, for a browser, a pull request's artifacts or a
            static site. It holds every number of every trait collection, where it comes from, and what each release moved.
            Into a folder it is written as a site: index.html, and beside it what it reads.

            EXAMPLES:
              presets gallery -o buttons.html
              presets gallery -o site/
              presets gallery 'tab.**' --at 2.4.0 -o tab.html
              presets gallery -o buttons.html --check
            """)

    @Argument(help: "Names; '*' within a segment, '**' across.")
    var pattern: Pattern = .all

    @OptionGroup var moment: MomentOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where to, a file or a folder; what has the same bytes is not touched.", valueName: "path"))
    var output: String?

    @Option(help: "What the page is called (default: the catalogue's file).")
    var title: String?

    @Flag(help: "Write nothing; exit 1 when the file is missing or stale.")
    var check = false

    @OptionGroup var catalogue: CatalogueOptions

    func validate() throws {
        if check, output == nil || output == "-" { throw ValidationError("--check needs the file: -o PATH") }
    }

    mutating func run() throws {
        let catalogue = try catalogue.open()
        let title = title ?? Files.split(catalogue.path).name
        let page = GalleryPage(try catalogue.gallery(matching: pattern, at: moment.at), title: title)
        guard let output, output != "-" else { return Output.write(page.html) }
        guard ExportFolder.isNamed(by: output) else {
            return try ExportNotes.write(page.html, to: output, isCheck: check)
        }
        try ExportNotes.tell(try ExportFolder(output, of: "gallery").write(page.files, isCheck: check))
    }
}
