#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder that is held open. What is done to a name in it is done in this folder and follows no link, whatever others
/// put in the way meanwhile: a path that was looked at could lead elsewhere by the time it is written to.
final class OpenFolder {
    private let descriptor: Int32

    /// Opens a folder that a person named; links are followed.
    convenience init(_ path: String) throws(SystemError) {
        try self.init(descriptor: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    private init(descriptor: Int32) throws(SystemError) {
        guard descriptor >= 0 else { throw .last }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Waits until no other process has the folder locked. Where the file system has no locks, nobody waits.
    /// - Parameter isShared: only keeps those out who write.
    func lock(isShared: Bool) {
        while flock(descriptor, isShared ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
    }

    /// What stands at a name.
    enum Place { case nothing, file, folder, link, other }

    /// Looks at a name without opening what it names.
    func place(_ name: String) throws(SystemError) -> Place {
        var status = stat()
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            let error = SystemError.last
            if error.isMissing { return .nothing }
            throw error
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    // MARK: Folders

    /// Opens a folder in this one; a link is refused.
    func folder(_ name: String) throws(SystemError) -> OpenFolder {
        try OpenFolder(descriptor: openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    }

    /// One that is there already is fine.
    func makeFolder(_ name: String) throws(SystemError) {
        guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw .last }
    }

    /// - Returns: whether there is no such folder any more.
    func removeEmptyFolder(_ name: String) -> Bool {
        unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT
    }

    // MARK: Files

    /// A file that was read.
    struct File {
        /// All of it.
        let bytes: [UInt8]
        /// The mode's lower twelve bits.
        let permissions: UInt16
        private let device: dev_t
        private let inode: ino_t

        fileprivate init(bytes: [UInt8], status: stat) {
            self.bytes = bytes
            permissions = UInt16(status.st_mode & 0o7777)
            (device, inode) = (status.st_dev, status.st_ino)
        }

        /// Whether both names lead to one file.
        func isSame(as other: File) -> Bool { device == other.device && inode == other.inode }
    }

    /// Reads a whole file; a link is refused.
    func read(_ name: String) throws(SystemError) -> File {
        // Without waiting for a writer, should a pipe have come there.
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw .last }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .last }
        return File(bytes: try System.read(from: file), status: status)
    }

    /// Writes a file whole or not at all.
    func write(
        _ text: String, to name: String, through temporary: String, permissions: UInt16?
    ) throws(SystemError) {
        let file = try PartialFile(in: self, as: temporary, permissions: permissions)
        try file.append(text)
        try file.finish(as: name)
    }

    /// Gives a file another name, which may be that of a file that is there.
    func rename(_ name: String, to newName: String) throws(SystemError) {
        guard renameat(descriptor, name, descriptor, newName) == 0 else { throw .last }
    }

    /// Removes a name and whatever it names but a folder. Nothing there is fine.
    func removeFile(_ name: String) throws(SystemError) {
        guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .last }
    }

    /// Makes a file, in the place of one that an earlier run left.
    func makeFile(_ name: String) throws(SystemError) -> Int32 {
        func make() -> Int32 { openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        var file = make()
        if file < 0, errno == EEXIST, try place(name) == .file {
            try removeFile(name)
            file = make()
        }
        guard file >= 0 else { throw .last }
        return file
    }
}
