import CSQLite
import CatalogueModel

/// Copies the rows of a table that can be read: from its beginning, and where that ends too early from its end.
struct SalvagedTable {
    private let name: String
    private let copy: ReadableCopy
    private var source: Database { copy.database }
    private let target: Database
    private let columns: [String]
    private let key: [String]
    /// Whether the file has such a table by the migrations that made it.
    private let isExpected: Bool

    init(_ name: String, from copy: ReadableCopy, to target: Database, isExpected: Bool) throws {
        (self.name, self.copy, self.target, self.isExpected) = (name, copy, target, isExpected)
        let all = try target.query("SELECT name, pk FROM pragma_table_info(?)", name) { ($0.text(0), $0.int64(1)) }
        key = all.filter { $0.1 > 0 }.sorted { $0.1 < $1.1 }.map(\.0)
        // An older format may lack some.
        let known = try? copy.database.query("SELECT name FROM pragma_table_info(?)", name) { $0.text(0) }
        columns = all.map(\.0).filter { known?.contains($0) == true }
    }

    func copy(_ table: inout SalvageReport.Table) throws {
        guard !columns.isEmpty else {
            if isExpected { table.obstacle = "what kind of table it is, is lost" }
            return
        }
        var read: Int64 = 0
        for order in ["", " DESC"] {
            let keys = key.map { $0 + order }.joined(separator: ", ")
            let obstacle = try copy("SELECT \(columns.joined(separator: ", ")) FROM \(name) ORDER BY \(keys)", &read)
            guard let obstacle else { break }
            table.obstacle = obstacle
        }
        if table.obstacle != nil { try copyFromIndexes() }
        table.rows = try target.first("SELECT count(*) FROM \(name)") { $0.int64(0) } ?? 0
        table.dropped = max(0, read - table.rows)
    }

    /// Rows of which an index has all that they cannot be without: their other columns are lost.
    private func copyFromIndexes() throws {
        // Others have rows in which something holds no more.
        let indexes = try target.query(
            "SELECT name FROM pragma_index_list(?) WHERE origin = 'c' AND name GLOB '*_current*'", name
        ) { $0.text(0) }
        for index in indexes {
            // The columns of an index of a table without rowids end with the table's key.
            let columns = try target.query(
                "SELECT DISTINCT name FROM pragma_index_xinfo(?) WHERE name IS NOT NULL", index
            ) { $0.text(0) }
            guard key.allSatisfy(columns.contains), let indexed = try? copy.asTable(index, columns: columns) else {
                continue
            }
            let query = "SELECT \(columns.joined(separator: ", ")) FROM \(ReadableCopy.table(of: index))"
            let insertion = insertion(of: columns)
            // It ends where the index cannot be read further.
            try? indexed.withStatement(query) { row in
                while try row.step() { try insert(row, insertion, columns.count) }
            }
            if let error = target.rolledBackBy { throw error }
        }
    }

    /// - Returns: why reading ended, if not at the end.
    private func copy(_ query: String, _ read: inout Int64) throws -> String? {
        let already = "SELECT 1 FROM \(name) WHERE " + key.map { "\($0) IS ?" }.joined(separator: " AND ")
        let keyColumns = key.compactMap { columns.firstIndex(of: $0) }
        let insertion = insertion(of: columns)
        do {
            return try source.withStatement(query) { row in
                while true {
                    do throws(StorageError) {
                        guard try row.step() else { return nil }
                    } catch {
                        return error.message ?? error.kind.whatHappened
                    }
                    let isKnown = try target.withStatement(already) { statement in
                        for (position, column) in keyColumns.enumerated() {
                            try statement.bind(row, column: Int32(column), at: Int32(position + 1))
                        }
                        return try statement.step()
                    }
                    // The other end was read up to here.
                    if isKnown { return nil }
                    read += 1
                    try insert(row, insertion, columns.count)
                }
            }
        } catch let error as StorageError where error.path == source.path {
            return error.message ?? error.kind.whatHappened
        }
    }

    private func insertion(of columns: [String]) -> String {
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        return "INSERT OR IGNORE INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    }

    /// Inserts the row that a statement has reached. What a damaged page says may break any rule of the schema: such a row
    /// is dropped.
    private func insert(_ row: Statement, _ insertion: String, _ columnCount: Int) throws {
        try? target.withStatement(insertion) { statement in
            for column in 0..<Int32(columnCount) { try statement.bind(row, column: column, at: column + 1) }
            try statement.run()
        }
        if let error = target.rolledBackBy { throw error }
    }
}

extension Statement {
    /// Binds the value that another statement's row has in a column, counted from 0, just as it is.
    fileprivate func bind(_ other: Statement, column: Int32, at position: Int32) throws(StorageError) {
        let code = sqlite3_bind_value(handle, position, sqlite3_column_value(other.handle, column))
        guard code == SQLITE_OK else { throw failure(code) }
    }
}
