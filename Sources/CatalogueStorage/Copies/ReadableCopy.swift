#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A copy of a damaged file, with a first page that says what every catalogue's says: SQLite then reads what it can.
final class ReadableCopy {
    let database: Database
    private let file: NewFile

    /// - Parameter destination: beside which the copy stands while it is read.
    init(of path: String, beside destination: String) throws {
        try Self.rollBackJournal(of: path)
        file = try NewFile(destination, replaces: false)
        try Self.copy(try DatabasePath.fileName(path, access: .readOnly), to: file.temporaryPath, named: path)
        database = try Self.open(file, path)
    }

    private static func open(_ file: NewFile, _ path: String) throws -> Database {
        try Database(path: file.temporaryPath, access: .readWrite, reportedAs: path, toleratesDamage: true)
    }

    /// A connection that takes an index for a table with the index's columns: an index of a table without rowids is made
    /// just as a table of them is.
    func asTable(_ index: String, columns: [String]) throws -> Database {
        let list = columns.joined(separator: ", ")
        try database.run(
            """
            INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)
            SELECT 'table', ?1, ?1, rootpage, ?2 FROM sqlite_schema WHERE type = 'index' AND name = ?3
            """, Self.table(of: index),
            "CREATE TABLE \(Self.table(of: index)) (\(list), PRIMARY KEY (\(list))) WITHOUT ROWID",
            index)
        return try Self.open(file, database.path)
    }

    static func table(of index: String) -> String { "salvaged_\(index)" }

    /// What a crash left half written is no damage.
    private static func rollBackJournal(of path: String) throws {
        do {
            let database = try Database(path: path, access: .readOnly)
            try database.read {}
        } catch let error as StorageError {
            switch error.kind {
            case .damaged, .notACatalogue, .failed: break
            default: throw error
            }
        }
    }

    /// Whether a file was a catalogue before it was damaged.
    static func wasCatalogue(_ path: String) throws -> Bool {
        let file = openFile(try DatabasePath.fileName(path, access: .readOnly), O_RDONLY)
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        let count = read(file, &buffer, buffer.count)
        return FirstPage.isCatalogue(buffer.prefix(max(0, count)))
    }

    private static func copy(_ path: String, to copy: String, named name: String) throws {
        let (source, target) = (openFile(path, O_RDONLY), openFile(copy, O_WRONLY))
        defer {
            close(source)
            close(target)
        }
        guard source >= 0, target >= 0 else {
            throw StorageError(.cannotOpen(DatabasePath.obstacleOfOpening(errno)), path: name)
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        var size = 0
        var wholeSize = 0
        while true {
            let count = read(source, &buffer, buffer.count)
            guard count >= 0 else { throw StorageError(.diskFailed, path: name) }
            if size == 0 {
                guard FirstPage.isCatalogue(buffer.prefix(count)) else {
                    throw StorageError(.notACatalogue(count == 0 ? .empty : .notSQLite), path: name)
                }
                wholeSize = FirstPage.size(buffer)
                FirstPage.repair(&buffer)
            }
            if count == 0 { break }
            guard write(target, buffer, count) == count else { throw StorageError(.diskFull, path: name) }
            size += count
        }
        // Trees of which the end is cut off can be read up to there.
        if wholeSize > size, wholeSize < 16 * size { ftruncate(target, off_t(wholeSize)) }
    }
}

private func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
