#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Several runs of one piece of work, of which the median counts.
struct Measurement {
    /// Seconds, sorted.
    let runs: [Double]

    var median: Double { runs[runs.count / 2] }
    /// How far the runs lie apart, as a share of the median.
    var spread: Double { ((runs.last ?? 0) - (runs.first ?? 0)) / median }

    /// Runs `body` several times after `prepare`, which is not measured.
    init<Input>(_ count: Int = 5, prepare: () throws -> Input, _ body: (Input) throws -> Void) rethrows {
        var runs: [Double] = []
        for _ in 0..<count {
            let input = try prepare()
            let start = Self.now
            try body(input)
            runs.append(Self.now - start)
        }
        self.runs = runs.sorted()
    }

    /// Runs that were measured elsewhere, in seconds.
    init(runs: [Double]) { self.runs = runs.sorted() }

    init(_ count: Int = 5, _ body: () throws -> Void) rethrows {
        try self.init(count, prepare: {}, body)
    }

    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
