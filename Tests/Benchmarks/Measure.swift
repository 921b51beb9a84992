#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Several runs of one piece of work, of which the median counts.
struct Measurement {
    /// Seconds, in the order in which they were run.
    let runs: [Double]

    var median: Double { runs.median }
    /// How far the runs lie apart, as a share of the median; nil of one run.
    var spread: Double? { runs.count > 1 ? ((runs.max() ?? 0) - (runs.min() ?? 0)) / median : nil }

    /// How many times as long as a peer: where both ran in turn, the median of what each pair says, since what else the
    /// machine does slows neighbors alike.
    func ratio(to peer: Measurement) -> Double {
        guard runs.count == peer.runs.count else { return median / peer.median }
        return zip(runs, peer.runs).map { $0 / $1 }.median
    }

    /// Runs `body` several times after `prepare`, which is not measured.
    init<Input>(_ count: Int = 5, prepare: () throws -> Input, _ body: (Input) throws -> Void) rethrows {
        var runs: [Double] = []
        for _ in 0..<count {
            let input = try prepare()
            let start = Self.now
            try body(input)
            runs.append(Self.now - start)
        }
        self.runs = runs
    }

    /// Runs two pieces of work in turn, so that what else the machine does slows both.
    static func alternating<Input>(
        _ count: Int, prepare: () throws -> Input, _ one: (Input) throws -> Void, _ other: (Input) throws -> Void
    ) rethrows -> (Measurement, Measurement) {
        var runs: (one: [Double], other: [Double]) = ([], [])
        for _ in 0..<count {
            runs.one += try Measurement(1, prepare: prepare, one).runs
            runs.other += try Measurement(1, prepare: prepare, other).runs
        }
        return (Measurement(runs: runs.one), Measurement(runs: runs.other))
    }

    static func alternating(
        _ count: Int, _ one: () throws -> Void, _ other: () throws -> Void
    ) rethrows -> (Measurement, Measurement) {
        try alternating(count, prepare: {}, one, other)
    }

    /// Runs that were measured elsewhere, in seconds.
    init(runs: [Double]) { self.runs = runs }

    init(_ count: Int = 5, _ body: () throws -> Void) rethrows {
        try self.init(count, prepare: {}, body)
    }

    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension [Double] {
    fileprivate var median: Double { sorted()[count / 2] }
}
