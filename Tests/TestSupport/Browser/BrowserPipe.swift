import Foundation

/// A running browser's two pipes: messages of JSON, each ended by a zero byte (`--remote-debugging-pipe`).
final class BrowserPipe {
    private let child: Child
    private var received: [UInt8] = []

    /// The browser reads from 3 and writes to 4; the shell puts the two there.
    init(_ executable: String, _ arguments: [String], in folder: String) throws {
        let redirections = #"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>log"#
        child = try Child(
            Command(
                executable: "/bin/sh", arguments: ["-c", redirections, "sh", executable] + arguments, folder: folder,
                environment: ProcessInfo.processInfo.environment))
    }

    /// Ends the browser, which takes away what it has put elsewhere; one that does not end is killed.
    func close() {
        let start = ContinuousClock.now
        try? send(["id": 0, "method": "Browser.close"], before: start + .seconds(1))
        while !child.hasEnded, ContinuousClock.now - start < .seconds(10) { usleep(2000) }
        child.kill()
        _ = child.wait()
        for descriptor in [child.input, child.output, child.errors] { Foundation.close(descriptor) }
    }

    func send(_ message: [String: Any], before deadline: ContinuousClock.Instant) throws {
        var bytes = try Array(JSONSerialization.data(withJSONObject: message))[...]
        bytes.append(0)
        while !bytes.isEmpty {
            try wait(for: child.input, Int16(POLLOUT), before: deadline)
            let count = bytes.withUnsafeBytes { write(child.input, $0.baseAddress, $0.count) }
            if count < 0, errno != EAGAIN, errno != EINTR { throw BrowserError.gone }
            bytes = bytes.dropFirst(max(0, count))
        }
    }

    /// The next message.
    func receive(before deadline: ContinuousClock.Instant) throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = try JSONSerialization.jsonObject(with: Data(received[..<end]))
                received.removeSubrange(...end)
                guard let message = message as? [String: Any] else { throw BrowserError.gone }
                return message
            }
            try wait(for: child.output, Int16(POLLIN), before: deadline)
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(child.output, &buffer, buffer.count)
            if count == 0 || (count < 0 && errno != EINTR) { throw BrowserError.gone }
            received += buffer.prefix(max(0, count))
        }
    }

    private func wait(for descriptor: Int32, _ event: Int16, before deadline: ContinuousClock.Instant) throws {
        let rest = deadline - .now
        guard rest > .zero else { throw BrowserError.timeout }
        var polled = [pollfd(fd: descriptor, events: event, revents: 0)]
        if poll(&polled, 1, Int32(rest / .milliseconds(1)) + 1) == 0 { throw BrowserError.timeout }
    }
}

/// What went wrong between a test and its browser.
package enum BrowserError: Error {
    case timeout
    /// The browser ended, or says what is no message.
    case gone
    /// It refused a command, or a script threw.
    case refused(String)
}
