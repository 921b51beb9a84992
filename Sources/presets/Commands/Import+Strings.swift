import ArgumentParser
import CatalogueFormats
import CatalogueModel
import PresetCatalogue

/// How localized texts are read.
struct StringOptions: ParsableArguments {
    @Option(help: ArgumentHelp(".strings files: their language, where no de.lproj says it.", valueName: "locale"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            ".strings files: the language the texts were thought up in (default: en).", valueName: "locale"))
    var sourceLocale: String?

    @Option(help: ArgumentHelp("Localized texts: their table (default: the file's name).", valueName: "name"))
    var table: String?
}

extension Import {
    /// Takes in localized texts as string metrics, all files as one revision, and says what is missing.
    func importStrings(_ sources: [TokenFile]) throws {
        var tables: [(name: String, table: StringTable)] = []
        var problems: [String] = []
        for source in sources {
            let name = strings.table ?? Self.tableName(of: source.name)
            do {
                tables.append((name, try read(source)))
            } catch let error as DocumentError {
                let bytes = Self.isStringsFile(source) ? StringsFileText(source.bytes).utf8 : source.bytes
                problems.append(error.description(file: source.name, source: bytes))
            }
        }
        if !problems.isEmpty {
            throw ValidationError("nothing was imported:\n" + problems.joined(separator: "\n"))
        }
        var edits: [Edit] = []
        for name in Swift.Set(tables.map(\.name)).sorted() {
            let parts = tables.filter { $0.name == name }.map(\.table)
            let table = StringTable(sourceLocale: parts[0].sourceLocale, merging: parts)
            let (titles, leftOut) = table.titles(of: name)
            Output.note("\(escapedForTerminal(name)): \(StringSummary(table, in: titles).text)")
            for text in leftOut.prefix(20) { Output.note("left out: \(escapedForTerminal(text))") }
            if leftOut.count > 20 { Output.note("… and \(leftOut.count - 20) more left out") }
            edits.append(.importTitles(titles, prune: prune))
        }
        try options.perform(edits)
    }

    static func isLocalized(_ source: TokenFile) -> Bool {
        isStringsFile(source) || source.name.hasSuffix(".xcstrings") || StringCatalogReader.recognizes(source.bytes)
    }

    private static func isStringsFile(_ source: TokenFile) -> Bool { source.name.hasSuffix(".strings") }

    private func read(_ source: TokenFile) throws -> StringTable {
        guard Self.isStringsFile(source) else { return try StringCatalogReader.read(source.bytes) }
        let sourceLocale = strings.sourceLocale ?? "en"
        guard
            let locale = strings.locale ?? StringsFileReader.locale(ofPath: source.name, sourceLocale: sourceLocale)
        else {
            throw ValidationError(
                "'\(source.name)' does not say its language, as de.lproj/\(Files.split(source.name).name) would: --locale de"
            )
        }
        let table = try StringsFileReader.read(source.bytes, locale: locale)
        return StringTable(sourceLocale: sourceLocale, strings: table.strings)
    }

    private static func tableName(of path: String) -> String {
        if path == "-" { return Name.standardTable }
        let name = Files.split(path).name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
