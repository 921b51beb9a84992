import Foundation

/// A folder that is removed when the test is done with it.
public final class TemporaryFolder {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a file in the folder, whatever its name looks like.
    public func path(_ name: String) -> String { url.path + "/" + name }

    public func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(filePath: path(name)))
    }

    public func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: path(name))))
    }

    public func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(name))
    }

    /// All that is in the folder: names and contents.
    public func contents() throws -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            result[name] = try bytes(name)
        }
        return result
    }
}
