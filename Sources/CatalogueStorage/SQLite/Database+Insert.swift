extension Database {
    private static let batchSize = 128

    /// Inserts rows in their order. One statement takes many of them, which spares SQLite half of the work.
    /// - Parameters:
    ///   - columns: of the table, each of which `bind` puts a value for.
    ///   - bind: puts the values of a row.
    package func insert<Row>(
        into table: String, _ columns: [String], _ rows: [Row], _ bind: (Row, inout RowBinder) throws -> Void
    ) throws {
        let head = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES "
        let marks = "(" + repeatElement("?", count: columns.count).joined(separator: ", ") + ")"
        func insertion(_ count: Int) -> String {
            head + repeatElement(marks, count: count).joined(separator: ", ")
        }
        let whole = rows.count >= Self.batchSize ? insertion(Self.batchSize) : ""
        for start in stride(from: 0, to: rows.count, by: Self.batchSize) {
            let batch = rows[start..<min(start + Self.batchSize, rows.count)]
            try withStatement(batch.count == Self.batchSize ? whole : insertion(batch.count)) { statement in
                var binder = RowBinder(statement)
                for row in batch { try bind(row, &binder) }
                try statement.run()
            }
        }
    }
}

/// Binds values to the parameters of a statement one after the other.
package struct RowBinder {
    private let statement: Statement
    private var position: Int32 = 0

    init(_ statement: Statement) {
        self.statement = statement
    }

    package mutating func put(_ value: Int64?) throws(StorageError) { try statement.bind(value, at: next()) }
    package mutating func put(_ value: Double?) throws(StorageError) { try statement.bind(value, at: next()) }
    package mutating func put(_ value: String?) throws(StorageError) { try statement.bind(value, at: next()) }
    package mutating func putNull() throws(StorageError) { try statement.bindNull(at: next()) }

    private mutating func next() -> Int32 {
        position += 1
        return position
    }
}
