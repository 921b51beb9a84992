import CSQLite

/// The row that a statement has reached, read by the position of its columns, from 0.
///
/// A column of another class is converted as SQLite does; NULL reads as 0 or as empty, so ask for an optional where a
/// column may be NULL.
package struct Row: ~Copyable {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    /// How SQLite keeps a value.
    package enum StorageClass: Sendable {
        case null, integer, real, text, blob
    }

    /// How the value is kept.
    package func storageClass(_ column: Int32) -> StorageClass {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: .integer
        case SQLITE_FLOAT: .real
        case SQLITE_TEXT: .text
        case SQLITE_BLOB: .blob
        default: .null
        }
    }

    /// Whether there is no value.
    package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    /// The integer in a column.
    package func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    /// The number in a column.
    package func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    /// The text in a column, with whatever zero bytes it has.
    package func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// The bytes in a column.
    package func bytes(_ column: Int32) -> [UInt8] {
        guard let bytes = sqlite3_column_blob(handle, column) else { return [] }
        return Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
    }

    /// The integer in a column, if it has one.
    package func optionalInt64(_ column: Int32) -> Int64? { isNull(column) ? nil : int64(column) }

    /// The number in a column, if it has one.
    package func optionalDouble(_ column: Int32) -> Double? { isNull(column) ? nil : double(column) }

    /// The text in a column, if it has one.
    package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    /// The bytes in a column, if it has any.
    package func optionalBytes(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : bytes(column) }
}
