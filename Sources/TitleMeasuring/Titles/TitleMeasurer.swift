/// Measures titles as iOS does (M: three strings of one font are known). Keeps what it shaped: another size of the same title costs a multiplication.
public final class TitleMeasurer {
    /// In points.
    public static let largestSize = 10_000.0
    /// In Unicode scalars.
    public static let longestText = 100_000

    /// In Unicode scalars: longer lines are no titles and would only fill the memory.
    private static let longestRemembered = 1000

    private let shaper: Shaper
    private var shapedLines: BoundedCache<Key, ShapedLine>

    /// What a line looks like depends on no more. Scalars and not a string: strings that look alike are equal, and may
    /// be shaped differently.
    private struct Key: Hashable {
        let fonts: [FontID]
        let scalars: [UInt32]
        /// Nil when no font depends on it.
        let size: Double?
    }

    /// - Parameter cacheLimit: how many lines are remembered at least; never more than twice as many.
    /// - Throws: `harfBuzzMissing`, `harfBuzzTooOld`.
    public init(cacheLimit: Int = 4096) throws(MeasuringError) {
        shaper = Shaper(try HarfBuzz.shared())
        shapedLines = BoundedCache(limit: cacheLimit)
    }

    /// The version of HarfBuzz, as in `6.0.0`. Another one may measure differently.
    public static func harfBuzzVersion() throws(MeasuringError) -> String { try HarfBuzz.shared().version }

    /// Measures a title.
    ///
    /// A line is as wide as the advances of its glyphs, each run with the units of its font. It is as high as ascender,
    /// descender and line gap of the **first** font, whichever fonts are used: a button's height must not change with
    /// the translation of its title, and R7 takes one line of the title's font even without a title.
    /// - Parameters:
    ///   - text: lines are broken at every newline that Unicode knows (`\n`, `\r\n`, U+2028, …), and at spaces where a
    ///     width is given.
    ///   - fonts: the title's font, then those that are asked for a character which those before do not have.
    ///   - size: in points.
    /// - Throws: `noFonts`, `badSize`, `badLimits`, `tooLong`, `unbreakable`, `outOfMemory`.
    public func measure(
        _ text: String, in fonts: [Font], size: Double, limits: TitleLimits = .none
    ) throws(MeasuringError) -> MeasuredTitle {
        guard let first = fonts.first else { throw .noFonts }
        guard size > 0, size <= Self.largestSize else { throw .badSize(size) }
        guard limits.lines ?? 1 > 0, limits.width ?? 0 >= 0 else { throw .badLimits(limits) }
        let length = text.unicodeScalars.count
        guard length <= Self.longestText else { throw .tooLong(count: length) }

        let breaker = LineBreaker(limits: limits) { [self] line throws(MeasuringError) in
            try shape(line, in: fonts, size: size).width(in: fonts, size: size)
        } withoutSpaces: { [shaper] line in
            shaper.scriptWithoutSpaces(in: line)
        }
        let fitting = try breaker.lines(of: text)

        var width = 0.0
        var (usedFonts, missing): ([Int], [Character]) = ([], [])
        for line in fitting.lines {
            let shaped = try shape(line, in: fonts, size: size)
            width = max(width, shaped.width(in: fonts, size: size))
            usedFonts += shaped.advances.map(\.font).filter { !usedFonts.contains($0) }
            missing += shaped.missing.filter { !missing.contains($0) }
        }
        let units = first.lineMetrics(at: size).lineHeight * fitting.lines.count
        return MeasuredTitle(
            size: TitleSize(width: width, height: Double(units) * size / Double(first.unitsPerEm)),
            lineCount: fitting.lines.count, fonts: usedFonts, missing: missing, exceedsLimits: fitting.exceedsLimits)
    }

    /// The height of one line in points, not rounded (R7).
    public static func lineHeight(of font: Font, size: Double) -> Double {
        Double(font.lineMetrics(at: size).lineHeight) * size / Double(font.unitsPerEm)
    }

    /// How many lines are remembered.
    var cacheCount: Int { shapedLines.count }

    private func shape(_ line: LineText, in fonts: [Font], size: Double) throws(MeasuringError) -> ShapedLine {
        guard line.scalars.count <= Self.longestRemembered else {
            return try shaper.shape(line, in: fonts, size: size)
        }
        let dependsOnSize = fonts.contains { $0.dependsOnSize }
        let key = Key(fonts: fonts.map(\.id), scalars: line.scalars, size: dependsOnSize ? size : nil)
        return try shapedLines.value(key) { () throws(MeasuringError) in
            try shaper.shape(line, in: fonts, size: size)
        }
    }
}

// It has a cache and a buffer, and no lock.
@available(*, unavailable, message: "A TitleMeasurer belongs to one thread at a time.")
extension TitleMeasurer: Sendable {}
