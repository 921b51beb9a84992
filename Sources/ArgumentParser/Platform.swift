#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The few things that are asked of the system.
enum Platform {
    /// The standard streams by their numbers.
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Writes `text` and a line end; a reader that has gone away ends it quietly.
    static func say(_ text: String, on stream: Stream) {
        guard !text.isEmpty else { return }
        // What was printed before stands before.
        fflush(nil)
        var rest = Array((text + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(stream.rawValue, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }

    static func end(_ code: ExitCode) -> Never {
        exit(code.rawValue)
    }

    /// The width that the environment asks for, or 80.
    static var columns: Int {
        guard let text = getenv("COLUMNS"), let columns = Int(String(cString: text)), columns > 0 else { return 80 }
        return columns
    }
}
