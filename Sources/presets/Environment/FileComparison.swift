#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Holds a text against a file, piece by piece.
struct FileComparison: ~Copyable {
    private struct Difference: Error {}

    private let descriptor: Int32

    /// Nil for a file that cannot be read.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Whether the file has just these bytes. No more of the text is made than it takes to see a difference.
    func holds(_ text: TextSource) throws -> Bool {
        do {
            try text.write { piece in
                guard try next(piece.utf8.count).elementsEqual(piece.utf8) else { throw Difference() }
            }
            return try next(1).isEmpty
        } catch is Difference {
            return false
        }
    }

    /// Whether the file begins as a database does.
    consuming func isDatabase() -> Bool {
        ((try? next(16)) ?? []).elementsEqual("SQLite format 3\0".utf8)
    }

    /// The next bytes, fewer at the file's end.
    private func next(_ count: Int) throws(SystemError) -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes[filled...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if got == 0 { break }
            if got < 0, errno != EINTR { throw .last }
            filled += max(0, got)
        }
        return bytes[..<filled]
    }
}
