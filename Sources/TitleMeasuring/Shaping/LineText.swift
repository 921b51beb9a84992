/// A line of text by characters and by scalars. A character (a grapheme cluster) is never divided: combining marks and
/// joined emoji stay with their base.
struct LineText {
    /// As HarfBuzz takes them.
    let scalars: [UInt32]
    /// Where each character begins in the scalars, and where the last one ends; nil where each scalar is a character.
    private let bounds: [Int]?

    init(_ text: some StringProtocol) {
        // In ASCII only CR and LF are one character, and neither is in a line. Finding characters takes longer than all
        // the rest (measured).
        if let ascii = Self.ascii(text) {
            (scalars, bounds) = (ascii, nil)
            return
        }
        var scalars: [UInt32] = []
        var bounds = [0]
        for character in text {
            scalars += character.unicodeScalars.lazy.map(\.value)
            bounds.append(scalars.count)
        }
        self.scalars = scalars
        self.bounds = bounds
    }

    /// The scalars of a line in ASCII; nil for others.
    private static func ascii(_ text: some StringProtocol) -> [UInt32]? {
        let scalars = text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? bytes.map(UInt32.init) : nil
        }
        return scalars ?? nil
    }

    private init(scalars: [UInt32], bounds: [Int]?) {
        self.scalars = scalars
        self.bounds = bounds
    }

    /// Whether it is known to have nothing but ASCII.
    var isASCII: Bool { bounds == nil }

    /// How many characters there are.
    var count: Int { bounds.map { $0.count - 1 } ?? scalars.count }

    /// One character.
    subscript(character: Int) -> Character {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range(character)].lazy.compactMap(Unicode.Scalar.init))
        return String(text).first ?? "\u{FFFD}"
    }

    /// Some characters as a line of their own.
    subscript(characters: Range<Int>) -> LineText {
        guard let bounds else { return LineText(scalars: Array(scalars[characters]), bounds: nil) }
        let start = bounds[characters.lowerBound]
        return LineText(
            scalars: Array(scalars[start..<bounds[characters.upperBound]]),
            bounds: bounds[characters.lowerBound...characters.upperBound].map { $0 - start })
    }

    /// The scalars of one character.
    func range(_ character: Int) -> Range<Int> {
        bounds.map { $0[character]..<$0[character + 1] } ?? character..<character + 1
    }

    /// The character that a scalar belongs to.
    func character(ofScalar index: Int) -> Int {
        guard let bounds else { return index }
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if bounds[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }
}
