#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that takes its name when all of it is on the disk; until then it stands beside it, and is taken away if it
/// never comes to that.
final class NewFile {
    /// Where it will be.
    let path: String
    /// Where it is until then.
    let temporaryPath: String
    private var isDone = false

    /// - Parameter replaces: whether a file that has the name already gives way.
    /// - Throws: `StorageError` if it does not, or if there can be no such file.
    init(_ path: String, replaces: Bool) throws(StorageError) {
        var status = stat()
        let name = try DatabasePath.fileName(path, access: .create)
        guard replaces || lstat(name, &status) != 0 else { throw StorageError(.exists, path: path) }
        self.path = path
        // A link is followed, and stays.
        let target = realpath(name, nil).map { text in
            defer { free(text) }
            return String(cString: text)
        }
        var template = Array(((target ?? name) + ".part-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else {
            throw StorageError(.cannotOpen(DatabasePath.obstacleOfOpening(errno)), path: path)
        }
        temporaryPath = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        // Only now is it told which permissions the umask leaves.
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, 0o644 & ~mask)
        close(descriptor)
    }

    /// Gives the file its name.
    func finish() throws(StorageError) {
        let target = String(temporaryPath.dropLast(".part-XXXXXX".count))
        guard rename(temporaryPath, target) == 0 else {
            throw StorageError(.cannotOpen(DatabasePath.obstacleOfOpening(errno)), path: path)
        }
        isDone = true
        let folder = open(Self.folder(of: target), O_RDONLY)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    deinit {
        guard !isDone else { return }
        unlink(temporaryPath)
        unlink(temporaryPath + "-journal")
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
