import Foundation

/// How much is tried: with every test run a bounded part, with `script/torture` all of it.
public enum Effort {
    /// Whether `script/torture` runs.
    public static let isLong = ProcessInfo.processInfo.environment["PRESETS_TORTURE"] != nil

    /// So many at every run, so many with `script/torture`.
    public static func count(_ short: Int, long: Int) -> Int { isLong ? long : short }

    /// Some of the numbers from 1 on, spread over all of them; all with `script/torture`.
    public static func some(_ short: Int, of count: Int, _ random: inout some RandomNumberGenerator) -> [Int] {
        guard !isLong, count > short else { return count > 0 ? Array(1...count) : [] }
        return (0..<short).map { part in
            let bounds = (part * count / short + 1)...((part + 1) * count / short)
            return Int.random(in: bounds, using: &random)
        }
    }
}
