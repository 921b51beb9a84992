/// A run with the side from which it is read, for lines in which both directions meet.
///
/// Measuring does not need the order; drawing does. This is the part of the bidirectional algorithm (UAX #9) that titles
/// need: words and numbers of one direction within the other, and what stands between them. Explicit marks, and pairs of
/// brackets around a change of direction, are not followed.
struct VisualRun {
    var run: TextRun
    /// Even from left to right, odd from right to left (UAX #9).
    var level: Int

    var isRightToLeft: Bool { level % 2 == 1 }

    /// The runs of a line from left to right.
    static func order(_ runs: [TextRun], of line: LineText, in shaper: Shaper) -> [VisualRun] {
        let directions = runs.map { shaper.direction(of: $0.script) == Shaper.rightToLeft }
        guard directions.contains(true) else { return runs.map { VisualRun(run: $0, level: 0) } }
        // The first letter says how the line is read; what has no direction at its start goes with it.
        let base = directions[0] ? 1 : 0
        var pieces: [VisualRun] = []
        for (index, run) in runs.enumerated() {
            let isRightToLeft = directions[index]
            let level = isRightToLeft ? 1 : 2 * base
            let isLastOfDirection = index + 1 == runs.count || directions[index + 1] != isRightToLeft
            var range = run.range
            if isLastOfDirection {
                while let last = range.last, shaper.isNeutral(line.scalars[last]), range.count > 1 {
                    range = range.lowerBound..<last
                }
            }
            for part in isRightToLeft ? parts(of: range, in: line) : [(range, false)] {
                pieces.append(piece(of: run, part.0, part.1 ? 2 : level))
            }
            if range.upperBound < run.range.upperBound {
                pieces.append(piece(of: run, range.upperBound..<run.range.upperBound, base))
            }
        }
        return reordered(pieces)
    }

    private static func piece(of run: TextRun, _ range: Range<Int>, _ level: Int) -> VisualRun {
        VisualRun(run: TextRun(range: range, script: run.script, font: run.font), level: level)
    }

    /// Numbers are written from left to right everywhere.
    private static func parts(of range: Range<Int>, in line: LineText) -> [(Range<Int>, isNumber: Bool)] {
        var parts: [(Range<Int>, isNumber: Bool)] = []
        for index in range {
            let isNumber = isPartOfNumber(index, within: range, of: line)
            if let last = parts.last, last.isNumber == isNumber {
                parts[parts.count - 1].0 = last.0.lowerBound..<(index + 1)
            } else {
                parts.append((index..<(index + 1), isNumber))
            }
        }
        return parts
    }

    /// A digit, or a point, comma, colon or slash between two.
    private static func isPartOfNumber(_ index: Int, within range: Range<Int>, of line: LineText) -> Bool {
        if isDigit(line.scalars[index]) { return true }
        guard [0x2C, 0x2E, 0x2F, 0x3A].contains(line.scalars[index]), range.contains(index - 1),
            range.contains(index + 1)
        else { return false }
        return isDigit(line.scalars[index - 1]) && isDigit(line.scalars[index + 1])
    }

    private static func isDigit(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.generalCategory == .decimalNumber
    }

    /// L2: from the highest level down, what is at least so high is turned around.
    private static func reordered(_ pieces: [VisualRun]) -> [VisualRun] {
        var pieces = pieces
        for level in stride(from: pieces.map(\.level).max() ?? 0, to: 0, by: -1) {
            var start = 0
            while start < pieces.count {
                guard pieces[start].level >= level else {
                    start += 1
                    continue
                }
                let end = pieces[start...].firstIndex { $0.level < level } ?? pieces.count
                pieces[start..<end].reverse()
                start = end
            }
        }
        return pieces
    }
}

extension Shaper {
    /// Whether a character has no direction of its own. Digits have one, in what is drawn.
    fileprivate func isNeutral(_ scalar: UInt32) -> Bool {
        guard scripts.script(of: scalar) == nil else { return false }
        switch Unicode.Scalar(scalar)?.properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .enclosingMark, .spacingMark, .format: return false
        default: return true
        }
    }
}
