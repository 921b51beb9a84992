/// SplitMix64: the same numbers for the same seed on every machine, so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

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
