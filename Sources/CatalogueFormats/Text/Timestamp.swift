#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Points in time as they are written everywhere: UTC.
enum Timestamp {
    /// The years from 0 to 9999, in seconds since 1970.
    private static let writable: ClosedRange<Int64> = -62_167_219_200...253_402_300_799

    /// `2026-11-30T12:00:00Z`, from seconds since 1970. What no four digits can say is the first or the last second that
    /// they can.
    static func text(_ seconds: Int64) -> String {
        var seconds = time_t(min(max(seconds, writable.lowerBound), writable.upperBound))
        var date = tm()
        gmtime_r(&seconds, &date)
        let day = [digits(date.tm_year + 1900, 4), digits(date.tm_mon + 1, 2), digits(date.tm_mday, 2)]
        let time = [date.tm_hour, date.tm_min, date.tm_sec].map { digits($0, 2) }
        return "\(day.joined(separator: "-"))T\(time.joined(separator: ":"))Z"
    }

    /// `2026-11-30`
    static func day(_ seconds: Int64) -> String { String(text(seconds).prefix(10)) }

    private static func digits(_ number: Int32, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: count - text.utf8.count) + text
    }
}
