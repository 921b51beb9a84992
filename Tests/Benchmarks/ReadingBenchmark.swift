import ButtonLayout
import CSQLite
import CatalogueModel
import CatalogueStorage

/// Row 3: layouts read into values, against bare C calls that read the same columns.
struct ReadingBenchmark {
    let folder: String

    func run(_ table: inout ResultTable) throws {
        var growth = Growth()
        for count in [1_000, 10_000, 100_000, 1_000_000] {
            let sample = try Sample(folder: folder, count: count).made()
            guard count == 100_000 else {
                growth.add(count, try Measurement(count > 100_000 ? 1 : 9) { try readAll(sample) })
                continue
            }
            let (read, bare) = try Measurement.alternating(9) {
                try readAll(sample)
            } _: {
                readBare(sample)
            }
            growth.add(count, read)
            table.add(
                3, "100,000 layouts read into values", read, (Double(count) / read.median).rateText,
                against: bare, "bare C calls, by position: \(bare.median.secondsText)", reach: 1.3)
        }
        table.add(3, "growth of reading", growth.text)
    }

    private func readAll(_ sample: Sample) throws {
        let store = try CatalogueStore(path: sample.path, access: .read, time: 0)
        var (sum, count) = (0.0, 0)
        for collection in try store.collections(at: .now) {
            try store.forEachLayout(in: collection.id, at: .now) { _, layout in
                sum += layout.layout.fitting.width
                count += 1
            }
        }
        precondition(count == sample.count && sum.isFinite)
    }

    /// Every column by its position, as the number, the text or nothing that it is.
    private func readBare(_ sample: Sample) {
        var handle: OpaquePointer?
        sqlite3_open_v2(sample.path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        defer { sqlite3_close_v2(handle) }
        sqlite3_exec(handle, "PRAGMA cache_size = -65536", nil, nil, nil)
        var statement: OpaquePointer?
        let sql = """
            SELECT l.collection, l.preset, l.state, v.*
            FROM trait_collection t CROSS JOIN preset p ON p.until IS NULL
            CROSS JOIN layout l ON l.preset = p.fact AND l.collection = t.fact AND l.until IS NULL
            CROSS JOIN layout_value v ON v.id = l.value
            WHERE t.until IS NULL ORDER BY t.fact, p.fact, l.state
            """
        sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        defer { sqlite3_finalize(statement) }
        let columns = sqlite3_column_count(statement)
        var values = [Double?](repeating: nil, count: Int(columns))
        var (sum, count) = (0.0, 0)
        while sqlite3_step(statement) == SQLITE_ROW {
            for column in 0..<columns {
                values[Int(column)] =
                    switch sqlite3_column_type(statement, column) {
                    case SQLITE_FLOAT: sqlite3_column_double(statement, column)
                    case SQLITE_INTEGER: Double(sqlite3_column_int64(statement, column))
                    case SQLITE_TEXT: Double(sqlite3_column_text(statement, column)[0])
                    default: nil
                    }
            }
            sum += values[values.count - 1] ?? 0
            count += 1
        }
        precondition(count == sample.count && sum.isFinite)
    }
}
