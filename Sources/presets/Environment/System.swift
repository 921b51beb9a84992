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

    /// A file that may not grow further fails to be written, as on a full disk, and does not end the process.
    static func letFilesEnd() { signal(SIGXFSZ, SIG_IGN) }

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

    /// Nil where it is gone, or its name is no text.
    static var workingFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(validatingCString: path)
    }

    /// What of the command line and the environment is not UTF-8, as text: it would name another file.
    static var unreadableText: String? {
        for index in 0..<Int(CommandLine.argc) {
            if let argument = CommandLine.unsafeArgv[index], !isText(argument) { return String(cString: argument) }
        }
        for name in ["PRESETS_CATALOGUE", "PRESETS_AUTHOR", "PRESETS_FONTS"] {
            if let value = getenv(name), !isText(value) { return String(cString: value) }
        }
        return nil
    }

    private static func isText(_ bytes: UnsafePointer<CChar>) -> Bool { String(validatingCString: bytes) != nil }

    static func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// What stands at a path, links followed.
    enum Place { case nothing, file, folder, other }

    static func place(_ path: String) -> Place {
        var status = stat()
        guard stat(path, &status) == 0 else { return lstat(path, &status) == 0 ? .other : .nothing }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    /// All bytes of a file or a pipe; of standard input for nil.
    static func read(_ path: String?) throws(SystemError) -> [UInt8] {
        let descriptor = path.map { open($0, O_RDONLY) } ?? STDIN_FILENO
        guard descriptor >= 0 else { throw .last }
        defer { if path != nil { close(descriptor) } }
        return try read(from: descriptor)
    }

    /// All bytes that are left.
    static func read(from descriptor: Int32) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = systemRead(descriptor, &buffer, buffer.count)
            if count > 0 { bytes += buffer[..<count] }
            if count == 0 { return bytes }
            if count < 0, errno != EINTR { throw .last }
        }
    }

    /// Makes a folder and those above it, where there is nothing yet.
    static func makeFolders(_ path: String) throws(SystemError) {
        let slashes = path.utf8.indices.dropFirst().filter { path.utf8[$0] == UInt8(ascii: "/") }
        for folder in slashes.map({ String(path[..<$0]) }) + [path] where mkdir(folder, 0o777) != 0 {
            let error = SystemError.last
            if place(folder) == .nothing { throw error }
        }
    }

    /// The lower twelve bits of a file's mode; nil where there is no file.
    static func permissions(_ path: String) -> UInt16? {
        var status = stat()
        return stat(path, &status) == 0 ? UInt16(status.st_mode & 0o7777) : nil
    }

    /// Writes to what stands at a path, as a shell's `>` does, once there is something to write.
    static func write(_ text: TextSource, to path: String) throws {
        var descriptor: Int32 = -1
        defer { if descriptor >= 0 { close(descriptor) } }
        try text.write { piece in
            if descriptor < 0 { descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
            guard descriptor >= 0 else { throw SystemError.last }
            try write(piece, to: descriptor)
        }
    }

    /// Writes all of a text.
    static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
        try write(Array(text.utf8), to: descriptor)
    }

    /// Writes all bytes.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw .last }
            rest = rest.dropFirst(max(0, count))
        }
    }

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

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
