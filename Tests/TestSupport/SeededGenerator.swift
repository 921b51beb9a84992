import Foundation

/// Random numbers that a seed repeats, the same on every machine.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// The seed that the test names.
    public init(seed: UInt64) {
        state = seed
    }

    /// The fixed seed, or the one of `PRESETS_SEED=…`; printed, so that a failure can be run again.
    public init() {
        let seed = ProcessInfo.processInfo.environment["PRESETS_SEED"].flatMap(UInt64.init) ?? 20_240_607
        print("seed \(seed)")
        self.init(seed: seed)
    }

    /// SplitMix64.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    public mutating func pick<T>(_ choices: [T]) -> T {
        choices[Int(next() % UInt64(choices.count))]
    }
}
