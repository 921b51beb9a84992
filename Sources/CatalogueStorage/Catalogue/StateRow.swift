import CatalogueModel

/// The row of a preset's content in one state.
enum StateRow {
    private static let columns =
        ["state", "has_image", "image_width", "image_height", "has_title", "title_width", "title_height", "title"]
        + StateWord.allCases.map { columnName($0.rawValue) }

    static let query = "SELECT s.fact, " + columns.map { "s.\($0)" }.joined(separator: ", ") + " FROM preset_state s"

    private static let insertion =
        "INSERT INTO preset_state (fact, since, \(columns.joined(separator: ", "))) VALUES (?, ?"
        + String(repeating: ", ?", count: columns.count) + ")"

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

    static func insert(
        _ content: StateContent<FactID>, _ id: FactID, _ state: ControlState, at revision: Int64,
        into database: Database
    ) throws {
        try database.withStatement(insertion) { statement in
            try statement.bind(id.rawValue, at: 1)
            try statement.bind(revision, at: 2)
            try statement.bind(Int64(state.rawValue), at: 3)
            try bind(content.image, to: statement, at: 4)
            try bind(content.title, to: statement, at: 7)
            try StoredValue.bind(content.titleText, to: statement, at: 10)
            var position: Int32 = 10
            for word in StateWord.allCases {
                position += 1
                try statement.bind(content.words[word], at: position)
            }
            try statement.run()
        }
    }

    private static func item(_ row: borrowing Row, _ column: Int32) throws -> ItemSize<FactID>? {
        guard let exists = row.optionalInt64(column) else { return nil }
        guard exists != 0, let width = try StoredValue.expression(row, column + 1),
            let height = try StoredValue.expression(row, column + 2)
        else { return ItemSize.none }
        return .size(width: width, height: height)
    }

    private static func bind(_ item: ItemSize<FactID>?, to statement: Statement, at position: Int32) throws {
        switch item {
        case nil:
            for offset in 0..<Int32(3) { try statement.bindNull(at: position + offset) }
        case ItemSize.none?:
            try statement.bind(Int64(0), at: position)
            try statement.bindNull(at: position + 1)
            try statement.bindNull(at: position + 2)
        case .size(let width, let height)?:
            try statement.bind(Int64(1), at: position)
            try StoredValue.bind(width, to: statement, at: position + 1)
            try StoredValue.bind(height, to: statement, at: position + 2)
        }
    }
}
