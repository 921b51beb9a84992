import Foundation
import TestSupport
import Testing

/// What goes wrong below SQLite in a run of the built `presets`: Stubs/Faults tells how.
struct Faults {
    /// A kind of operation of SQLite's on files, or on memory.
    enum Operation: String, CaseIterable {
        case open, read, write, sync, truncate, delete, size, lock, memory, any
    }

    /// What becomes of the operation.
    enum Mode: String, CaseIterable {
        /// It fails.
        case once
        /// It fails, and so do all that follow.
        case on
        /// It fails for want of room on the disk.
        case full
        /// The process is killed in the middle of it.
        case kill
        /// The machine loses its power, and of what was not synced any part is gone.
        case power
    }

    /// The environment of a run in which nothing goes wrong.
    private(set) var environment: [String: String]

    init() throws {
        #if os(macOS)
            environment = ["DYLD_INSERT_LIBRARIES": try Self.library.get()]
        #else
            environment = ["LD_PRELOAD": try Self.library.get()]
        #endif
    }

    /// The `number`-th operation, counted from 1, goes wrong.
    func failing(_ operation: Operation, at number: Int, _ mode: Mode, seed: UInt32 = 0) -> Faults {
        with("FAULT", "\(operation):\(number):\(mode):\(seed)")
    }

    /// SQLite keeps so many pages in memory, so that changed ones reach the file early.
    func withCache(pages: Int) -> Faults { with("FAULT_CACHE", "\(pages)") }

    /// The disk is full when the file has so many pages.
    func withRoom(pages: Int) -> Faults { with("FAULT_PAGES", "\(pages)") }

    /// SQLite gets so much memory.
    func withHeap(bytes: Int) -> Faults { with("FAULT_HEAP", "\(bytes)") }

    /// The counts of operations are written to a file.
    func counting(to file: String) -> Faults { with("FAULT_COUNTS", file) }

    private func with(_ name: String, _ value: String) -> Faults {
        var copy = self
        copy.environment[name] = value
        return copy
    }

    /// How often each operation happens in a run of a command.
    static func counts(of command: [String], in sandbox: Sandbox, with faults: Faults) throws -> [Operation: Int] {
        let outcome = try sandbox.run(command, with: faults.counting(to: sandbox.path("counts")))
        guard outcome.code == 0 else { throw NoCounts(outcome: outcome) }
        let lines = try sandbox.text("counts").split(separator: "\n").map { $0.split(separator: " ") }
        try FileManager.default.removeItem(atPath: sandbox.path("counts"))
        return Dictionary(
            uniqueKeysWithValues: lines.compactMap { line in
                Operation(rawValue: String(line[0])).map { ($0, Int(line[1]) ?? 0) }
            })
    }

    struct NoCounts: Error { let outcome: Command.Outcome }

    /// The library that is loaded before `presets`, beside the tests; made once in a run.
    private static let library: Result<String, any Error> = Result {
        let file = URL(filePath: Command.presets).deletingLastPathComponent().appending(path: "presets-faults.so").path
        let folder = Toolchain.stubsFolder.appending(path: "Faults")
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".c") }
        try Toolchain.run(
            "clang",
            ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", file]
                + sources.sorted().map { folder.appending(path: $0).path } + ["-lsqlite3"]
        ).expectSuccess()
        return file
    }
}

extension Sandbox {
    /// Runs with faults.
    func run(_ arguments: [String], with faults: Faults, timeout: Double = 20) throws -> Command.Outcome {
        var command = Command(
            arguments: arguments, folder: folder.path, environment: environment.merging(faults.environment) { $1 })
        command.timeout = timeout
        return try command.run()
    }
}
