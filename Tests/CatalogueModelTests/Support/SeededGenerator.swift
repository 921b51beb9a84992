import Foundation

/// Random numbers that a seed repeats. `PRESETS_SEED=…` runs the tests with another seed than the fixed one.
struct SeededGenerator: RandomNumberGenerator {
    static let seed = ProcessInfo.processInfo.environment["PRESETS_SEED"].flatMap(UInt64.init) ?? 20_240_607
    private var state: UInt64

    init(seed: UInt64 = SeededGenerator.seed) {
        state = seed
        print("seed \(seed)")
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func pick<T>(_ choices: [T]) -> T {
        choices[Int(next() % UInt64(choices.count))]
    }
}
