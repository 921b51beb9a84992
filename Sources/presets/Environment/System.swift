#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the process can know of the world around it.
enum System {
    static func environment(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }

    /// Seconds since 1970.
    static var now: Int64 { Int64(time(nil)) }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The columns of the terminal at standard output; nil in a pipe.
    static var terminalWidth: Int? {
        guard isTerminal(STDOUT_FILENO) else { return nil }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }

    static func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Who is logged in.
    static var login: String? {
        guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return environment("LOGNAME") }
        return String(cString: name)
    }

    /// What a fixed command prints first; nil when it fails. Never put together from input.
    static func firstLine(of command: StaticString) -> String? {
        guard let pipe = popen(command.description, "r") else { return nil }
        var buffer = [CChar](repeating: 0, count: 1024)
        let line = buffer.withUnsafeMutableBufferPointer { bytes in
            fgets(bytes.baseAddress, Int32(bytes.count), pipe).map { String(cString: $0) }
        }
        guard pclose(pipe) == 0, let line else { return nil }
        return line.split(whereSeparator: \.isNewline).first.map(String.init)
    }
}
