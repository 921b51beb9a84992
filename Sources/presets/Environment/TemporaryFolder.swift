#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif
import ArgumentParser

/// A folder that nobody else can look into, with files that are gone when it is.
final class TemporaryFolder {
    let path: String

    /// Makes it where the system has such folders, or where `TMPDIR` says.
    init() throws {
        let parent = System.environment("TMPDIR") ?? "/tmp"
        var template = Array("\(parent)/presets-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw ValidationError("cannot make a folder in '\(parent)': \(SystemError.last); TMPDIR names another one")
        }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Makes a file.
    /// - Returns: its path.
    func write(_ bytes: [UInt8], to name: String) throws(SystemError) -> String {
        let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .last }
        defer { close(file) }
        try System.write(bytes, to: file)
        return "\(path)/\(name)"
    }

    deinit {
        for name in (try? System.names(in: path)) ?? [] { unlink("\(path)/\(name)") }
        rmdir(path)
    }
}
