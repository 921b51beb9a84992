/// Numbers that were expected beside those that came.
struct Comparison {
    var what: String
    var expected: [Double]
    var got: [Double]

    /// The largest difference.
    var difference: Double { zip(expected, got).map { abs($0 - $1) }.max() ?? 0 }

    var holds: Bool { expected.count == got.count && difference < 1e-6 }
}

/// Counts what holds and tells what does not.
struct Tally {
    private(set) var held = 0
    private(set) var failed = 0

    mutating func add(_ comparison: Comparison, in context: String) {
        if comparison.holds {
            held += 1
        } else {
            failed += 1
            print("FAILED \(context): \(comparison.what) should be \(comparison.expected), is \(comparison.got)")
        }
    }

    mutating func expect(_ condition: Bool, _ sentence: String) {
        if condition {
            held += 1
        } else {
            failed += 1
            print("FAILED \(sentence)")
        }
    }
}
