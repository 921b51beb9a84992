#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where results go: standard output. Everything else goes to standard error.
enum Output {
    static func write(_ text: String) {
        write(text, to: STDOUT_FILENO)
    }

    static func line(_ text: String) {
        write(text + "\n")
    }

    /// A line for the person in front of it, which no pipe reads.
    static func note(_ text: String) {
        write(text + "\n", to: STDERR_FILENO)
    }

    /// All of it; a reader that went away (`| head`) ends the process quietly by SIGPIPE.
    private static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno != EINTR { exit(errno == EPIPE ? 0 : 2) }
                rest = rest.dropFirst(max(0, count))
            }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
