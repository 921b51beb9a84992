import Foundation

/// Runs of the built `presets`, as a shell would do them.
struct Command {
    /// What a run said and how it ended.
    struct Outcome: Equatable {
        var output = ""
        var errors = ""
        /// The exit code; 128 and the signal's number for one that a signal ended, as in a shell.
        var code: Int32 = 0

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    var executable = Command.presets
    var arguments: [String]
    var folder: String
    var environment: [String: String]
    var input: [UInt8] = []
    /// Nobody reads the output from the start, as behind `| true`.
    var hasReader = true
    /// When it is killed, in seconds; a run that reaches this comes back with code 137.
    var timeout = 20.0

    /// The executable that lies beside the tests.
    static var presets: String {
        #if os(macOS)
            let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return tests.bundleURL.deletingLastPathComponent().appending(path: "presets").path
        #else
            return Bundle.main.bundleURL.appending(path: "presets").path
        #endif
    }

    /// Runs to the end, writing its input and reading both its outputs while it runs: none of the three can fill up
    /// and hold it up.
    func run() throws -> Outcome {
        let start = ContinuousClock.now
        let child = try Child(self)
        var streams = Streams(child, input: input)
        while streams.areOpen {
            let rest = .seconds(timeout) - (ContinuousClock.now - start)
            guard rest > .zero else {
                child.kill()
                break
            }
            streams.move(waitingAtMost: rest)
        }
        streams.close()
        return Outcome(
            output: String(decoding: streams.output, as: UTF8.self),
            errors: String(decoding: streams.errors, as: UTF8.self), code: child.wait())
    }
}
