/// Breaks a title into lines: where it says so itself, and greedily at spaces where a line gets too wide. A word that is
/// wider than the room keeps a line of its own.
struct LineBreaker {
    let limits: TitleLimits
    /// The width of a line in points.
    let width: (LineText) throws -> Double
    /// The first script of a text that is written without spaces.
    let withoutSpaces: (LineText) throws -> Tag?

    /// In points: what binary noise may add to a line that fits.
    private static let noise = 1e-6

    struct Result {
        var lines: [LineText] = []
        var exceedsLimits = false
    }

    /// Whether no newline is in a text, for certain: it has none of the bytes that one begins with, U+0085, U+2028 and
    /// U+2029 among them.
    static func isOneLine(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { !(0x0A...0x0D).contains($0) && $0 != 0xC2 && $0 != 0xE2 }
        } ?? false
    }

    /// The last line that may be takes what is left of its paragraph; paragraphs after it are left out, as in a label.
    func lines(of text: String) throws -> Result {
        var result = Result()
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let most = limits.lines, result.lines.count == most {
                result.exceedsLimits = true
                break
            }
            try add(LineText(paragraph), to: &result)
        }
        return result
    }

    private func add(_ paragraph: LineText, to result: inout Result) throws {
        guard try !fits(paragraph) else { return result.lines.append(paragraph) }
        let words = words(of: paragraph)
        if isLast(result) || words.isEmpty {
            result.exceedsLimits = true
            return result.lines.append(paragraph)
        }
        if let script = try withoutSpaces(paragraph) {
            throw MeasuringError.unbreakable(script: script.description)
        }

        var first = 0
        while first < words.count {
            let last = isLast(result) ? words.count - 1 : try lastWord(of: paragraph, words, from: first)
            let line = paragraph[words[first].lowerBound..<words[last].upperBound]
            if try !fits(line) { result.exceedsLimits = true }
            result.lines.append(line)
            first = last + 1
        }
    }

    /// The last word that a line has room for; the first one is on it in any case.
    ///
    /// Goes on by ever longer steps and then halves the last one, so that a long line is not measured for each word.
    private func lastWord(
        of paragraph: LineText, _ words: [Range<Int>], from first: Int
    ) throws -> Int {
        func hasRoom(to last: Int) throws -> Bool {
            try fits(paragraph[words[first].lowerBound..<words[last].upperBound])
        }
        var (last, step) = (first, 1)
        while last + step < words.count, try hasRoom(to: last + step) {
            last += step
            step *= 2
        }
        var tooFar = min(last + step, words.count)
        while tooFar - last > 1 {
            let middle = (last + tooFar) / 2
            if try hasRoom(to: middle) { last = middle } else { tooFar = middle }
        }
        return last
    }

    /// Whether the next line is the last one that may be.
    private func isLast(_ result: Result) -> Bool {
        limits.lines.map { result.lines.count + 1 >= $0 } ?? false
    }

    private func fits(_ line: LineText) throws -> Bool {
        guard let limit = limits.width else { return true }
        return try width(line) <= limit + Self.noise
    }

    /// The ranges of characters between spaces. Spaces at the start belong to the first word; those where a line breaks
    /// and at the end have no width.
    private func words(of paragraph: LineText) -> [Range<Int>] {
        var words = (0..<paragraph.count).split { Self.isSpace(paragraph.scalars[paragraph.range($0).lowerBound]) }
            .map { $0.startIndex..<$0.endIndex }
        if let first = words.first { words[0] = 0..<first.upperBound }
        return words
    }

    /// Whether a line may break at a character that begins so: every space of Unicode but those that forbid it, and the one without width.
    private static func isSpace(_ first: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(first) else { return false }
        switch scalar {
        case "\t", "\u{200B}": return true
        case "\u{A0}", "\u{2007}", "\u{202F}": return false
        default: return scalar.properties.generalCategory == .spaceSeparator
        }
    }
}
