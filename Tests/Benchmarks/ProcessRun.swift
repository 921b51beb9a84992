import Foundation

/// A program that is run as a whole, with what it cost.
struct ProcessRun {
    let seconds: Double
    /// In bytes.
    let peakMemory: Int

    struct Failure: Error { let command: [String], status: Int32 }

    /// Runs it to the end.
    /// - Parameters:
    ///   - output: the file that takes its standard output.
    ///   - errors: the file that takes what it says else; nil for where this process says it.
    init(_ command: [String], output: String = "/dev/null", errors: String? = "/dev/null") throws {
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        if let errors { posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0) }
        var arguments = command.map { strdup($0) } + [nil]
        var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + environment { free(text) } }

        let start = Measurement.now
        var process: pid_t = 0
        let number = posix_spawn(&process, command[0], &actions, nil, &arguments, &environment)
        guard number == 0 else { throw Failure(command: command, status: number) }
        var (status, usage) = (Int32(0), rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        seconds = Measurement.now - start
        // Code 1 says that there are differences.
        guard status == 0 || status == 1 << 8 else { throw Failure(command: command, status: status) }
        peakMemory = usage.peakMemory
    }

    /// Runs two programs in turn.
    static func alternating(
        _ count: Int, _ one: [String], _ other: [String], output: String = "/dev/null"
    ) throws -> (ProcessRuns, ProcessRuns) {
        // The first brings the file and the program into memory.
        for command in [one, other] { _ = try ProcessRun(command, output: output) }
        let runs = try (0..<count).map { _ in
            (try ProcessRun(one, output: output), try ProcessRun(other, output: output))
        }
        return (ProcessRuns(runs.map(\.0)), ProcessRuns(runs.map(\.1)))
    }

    /// The program of that name on the path.
    static func path(of name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile)
    }

    /// The most memory that this process has taken so far, in bytes.
    static var ownPeakMemory: Int { ownUsage.peakMemory }

    /// The time that this process took of all cores so far, in seconds.
    static var ownTime: Double {
        let usage = ownUsage
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    private static var ownUsage: rusage {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #endif
        return usage
    }
}

/// Several runs of a program.
struct ProcessRuns {
    let time: Measurement
    /// The most that one took, in bytes. A program is not seen to take less than the one that starts it.
    let peakMemory: Int

    init(_ runs: [ProcessRun]) {
        time = Measurement(runs: runs.map(\.seconds))
        peakMemory = runs.map(\.peakMemory).max() ?? 0
    }

    var text: String { "\(time.median.secondsText), \(Double(peakMemory).megabytesText)" }
}

extension rusage {
    fileprivate var peakMemory: Int {
        #if canImport(Darwin)
            ru_maxrss
        #else
            ru_maxrss * 1024
        #endif
    }
}
