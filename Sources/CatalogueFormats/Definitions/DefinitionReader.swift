import CatalogueModel

/// Reads a table of metrics and presets as it comes back from a spreadsheet.
///
/// Columns are found by their titles, in any order; what a table has no column for stays as it is, and an empty cell
/// says that nothing is set. Separators, a byte order mark, CRLF, a first line `sep=;` and, between semicolons or tabs,
/// decimal commas are recognized.
public enum DefinitionReader {
    /// Whether a file is such a table: by its suffix, else by a header with a name.
    public static func recognizes(_ source: [UInt8], file: String) -> Bool {
        let file = file.lowercased()
        if file.hasSuffix(".csv") || file.hasSuffix(".tsv") { return true }
        if file.hasSuffix(".json") { return false }
        var reader = CSVReader(source)
        return (try? DefinitionHeader.first(of: &reader))?.has(.name) ?? false
    }

    /// The titles of the columns that every table may have.
    public static let columnTitles = DefinitionColumn.fixed.map(\.title)

    /// - Parameter file: what the source is called in the places of its rows.
    /// - Throws: `DocumentError` with every problem found.
    public static func read(_ source: [UInt8], file: String) throws(DocumentError) -> DefinitionFile {
        let problems = DocumentProblems()
        var result = DefinitionFile(table: CatalogueTable(), unknownColumns: [])
        do throws(CSVParseError) {
            result = try read(source, file: file, problems)
        } catch {
            problems.add(error.message, at: error.offset)
        }
        if problems.list.isEmpty { return result }
        throw DocumentError(problems: problems.list.sorted { $0.offset < $1.offset })
    }

    private static func read(
        _ source: [UInt8], file: String, _ problems: DocumentProblems
    ) throws(CSVParseError) -> DefinitionFile {
        let separator = CSVSeparator.detected(in: source)
        var reader = CSVReader(source, separator: separator)
        guard let header = try DefinitionHeader.first(of: &reader) else {
            problems.add("the table is empty: a header with the column 'name' is needed", at: 0)
            return DefinitionFile(table: CatalogueTable(), unknownColumns: [])
        }
        header.check(problems)
        var assembly = DefinitionAssembly(file: file, problems)
        var filled: Set<Int> = []
        while let fields = try reader.next() {
            let cells = fields.indices.filter { !fields[$0].trimmed.isEmpty }
            filled.formUnion(cells)
            // Spreadsheets write rows of nothing but separators.
            guard let last = cells.last else { continue }
            if last >= header.columns.count {
                problems.add(
                    "the row has more cells than the header; a comma in a cell needs quotes around the cell",
                    at: reader.offsets[last])
                continue
            }
            let row = DefinitionRow(
                header, fields, offsets: reader.offsets, line: reader.line, NumberSpelling(separator: separator),
                problems)
            assembly.add(row)
        }
        return DefinitionFile(table: assembly.table, unknownColumns: header.unknownColumns(filled: filled))
    }
}
