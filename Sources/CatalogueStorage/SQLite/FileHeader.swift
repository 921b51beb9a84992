import CSQLite

/// The first bytes of a database file, read without a lock and before SQLite does anything with the file.
///
/// SQLite looks for a journal before it looks at the file, and rolls back or deletes what it finds. So a file that is
/// not ours has to be told by its bytes alone. Another process may just be writing them: until then they are zero.
struct FileHeader {
    /// What every catalogue carries as SQLite's `application_id`: “PrSt”.
    static let applicationID: Int32 = 0x5072_5374

    private static let signature = Array("SQLite format 3\0".utf8)
    private static let applicationIDRange = 68..<72
    private let bytes: [UInt8]

    /// The first bytes of the file that the connection has open; zeros if it is shorter.
    init(of handle: OpaquePointer) {
        var bytes = [UInt8](repeating: 0, count: Self.applicationIDRange.upperBound)
        if let file = Self.file(of: handle), let read = file.pointee.pMethods?.pointee.xRead {
            _ = read(file, &bytes, Int32(bytes.count), 0)
        }
        self.bytes = bytes
    }

    /// SQLite's own file: opening and closing it once more would drop the locks of this process.
    fileprivate static func file(of handle: OpaquePointer) -> UnsafeMutablePointer<sqlite3_file>? {
        var file: UnsafeMutablePointer<sqlite3_file>?
        guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK else { return nil }
        return file
    }

    /// Whether the file is empty, or nothing has reached its beginning yet.
    var isBlank: Bool { bytes.allSatisfy { $0 == 0 } }

    /// Whether this is the beginning of an SQLite file, perhaps one that is just being written.
    var isSQLite: Bool { zip(bytes, Self.signature).allSatisfy { $0 == $1 || $0 == 0 } }

    /// The id of the program that the file belongs to; 0 if it says none.
    var applicationID: Int32 {
        Int32(bitPattern: bytes[Self.applicationIDRange].reduce(0) { $0 << 8 | UInt32($1) })
    }

    /// Whether the file says that it is a catalogue.
    var isCatalogue: Bool { applicationID == Self.applicationID }

    /// How many pages the file has by what it says.
    var pageCount: Int64 { Int64(bytes[28..<32].reduce(0) { $0 << 8 | UInt32($1) }) }

    /// Whether a catalogue says of itself what no version of SQLite writes: which formats it may be read and written in,
    /// and that of its schema. SQLite would take it for read-only, or for a newer one's.
    var isDamaged: Bool {
        isCatalogue
            && (!(1...2).contains(bytes[18]) || !(1...2).contains(bytes[19])
                || bytes[44..<47].contains { $0 != 0 } || bytes[47] > 4)
    }

    /// Whether the file is in write-ahead mode.
    var isWriteAhead: Bool { bytes[18] == 2 }
}

extension Database {
    /// In bytes, also where that is no whole number of pages.
    func fileSize() throws(StorageError) -> Int64 {
        var size: Int64 = 0
        guard let file = FileHeader.file(of: handle), let measure = file.pointee.pMethods?.pointee.xFileSize
        else { throw StorageError(.failed, path: path) }
        let code = measure(file, &size)
        guard code == SQLITE_OK else { throw failure(code) }
        return size
    }
}
