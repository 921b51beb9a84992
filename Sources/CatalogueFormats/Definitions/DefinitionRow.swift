import ButtonLayout
import CatalogueModel

/// The cells of a row of the table, with the problems of reading them. An empty cell is nil; a column that the table
/// does not have is asked for with `has`.
struct DefinitionRow {
    let line: Int
    let problems: DocumentProblems
    let overrides: [TraitCondition]
    private let header: DefinitionHeader
    private let cells: [DefinitionColumn: (text: String, offset: Int)]
    private let start: Int
    private let numbers: NumberSpelling

    init(
        _ header: DefinitionHeader, _ fields: [String], offsets: [Int], line: Int, _ numbers: NumberSpelling,
        _ problems: DocumentProblems
    ) {
        self.header = header
        self.line = line
        self.numbers = numbers
        self.problems = problems
        start = offsets[0]
        var cells: [DefinitionColumn: (String, Int)] = [:]
        // Spreadsheets leave out empty cells at the end of a row.
        for (index, field) in zip(fields.indices, fields) where index < header.columns.count && !field.trimmed.isEmpty {
            if let column = header.columns[index] { cells[column] = (field, offsets[index]) }
        }
        self.cells = cells
        overrides = header.columns.compactMap { if case .override(let condition)? = $0 { condition } else { nil } }
    }

    func has(_ column: DefinitionColumn) -> Bool { header.has(column) }

    /// The columns that the row fills, in their order.
    var filled: [DefinitionColumn] { header.columns.compactMap { $0 }.filter { cells[$0] != nil } }

    /// All columns of the table.
    var columns: [DefinitionColumn] { header.columns.compactMap { $0 } }

    func fail(_ column: DefinitionColumn, _ message: String) {
        problems.add("\(column.title): \(message)", at: cells[column]?.offset ?? start)
    }

    /// The cell as it stands.
    func plain(_ column: DefinitionColumn) -> String? { cells[column]?.text }

    func text(_ column: DefinitionColumn) -> String? { plain(column).map(CellText.read) }

    /// The cell without blanks around it.
    func word(_ column: DefinitionColumn) -> String? { plain(column)?.trimmed }

    /// What the cell sets: nil without the column, or with a problem noted.
    func setting<Value>(
        _ column: DefinitionColumn, _ read: (DefinitionColumn) -> Value?
    ) -> Setting<Value>? {
        if !has(column) { return nil }
        return cells[column] == nil ? .reset : read(column).map(Setting.value)
    }

    // MARK: Readings

    func name(_ column: DefinitionColumn) -> Name? {
        guard let text = text(column) else { return nil }
        do throws(NameError) {
            return try Name(text)
        } catch {
            fail(column, error.description)
            return nil
        }
    }

    func expression(_ column: DefinitionColumn) -> Expression<Name>? {
        guard let cell = plain(column) else { return nil }
        do {
            return try Expression(parsing: numbers.expressionText(cell))
        } catch let error as NumberSpelling.Doubt {
            fail(column, error.message)
        } catch {
            fail(column, "\(error)")
        }
        return nil
    }

    /// A metric's value in both readings.
    func written(_ column: DefinitionColumn) -> WrittenValue? {
        plain(column).map {
            WrittenValue(text: CellText.read($0), number: (try? numbers.expressionText($0)) ?? $0.trimmed)
        }
    }

    /// A word of a vocabulary; nil with a problem noted for another one.
    func choice<Word>(_ column: DefinitionColumn, _ read: (String) -> Word?, among known: [String]) -> Word? {
        guard let text = word(column) else { return nil }
        if let word = read(text) ?? read(text.lowercased()) { return word }
        fail(column, "'\(text)' is none of \(known.joined(separator: ", "))")
        return nil
    }

    func named<Word: Named>(_ column: DefinitionColumn, default word: Word) -> Word? {
        if !has(column) { return nil }
        if plain(column) == nil { return word }
        return choice(column, Word.init(name:), among: Word.allCases.map(\.name))
    }

    /// Spreadsheets take `true` for a value of their own and write it in capitals.
    func flag(_ column: DefinitionColumn) -> String? {
        choice(column, { ["true", "false"].contains($0) ? $0 : nil }, among: ["true", "false"])
    }
}
