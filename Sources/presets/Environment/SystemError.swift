#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why the system could not read or write a file.
struct SystemError: Error, CustomStringConvertible {
    private let code: Int32

    /// Of the call that just failed.
    static var last: SystemError { SystemError(code: errno) }

    static let isFolder = SystemError(code: EISDIR)

    private init(code: Int32) {
        self.code = code
    }

    /// Whether nobody reads any more.
    var isBrokenPipe: Bool { code == EPIPE }

    /// Whether there is nothing of that name.
    var isMissing: Bool { code == ENOENT }

    /// The reason in words that do not depend on the system or the language.
    var description: String {
        switch code {
        case ENOENT: "there is no such file or folder"
        case ENOTDIR: "a part of the path is no folder"
        case EISDIR: "it is a folder"
        case EACCES, EPERM: "permission denied"
        case ENOSPC: "the disk is full"
        case EROFS: "the disk is read-only"
        case ELOOP: "it is a symbolic link, or too many lead there"
        case ENAMETOOLONG: "the name is too long"
        default: String(cString: strerror(code))
        }
    }
}
