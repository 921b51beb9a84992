#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file on its way: it takes its name when it is whole, and is removed when it never is.
final class PartialFile {
    private let folder: OpenFolder
    private let temporary: String
    /// Negative when it is closed.
    private var file: Int32
    private var isWhole = false

    /// - Parameters:
    ///   - temporary: the name that it has until it is whole. It is the same each time, so that the next run clears away
    ///     what a killed one left; the folder's lock keeps two from meeting there.
    ///   - permissions: nil takes those that new files get.
    init(in folder: OpenFolder, as temporary: String, permissions: UInt16?) throws(SystemError) {
        (self.folder, self.temporary) = (folder, temporary)
        file = try folder.makeFile(temporary)
        if let permissions, fchmod(file, mode_t(permissions)) != 0 { throw .last }
    }

    deinit {
        if file >= 0 { close(file) }
        if !isWhole { try? folder.removeFile(temporary) }
    }

    func append(_ text: String) throws(SystemError) { try System.write(text, to: file) }

    func finish(as name: String) throws(SystemError) {
        let isClosed = close(file) == 0
        file = -1
        // Some file systems tell only here that the disk is full.
        guard isClosed else { throw .last }
        try folder.rename(temporary, to: name)
        isWhole = true
    }
}
