#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The path of a database, looked at before SQLite sees it.
enum DatabasePath {
    /// The name to open, which SQLite can take for nothing but a file.
    ///
    /// Some builds of SQLite read names that begin with `file:` as URIs, and `:memory:` and the empty name are never
    /// files. No name that begins with `/` or `./` is any of those.
    /// - Throws: `cannotOpen` if there can be no database at the path.
    static func fileName(_ path: String, access: Database.Access) throws(StorageError) -> String {
        guard let first = path.utf8.first else { throw StorageError(.cannotOpen(.emptyPath), path: path) }
        // C would end the name there and open another file.
        guard !path.utf8.contains(0) else { throw StorageError(.cannotOpen(.zeroByteInPath), path: path) }

        // Nothing here opens the file: closing it again would drop the locks that another connection of this
        // process holds on it.
        var status = stat()
        if stat(path, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFREG:
                // A crash leaves its journal beside one name; who comes by another does not see it.
                guard access == .readOnly || status.st_nlink <= 1 else {
                    throw StorageError(.hardLinks(Int(status.st_nlink)), path: path)
                }
            case S_IFDIR: throw StorageError(.cannotOpen(.directory), path: path)
            default: throw StorageError(.cannotOpen(.notARegularFile), path: path)
            }
        } else if let obstacle = obstacle(errno, access: access) {
            throw StorageError(.cannotOpen(obstacle), path: path)
        }
        return first == UInt8(ascii: "/") ? path : "./" + path
    }

    /// What stands in the way if a call of the system failed with `number`; nil if a file may still be made.
    private static func obstacle(_ number: Int32, access: Database.Access) -> StorageError.Obstacle? {
        switch number {
        case ENOENT: access == .create ? nil : .noSuchFile
        default: obstacleOfOpening(number)
        }
    }

    /// What stands in the way if opening or making the file failed with `number`.
    static func obstacleOfOpening(_ number: Int32) -> StorageError.Obstacle {
        switch number {
        case EACCES, EPERM, EROFS: .notPermitted
        case ENOENT, ENOTDIR: .noSuchFolder
        default: .other
        }
    }
}
