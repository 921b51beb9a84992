/// Four ASCII letters that name a table, an axis, or a script (ISO 15924).
struct Tag: Hashable, Sendable, CustomStringConvertible {
    let rawValue: UInt32

    init(_ rawValue: UInt32) { self.rawValue = rawValue }

    init(_ letters: StaticString) {
        rawValue = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    var description: String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }, as: UTF8.self)
    }
}
