import Foundation
import TestSupport
import Testing

/// A folder with a clean environment in which `presets` runs.
final class Sandbox {
    static let catalogue = "presets.db"

    let folder: URL
    /// Nothing of the person who runs the tests: no catalogue, no git identity, no color.
    var environment: [String: String]

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "presets-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        environment = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "TZ": "UTC", "LANG": "C.UTF-8",
            "PRESETS_AUTHOR": "Ada", "GIT_CONFIG_NOSYSTEM": "1",
        ]
        // What script/sanitize says to the sanitizers holds for those that are started, too.
        for name in ["ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"] {
            environment[name] = ProcessInfo.processInfo.environment[name]
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @discardableResult
    func run(
        _ arguments: String..., input: String = "", in subfolder: String = "", hasReader: Bool = true
    ) throws -> Command.Outcome {
        try run(arguments, input: input, in: subfolder, hasReader: hasReader)
    }

    func run(
        _ arguments: [String], input: String = "", in subfolder: String = "", hasReader: Bool = true
    ) throws -> Command.Outcome {
        try Command(
            arguments: arguments, folder: path(subfolder), environment: environment, input: Array(input.utf8),
            hasReader: hasReader
        ).run()
    }

    /// Runs what must succeed in silence but for its result, which is returned.
    @discardableResult
    func succeed(
        _ arguments: String..., input: String = "", in subfolder: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        try succeed(arguments, input: input, in: subfolder, sourceLocation: sourceLocation)
    }

    @discardableResult
    func succeed(
        _ arguments: [String], input: String = "", in subfolder: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let outcome = try run(arguments, input: input, in: subfolder)
        #expect(outcome.code == 0, "\(arguments)", sourceLocation: sourceLocation)
        #expect(outcome.errors == "", "\(arguments)", sourceLocation: sourceLocation)
        return outcome.output
    }

    /// Runs what must end in trouble: code 2, nothing on the standard output, and not a byte of the catalogue changed.
    /// Returns what was said.
    @discardableResult
    func fail(
        _ arguments: String..., input: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        try fail(arguments, input: input, sourceLocation: sourceLocation)
    }

    func fail(
        _ arguments: [String], input: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let before = try? bytes(Self.catalogue)
        let outcome = try run(arguments, input: input)
        #expect(outcome.code == 2, "\(arguments)", sourceLocation: sourceLocation)
        #expect(outcome.output == "", "\(arguments)", sourceLocation: sourceLocation)
        #expect(outcome.errors.hasPrefix("Error: "), "\(arguments)", sourceLocation: sourceLocation)
        let after = try? bytes(Self.catalogue)
        #expect(after == before, "\(arguments)", sourceLocation: sourceLocation)
        return outcome.errors
    }

    /// Runs a line of `sh` in which `presets` is the built one.
    @discardableResult
    func shell(_ line: String) throws -> Command.Outcome {
        var environment = environment
        let folder = URL(filePath: Command.presets).deletingLastPathComponent().path
        environment["PATH"] = "\(folder):\(environment["PATH"] ?? "")"
        return try Command(
            executable: "/bin/sh", arguments: ["-c", line], folder: self.folder.path, environment: environment
        ).run()
    }

    // MARK: Files

    /// The path of a file in the folder, whatever its name looks like.
    func path(_ name: String) -> String { name.isEmpty ? folder.path : folder.path + "/" + name }

    func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: URL(filePath: path(name)))) }

    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: path(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } }
}
