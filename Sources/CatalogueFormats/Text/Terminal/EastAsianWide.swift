/// Whether a scalar is East Asian wide or full-width and no emoji (emoji the standard library knows by itself).
func isEastAsianWide(_ scalar: UInt32) -> Bool {
    eastAsianWideRanges.contains { $0.first <= scalar && scalar <= $0.last }
}

/// Unicode 15.0's EastAsianWidth.txt, classes W and F; holes of unassigned scalars and of emoji are closed.
private let eastAsianWideRanges: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F), (0x2329, 0x232A), (0x2E80, 0x303E), (0x3041, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA4C6),
    (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE6B), (0xFF01, 0xFF60),
    (0xFFE0, 0xFFE6), (0x16FE0, 0x18D08), (0x1AFF0, 0x1B2FB), (0x1F200, 0x1F265), (0x20000, 0x3FFFD),
]
