#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension System {
    /// The names in a folder, sorted, but for those of the folder itself and the one above it.
    static func names(in folder: String) throws(SystemError) -> [String] {
        guard let stream = opendir(folder) else { throw .last }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Where a path leads, links followed.
    static func realPath(_ path: String) throws(SystemError) -> String {
        guard let real = realpath(path, nil) else { throw .last }
        defer { free(real) }
        return String(cString: real)
    }

    /// A path from the root, without parts that lead back. Nothing needs to be there, and links are not followed.
    static func absolutePath(_ path: String) -> String {
        let whole = path.utf8.first == UInt8(ascii: "/") ? path : "\(workingFolder ?? "")/\(path)"
        var parts: [Substring] = []
        for part in whole.unicodeScalars.split(separator: "/").map(Substring.init) where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
