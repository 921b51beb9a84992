import CatalogueModel

/// How values of metrics and numbers of presets are kept: a literal as a number, an expression as a text in which
/// metrics stand as `{fact id}`.
enum StoredValue {
    static func put(_ expression: Expression<FactID>?, _ row: inout RowBinder) throws(StorageError) {
        switch expression {
        case nil: try row.putNull()
        case .number(let value): try row.put(value)
        case let expression?: try row.put(expression.text(naming: reference))
        }
    }

    static func put(_ value: MetricValue<FactID>, _ row: inout RowBinder) throws(StorageError) {
        switch value {
        case .number(let expression): try put(expression, &row)
        case .text, .typography: try row.put(value.text(naming: reference))
        }
    }

    static func put(_ text: TextValue<FactID>?, _ row: inout RowBinder) throws(StorageError) {
        try row.put(text?.text(naming: reference))
    }

    static func expression(_ row: borrowing Row, _ column: Int32) throws -> Expression<FactID>? {
        switch row.storageClass(column) {
        case .null: return nil
        case .integer, .real: return .number(row.double(column))
        case .text, .blob:
            return try read(row.text(column)) { try Expression<Name>(parsing: $0) }.mapReferences { try factID($0) }
        }
    }

    static func metricValue(_ row: borrowing Row, _ column: Int32, type: MetricType) throws -> MetricValue<FactID> {
        if type.unit != nil { return .number(try expression(row, column) ?? .number(0)) }
        guard type == .typography else { return .text(try text(row, column) ?? .literal("")) }
        return try read(row.text(column)) { try MetricValue(parsing: $0, as: type) }.mapReferences { try factID($0) }
    }

    static func text(_ row: borrowing Row, _ column: Int32) throws -> TextValue<FactID>? {
        guard let text = row.optionalText(column) else { return nil }
        return try read(text) { try TextValue<Name>(parsing: $0) }.mapReferences { try factID($0) }
    }

    private static func reference(_ id: FactID) -> String { String(id.rawValue) }

    static func name(_ row: borrowing Row, _ column: Int32) throws -> Name {
        try read(row.text(column)) { try Name($0) }
    }

    /// A text that cannot be read is no mistake of a person's, as it would be in a command.
    private static func read<Value>(_ text: String, _ parse: (String) throws -> Value) throws -> Value {
        do { return try parse(text) } catch { throw UnreadableText(text: text) }
    }

    private static func factID(_ name: Name) throws -> FactID {
        guard let number = Int64(name.text) else { throw UnreadableText(text: "{\(name)}") }
        return FactID(number)
    }
}
