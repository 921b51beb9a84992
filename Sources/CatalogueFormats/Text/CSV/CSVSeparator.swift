/// What stands between the fields of a CSV record.
public enum CSVSeparator: UInt8, Hashable, Sendable, CaseIterable {
    /// `,`, the standard.
    case comma = 0x2C
    /// `;`, written by spreadsheets where the comma is the decimal sign.
    case semicolon = 0x3B
    /// A tab.
    case tab = 0x09

    /// Guesses the separator: the one seen most in the first line outside of quotes, the comma if none is.
    public static func detected(in source: [UInt8]) -> CSVSeparator {
        var counts: [CSVSeparator: Int] = [:]
        var isQuoted = false
        for byte in source {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A || byte == 0x0D { break }
            if let separator = CSVSeparator(rawValue: byte) { counts[separator, default: 0] += 1 }
        }
        // In the order of the cases, so that a tie does not depend on hashing.
        return allCases.reduce(.comma) { counts[$1, default: 0] > counts[$0, default: 0] ? $1 : $0 }
    }
}
