import ArgumentParser
import CatalogueFormats
import PresetCatalogue

struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy the catalogue to another file, as it is at one moment, while others may write it.",
        discussion: """
            The copy takes its name when it is complete and was found sound. Unlike a plain copy of the file, it has
            all of a change or nothing.

            EXAMPLES:
              presets backup presets-2024-06.db
              presets backup /backups/buttons.db --replace
            """)

    @Argument(help: "The file to make.")
    var file: String

    @Flag(help: "Take the place of an earlier backup of that name.")
    var replace = false

    @OptionGroup var catalogue: CatalogueOptions

    mutating func run() throws {
        let path = try catalogue.path()
        let size = try Catalogue.backup(path: path, to: file, replaces: replace)
        Output.line("\(escapedForTerminal(file)): \(size) bytes, a copy of \(escapedForTerminal(path))")
    }
}
