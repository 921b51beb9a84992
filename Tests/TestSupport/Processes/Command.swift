import Foundation

/// Runs of the built `presets`, as a shell would do them.
package struct Command {
    /// What a run said and how it ended.
    package struct Outcome: Equatable {
        package var output: String
        package var errors: String
        /// The exit code; 128 and the signal's number for one that a signal ended, as in a shell.
        package var code: Int32

        /// What nothing was said by and ended well, unless it is given.
        package init(output: String = "", errors: String = "", code: Int32 = 0) {
            (self.output, self.errors, self.code) = (output, errors, code)
        }

        package var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    package var executable: String
    package var arguments: [String]
    package var folder: String
    package var environment: [String: String]
    package var input: [UInt8]
    /// Nobody reads the output from the start, as behind `| true`.
    package var hasReader: Bool
    /// When it is killed, in seconds; a run that reaches this comes back with code 137.
    package var timeout: Double

    package init(
        executable: String = Command.presets, arguments: [String], folder: String, environment: [String: String],
        input: [UInt8] = [], hasReader: Bool = true, timeout: Double = 60
    ) {
        (self.executable, self.arguments, self.folder) = (executable, arguments, folder)
        (self.environment, self.input, self.hasReader, self.timeout) = (environment, input, hasReader, timeout)
    }

    /// The executable that lies beside the tests.
    package static var presets: String {
        #if os(macOS)
            let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return tests.bundleURL.deletingLastPathComponent().appending(path: "presets").path
        #else
            return Bundle.main.bundleURL.appending(path: "presets").path
        #endif
    }

    /// Runs to the end, writing its input and reading both its outputs while it runs: none of the three can fill up
    /// and hold it up.
    package func run() throws -> Outcome {
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
