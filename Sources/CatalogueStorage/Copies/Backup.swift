import CSQLite

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A copy of a catalogue as it is at one moment, while others may write: SQLite's backup API.
public enum Backup {
    /// Copies a catalogue of whatever format to a file that takes its name when it is complete and found sound.
    /// - Parameter replaces: whether an earlier backup of that name gives way. Nothing else ever does.
    /// - Returns: how large it is, in bytes.
    /// - Throws: `StorageError`; nothing is left then, and what stood there stays.
    public static func make(of path: String, at destination: String, replaces: Bool) throws -> Int64 {
        try make(of: path, at: destination, replaces: replaces, busyTimeout: Database.usualBusyTimeout)
    }

    /// - Parameter busyTimeout: how long to wait for a writer, in milliseconds.
    static func make(of path: String, at destination: String, replaces: Bool, busyTimeout: Int32) throws -> Int64 {
        let source = try Database(path: path, access: .readOnly, busyTimeout: busyTimeout)
        guard FileHeader(of: source.handle).isCatalogue else {
            throw StorageError(.notACatalogue(.empty), path: path)
        }
        if replaces { try refuseOther(destination, than: path) }
        let file = try NewFile(destination, replaces: replaces)
        let size = try copy(source, to: file)
        try file.finish()
        return size
    }

    private static func copy(_ source: Database, to file: NewFile) throws -> Int64 {
        let copy = try Database(path: file.temporaryPath, access: .readWrite, reportedAs: file.path)
        // The first page is read here, and a crash's journal rolled back.
        try source.read {}
        guard let backup = sqlite3_backup_init(copy.handle, "main", source.handle, "main") else {
            throw copy.failure(sqlite3_errcode(copy.handle))
        }
        // In one step, so that no writer can make it begin anew; writers wait for the moment that it takes.
        let step = sqlite3_backup_step(backup, -1)
        let code = sqlite3_backup_finish(backup)
        guard step == SQLITE_DONE else {
            // Which of the two failed is not said; the copy is locked by nobody.
            throw (step == SQLITE_BUSY || step == SQLITE_LOCKED ? source : copy).failure(step)
        }
        guard code == SQLITE_OK else { throw copy.failure(code) }
        let problems = try copy.query("PRAGMA integrity_check(1)") { $0.text(0) }.filter { $0 != "ok" }
        if let problem = problems.first { throw StorageError(.damaged, path: source.path, message: problem) }
        return try copy.fileSize()
    }

    /// Refuses to replace what is not a catalogue, and the catalogue itself.
    private static func refuseOther(_ destination: String, than path: String) throws {
        var (old, new) = (stat(), stat())
        guard stat(destination, &new) == 0 else { return }
        if stat(path, &old) == 0, (old.st_dev, old.st_ino) == (new.st_dev, new.st_ino) {
            throw StorageError(.exists, path: destination, message: "it is the catalogue itself")
        }
        let target = try Database(path: destination, access: .readOnly)
        guard FileHeader(of: target.handle).isCatalogue else {
            throw StorageError(.notACatalogue(.otherProgram(applicationID: 0)), path: destination)
        }
    }
}
