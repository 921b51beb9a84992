import ArgumentParser
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
        Output.line(isNew ? "made \(path)" : "\(path) is a catalogue already")
    }
}
