import ButtonLayout
import CatalogueModel

/// The row of a preset: what belongs to the button in every state.
struct PresetRow: Equatable {
    private let preset: Preset<FactID>

    init(_ preset: Preset<FactID>) {
        var preset = preset
        preset.normal = StateContent()
        preset.states = [:]
        preset.accepted = [:]
        self.preset = preset
    }

    private static let columns =
        ["style"] + PresetNumber.allCases.map { columnName($0.rawValue) }
        + ["horizontal", "vertical", "button_size", "button_type"] + PresetWord.allCases.map { columnName($0.rawValue) }
        + ["title_font"]

    static let query = "SELECT p.fact, " + columns.map { "p.\($0)" }.joined(separator: ", ") + " FROM preset p"

    /// The preset without its states and what is accepted of it.
    static func read(_ row: borrowing Row) throws -> Preset<FactID> {
        var column: Int32 = 1
        guard let style = Style(name: row.text(column)) else { throw UnreadableText(text: row.text(column)) }
        var preset = Preset<FactID>(style: style)
        for number in PresetNumber.allCases {
            column += 1
            preset.numbers[number] = try StoredValue.expression(row, column)
        }
        preset.horizontal = try word(row, column + 1)
        preset.vertical = try word(row, column + 2)
        preset.configurationSize = try word(row, column + 3)
        preset.buttonType = try word(row, column + 4)
        column += 4
        for word in PresetWord.allCases {
            column += 1
            preset.words[word] = row.optionalText(column)
        }
        preset.titleFont = row.optionalInt64(column + 1).map { FactID($0) }
        return preset
    }

    static func insert(_ rows: [(id: FactID, row: PresetRow)], at revision: Int64, into database: Database) throws {
        try database.insert(into: "preset", ["fact", "since"] + columns, rows) { item, row in
            let preset = item.row.preset
            try row.put(item.id.rawValue)
            try row.put(revision)
            try row.put(preset.style.name)
            for number in PresetNumber.allCases { try StoredValue.put(preset.numbers[number], &row) }
            try row.put(preset.horizontal.name)
            try row.put(preset.vertical.name)
            try row.put(preset.configurationSize.name)
            try row.put(preset.buttonType.name)
            for word in PresetWord.allCases { try row.put(preset.words[word]) }
            try row.put(preset.titleFont?.rawValue)
        }
    }

    private static func word<Word: Named>(_ row: borrowing Row, _ column: Int32) throws -> Word {
        guard let word = Word(name: row.text(column)) else { throw UnreadableText(text: row.text(column)) }
        return word
    }
}

/// The column of a property: `content-insets.top` is kept in `content_insets_top`.
func columnName(_ property: String) -> String {
    String(decoding: property.utf8.map { "-.".utf8.contains($0) ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
}
