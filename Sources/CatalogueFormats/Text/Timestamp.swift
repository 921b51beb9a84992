#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Points in time as they are written everywhere: UTC.
enum Timestamp {
    /// `2026-11-30T12:00:00Z`, from seconds since 1970.
    static func text(_ seconds: Int64) -> String {
        Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
    }

    /// `2026-11-30`
    static func day(_ seconds: Int64) -> String { String(text(seconds).prefix(10)) }
}
