#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Another process that has a lock on a database file.
enum LockHolder {
    /// “process 1234, sqlite3”; nil when nobody has a lock any more, or when the system does not say who.
    static func description(of path: String) -> String? {
        guard let descriptor = openDescriptor(of: path) else { return nil }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        // SQLite's bytes: pending, reserved, and those that readers share.
        lock.l_start = 0x4000_0000
        lock.l_len = 512
        guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK), lock.l_pid > 0 else { return nil }
        return "process \(lock.l_pid)" + (name(of: lock.l_pid).map { ", \($0)" } ?? "")
    }

    /// One that SQLite has open: to open and close another would drop the locks of this process.
    private static func openDescriptor(of path: String) -> Int32? {
        var (wanted, found) = (stat(), stat())
        guard stat(path, &wanted) == 0 else { return nil }
        return (Int32(3)..<256).first {
            fstat($0, &found) == 0 && (found.st_dev, found.st_ino) == (wanted.st_dev, wanted.st_ino)
        }
    }

    /// Where the system has it as a file.
    private static func name(of process: pid_t) -> String? {
        guard let file = fopen("/proc/\(process)/comm", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 64)
        guard fgets(&line, Int32(line.count), file) != nil else { return nil }
        let bytes = line.prefix { $0 != 0 && $0 != CChar(UInt8(ascii: "\n")) }.map(UInt8.init(bitPattern:))
        return String(decoding: bytes, as: UTF8.self)
    }
}
