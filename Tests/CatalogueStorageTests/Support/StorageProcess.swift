import Foundation

/// Runs of the `storage-process` executable that lies beside the tests.
enum StorageProcess {
    struct Outcome: Equatable {
        let status: Int32
        let output: String
    }

    static var executable: URL {
        #if os(macOS)
            let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return tests.bundleURL.deletingLastPathComponent().appending(path: "storage-process")
        #else
            return Bundle.main.bundleURL.appending(path: "storage-process")
        #endif
    }

    /// Starts a process for each list of arguments, lets them go at once, and waits for all.
    static func run(_ runs: [[String]]) throws -> [Outcome] {
        let gate = Pipe()
        let started = try runs.map { arguments in
            let process = Process()
            let output = Pipe()
            process.executableURL = executable
            process.arguments = arguments
            // As a handle: a pipe would be closed here with the first process.
            process.standardInput = gate.fileHandleForReading
            process.standardOutput = output
            process.standardError = output
            try process.run()
            return (process, output)
        }
        try gate.fileHandleForWriting.close()
        return started.map { process, output in
            // Reading comes first: a full pipe would hold the process up.
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return Outcome(status: process.terminationStatus, output: text.trimmingCharacters(in: .newlines))
        }
    }

    static func run(_ arguments: String...) throws -> Outcome {
        try run([arguments])[0]
    }
}
