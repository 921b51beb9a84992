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

    /// In bytes.
    private static let heldBack = 16 << 20

    /// Writes a text as it is made. What is made while a catalogue is read keeps others from changing it, so a text of
    /// a usual length is written when all of it is there: its reader may be a person who scrolls.
    static func write(_ text: TextSource) throws {
        var held = ""
        try text.write { piece in
            held += piece
            guard held.utf8.count > heldBack else { return }
            write(held)
            held = ""
        }
        write(held)
    }

    static func line(_ text: String) {
        write(text + "\n")
    }

    /// A line for the person in front of it, which no pipe reads.
    static func note(_ text: String) {
        write(text + "\n", to: STDERR_FILENO)
    }

    /// Replaces the line that is there for the time being, on a terminal; empty takes it away.
    static func status(_ text: String) {
        write("\r\u{1B}[K" + text, to: STDERR_FILENO)
    }

    /// A reader that went away (`| head`) ends the process quietly by SIGPIPE.
    private static func write(_ text: String, to descriptor: Int32) {
        do throws(SystemError) {
            try System.write(text, to: descriptor)
        } catch {
            if error.isBrokenPipe { exit(0) }
            try? System.write("Error: cannot write the result: \(error)\n", to: STDERR_FILENO)
            exit(2)
        }
    }
}
