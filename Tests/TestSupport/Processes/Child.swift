import Foundation

/// A process that was started, and this side's ends of its three streams.
package struct Child {
    package struct Failure: Error { let number: Int32 }

    private let process: pid_t
    package let input: Int32
    package let output: Int32
    package let errors: Int32

    /// No child may inherit another's ends, which would keep a stream open: they are marked before the next one starts.
    private static let starting = NSLock()

    package init(_ command: Command) throws {
        Self.starting.lock()
        defer { Self.starting.unlock() }
        let (childInput, input) = try Self.pipe()
        let (output, childOutput) = try Self.pipe()
        let (errors, childErrors) = try Self.pipe()
        defer { for descriptor in [childInput, childOutput, childErrors] { close(descriptor) } }
        if !command.hasReader { close(output) }
        (self.input, self.output, self.errors) = (input, command.hasReader ? output : -1, errors)
        // A child that reads nothing is no reason to end the tests.
        signal(SIGPIPE, SIG_IGN)
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
        process = try Self.spawn(command, [childInput, childOutput, childErrors])
    }

    package func kill() {
        Foundation.kill(process, SIGKILL)
    }

    /// Whether it has ended by itself; its code is still to be waited for.
    package var hasEnded: Bool {
        var state = siginfo_t()
        return waitid(P_PID, id_t(process), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_signo == SIGCHLD
    }

    /// Waits for the end; the exit code, or 128 and the signal.
    package func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw Failure(number: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func spawn(_ command: Command, _ streams: [Int32]) throws -> pid_t {
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
        // As a shell starts it: a broken pipe ends it, and no signal is held back.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        // The shell changes to the folder, which no call of POSIX does for a child, and makes way.
        let start = ["/bin/sh", "-c", #"cd -- "$1" && shift && exec "$@""#, "sh", command.folder, command.executable]
        var arguments = (start + command.arguments).map { strdup($0) } + [nil]
        var environment = command.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var process: pid_t = 0
        let number = posix_spawn(&process, start[0], &actions, &attributes, &arguments, &environment)
        guard number == 0 else { throw Failure(number: number) }
        return process
    }
}
