import TestSupport

extension SeededGenerator {
    /// A text of what formats trip over: delimiters, quotes, newlines, controls, full-width operators, emoji, marks.
    mutating func text(upTo length: Int = 12) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...length, using: &self) {
            switch Int.random(in: 0..<10, using: &self) {
            case 0..<8: text.append(Self.troublesome.randomElement(using: &self) ?? "x")
            case 8: text.append(Unicode.Scalar(UInt8.random(in: 0...255, using: &self)))
            default: text.append(Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) ?? "\u{FFFD}")
            }
        }
        return String(text)
    }

    private static let troublesome = Array(
        "'''==+-@,,;\t\r\n\"\" \\/|a1\u{0}\u{1B}\u{7F}\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\u{FEFF}\u{A0}\u{200B}\u{2028}\u{301}é😀"
            .unicodeScalars
    )
}
