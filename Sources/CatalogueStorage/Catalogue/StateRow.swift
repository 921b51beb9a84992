import CatalogueModel

/// The row of a preset's content in one state.
enum StateRow {
    private static let columns =
        ["state", "has_image", "image_width", "image_height", "has_title", "title_width", "title_height", "title"]
        + StateWord.allCases.map { columnName($0.rawValue) }

    static let query = "SELECT s.fact, " + columns.map { "s.\($0)" }.joined(separator: ", ") + " FROM preset_state s"

    /// What is kept for each state; normal has a row even when it shows nothing.
    static func contents(of preset: Preset<FactID>?) -> [ControlState: StateContent<FactID>] {
        guard let preset else { return [:] }
        return preset.states.merging([.normal: preset.normal]) { own, _ in own }
    }

    static func add(_ row: borrowing Row, to preset: inout Preset<FactID>) throws {
        var content = StateContent<FactID>()
        content.image = try item(row, 2)
        content.title = try item(row, 5)
        content.titleText = try StoredValue.text(row, 8)
        var column: Int32 = 8
        for word in StateWord.allCases {
            column += 1
            content.words[word] = row.optionalText(column)
        }
        let state = ControlState(rawValue: Int(row.int64(1)))
        if state == .normal {
            preset.normal = content
        } else {
            preset.states[state] = content
        }
    }

    /// A state of a preset with its content.
    typealias Item = (id: FactID, state: ControlState, content: StateContent<FactID>)

    static func insert(_ items: [Item], at revision: Int64, into database: Database) throws {
        try database.insert(into: "preset_state", ["fact", "since"] + columns, items) { item, row in
            try row.put(item.id.rawValue)
            try row.put(revision)
            try row.put(Int64(item.state.rawValue))
            try put(item.content.image, &row)
            try put(item.content.title, &row)
            try StoredValue.put(item.content.titleText, &row)
            for word in StateWord.allCases { try row.put(item.content.words[word]) }
        }
    }

    private static func item(_ row: borrowing Row, _ column: Int32) throws -> ItemSize<FactID>? {
        guard let exists = row.optionalInt64(column) else { return nil }
        guard exists != 0, let width = try StoredValue.expression(row, column + 1),
            let height = try StoredValue.expression(row, column + 2)
        else { return ItemSize.none }
        return .size(width: width, height: height)
    }

    private static func put(_ item: ItemSize<FactID>?, _ row: inout RowBinder) throws {
        switch item {
        case nil: for _ in 0..<3 { try row.putNull() }
        case ItemSize.none?:
            try row.put(Int64(0))
            try row.putNull()
            try row.putNull()
        case .size(let width, let height)?:
            try row.put(Int64(1))
            try StoredValue.put(width, &row)
            try StoredValue.put(height, &row)
        }
    }
}
