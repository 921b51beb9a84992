import Foundation

/// How much is tried: with every test run a bounded part, with `script/torture` all of it.
public enum Effort {
    /// Whether `script/torture` runs.
    public static let isLong = ProcessInfo.processInfo.environment["PRESETS_TORTURE"] != nil

    /// So many at every run, so many with `script/torture`.
    public static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

    /// Some of the numbers from 1 on, spread over all of them; with `script/torture` so many, or all where no limit is given.
    public static func some(
        _ short: Int, long: Int = .max, of count: Int, _ random: inout some RandomNumberGenerator
    ) -> [Int] {
        let parts = isLong ? long : short
        guard count > parts else { return count > 0 ? Array(1...count) : [] }
        return (0..<parts).map { part in
            Int.random(in: (part * count / parts + 1)...((part + 1) * count / parts), using: &random)
        }
    }

    /// Says how much was tried of something; `script/torture` adds the numbers up.
    public static func tried(_ count: Int, _ what: String) {
        print("tried \(count) \(what)")
    }
}
