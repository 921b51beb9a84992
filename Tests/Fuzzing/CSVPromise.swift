import CatalogueFormats
import CatalogueModel

/// Records are written as CSV of the same records, and a table of metrics and presets as one that says the same.
enum CSVPromise {
    static func check(_ bytes: [UInt8]) throws {
        try checkRecords(bytes)
        try checkTable(bytes)
    }

    private static func checkRecords(_ bytes: [UInt8]) throws {
        let records: [[String]]
        do throws(CSVParseError) {
            records = try read(bytes)
        } catch {
            try BrokenPromise.unless((0...bytes.count).contains(error.offset), "'\(error)' stands at \(error.offset)")
            return
        }
        let text = CSVWriter.text(records.map { $0.map(CSVField.text) })
        let again = try read(Array(text.utf8))
        try BrokenPromise.unless(scalars(again) == scalars(records), "other records:\n\(records)\n\(again)")
    }

    private static func read(_ bytes: [UInt8]) throws(CSVParseError) -> [[String]] {
        var reader = CSVReader(bytes)
        var records: [[String]] = []
        while let fields = try reader.next() { records.append(fields) }
        return records
    }

    /// Strings that are equal can differ in their scalars.
    private static func scalars(_ records: [[String]]) -> [[[Unicode.Scalar]]] {
        records.map { $0.map { Array($0.unicodeScalars) } }
    }

    private static func checkTable(_ bytes: [UInt8]) throws {
        _ = DefinitionReader.recognizes(bytes, file: "table")
        let table: CatalogueTable
        do {
            table = try DefinitionReader.read(bytes, file: "table").table
        } catch {
            try DocumentPromise.checkPlaces(error, bytes)
            return
        }
        // The catalogue refuses what is no value of its metric's type.
        guard let facts = try? table.facts else { return }
        let text = facts.definitionTable()
        let file: DefinitionFile
        do {
            file = try DefinitionReader.read(Array(text.utf8), file: "table")
        } catch {
            throw BrokenPromise(
                description: "what was written is refused: " + error.description(file: "", source: Array(text.utf8)))
        }
        try BrokenPromise.unless(file.unknownColumns.isEmpty, "unknown columns \(file.unknownColumns)")
        let again = try file.table.facts
        try BrokenPromise.unless(again == facts, "other facts:\n\(facts)\n\(again)")
    }
}
