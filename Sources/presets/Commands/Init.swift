import ArgumentParser
import CatalogueFormats
import PresetCatalogue

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a catalogue here; where one stands already, nothing happens.",
        discussion: """
            EXAMPLES:
              presets init
              presets init --catalogue design/buttons.db
            """)

    @OptionGroup var catalogue: CatalogueOptions

    mutating func run() throws {
        let path = CatalogueLocation.new(catalogue.catalogue)
        let isNew = !System.fileExists(path)
        _ = try Catalogue(path: path, access: .create, time: System.now)
        let name = escapedForTerminal(path)
        Output.line(isNew ? "made \(name)" : "\(name) is a catalogue already")
    }
}
