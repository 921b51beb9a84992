import Foundation

/// The three streams of a child, moved forward as each is ready.
struct Streams {
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    private var input: ArraySlice<UInt8>
    /// Input, output, errors; -1 where a stream has ended.
    private var descriptors: [Int32]

    init(_ child: Child, input: [UInt8]) {
        self.input = input[...]
        descriptors = [child.input, child.output, child.errors]
        if input.isEmpty { end(0) }
    }

    /// Whether the child may still say something.
    var areOpen: Bool { descriptors[1] >= 0 || descriptors[2] >= 0 }

    mutating func move(waitingAtMost time: Duration) {
        var polled = descriptors.enumerated().map {
            pollfd(fd: $1, events: Int16($0 == 0 ? POLLOUT : POLLIN), revents: 0)
        }
        let milliseconds = Int32(time / .milliseconds(1)) + 1
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
        if polled[0].revents != 0 { writeSome() }
        if polled[1].revents != 0 { output += readSome(1) }
        if polled[2].revents != 0 { errors += readSome(2) }
    }

    mutating func close() {
        for index in descriptors.indices { end(index) }
    }

    private mutating func writeSome() {
        let count = input.withUnsafeBytes { write(descriptors[0], $0.baseAddress, $0.count) }
        input = input.dropFirst(max(0, count))
        if input.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { end(0) }
    }

    private mutating func readSome(_ index: Int) -> ArraySlice<UInt8> {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = read(descriptors[index], &buffer, buffer.count)
        if count == 0 || (count < 0 && errno != EINTR) { end(index) }
        return buffer.prefix(max(0, count))
    }

    private mutating func end(_ index: Int) {
        if descriptors[index] >= 0 { Foundation.close(descriptors[index]) }
        descriptors[index] = -1
    }
}
