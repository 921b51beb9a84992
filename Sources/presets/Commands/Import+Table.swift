import ArgumentParser
import CatalogueFormats
import PresetCatalogue
import Spelling

extension Import {
    /// Takes in a table of metrics and presets, alone, and says which of its columns mean nothing here.
    func importTable(_ sources: [TokenFile]) throws {
        guard sources.count == 1, let source = sources.first else {
            throw ValidationError("a table is imported alone: name one file")
        }
        if prune { throw ValidationError("--prune goes with tokens and exports: a table may be a part") }
        let file = try table(in: source)
        for column in file.unknownColumns {
            let near = closestMatch(to: column, in: DefinitionReader.columnTitles).map { "; did you mean '\($0)'?" }
            Output.note("left out: unknown column '\(escapedForTerminal(column))'\(near ?? "")")
        }
        let catalogue = try options.dryRun ? options.catalogue.open() : options.catalogue.openForWriting()
        catalogue.progress = Progress.layouts()
        options.print(
            try catalogue.importTable(file.table, by: options.attribution, isDryRun: options.dryRun))
    }

    private func table(in source: TokenFile) throws -> DefinitionFile {
        do throws(DocumentError) {
            return try DefinitionReader.read(source.bytes, file: source.name)
        } catch {
            throw ValidationError(
                "nothing was imported:\n\(error.description(file: source.name, source: source.bytes))")
        }
    }
}
