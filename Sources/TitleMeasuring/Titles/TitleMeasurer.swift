import CatalogueModel

/// Measures titles as iOS does (M: three strings of one font are known). Keeps what it shaped: another size of the same title costs a multiplication.
public final class TitleMeasurer {
    /// In points.
    public static let largestSize = 10_000.0
    /// In Unicode scalars.
    public static let longestText = 100_000

    /// In Unicode scalars: longer lines are no titles and would only fill the memory.
    private static let longestRemembered = 1000

    private var shaper: Shaper?
    private var shapedLines: BoundedCache<ShapedLineKey, ShapedLine>
    private let memory: (any ShapedLineMemory)?

    /// HarfBuzz is opened when a line has to be shaped that nobody remembers.
    /// - Parameters:
    ///   - cacheLimit: how many lines are remembered at least; never more than twice as many. Few enough stay in a core's
    ///     cache beside the font (measured), and a title is asked for in all its collections one after the other.
    ///   - memory: where lines are looked for before they are shaped, and kept when they are.
    public init(cacheLimit: Int = 512, memory: (any ShapedLineMemory)? = nil) {
        shapedLines = BoundedCache(limit: cacheLimit)
        self.memory = memory
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
    ///   - stack: the title's font, then those that are asked for a character which those before do not have.
    ///   - size: in points.
    ///   - letterSpacing: in points, added behind every character as UIKit's `kern` is.
    /// - Throws: `noFonts`, `badSize`, `badLimits`, `tooLong`, `unbreakable`, `outOfMemory`, `harfBuzzMissing`,
    ///   `harfBuzzTooOld`, and what opening fonts and the memory throw.
    public func measure(
        _ text: String, in stack: FontStack, size: Double, letterSpacing: Double = 0, limits: TitleLimits = .none
    ) throws -> MeasuredTitle {
        try check(stack, size, limits, text)
        if let line = Self.onlyLine(of: text, limits) {
            return try measure(
                CollectionOfOne(line), in: stack, size: size, letterSpacing: letterSpacing, exceedsLimits: false)
        }
        let fitting = try brokenLines(of: text, in: stack, size: size, letterSpacing: letterSpacing, limits: limits)
        return try measure(
            fitting.lines, in: stack, size: size, letterSpacing: letterSpacing, exceedsLimits: fitting.exceedsLimits)
    }

    private func measure(
        _ lines: some Collection<LineText>, in stack: FontStack, size: Double, letterSpacing: Double,
        exceedsLimits: Bool
    ) throws -> MeasuredTitle {
        let faces = stack.faces
        var (widest, units) = (0.0, 0)
        var (fonts, missing): ([Int], [Character]) = ([], [])
        for line in lines {
            let shaped = try shape(line, in: stack, size: size)
            widest = max(widest, shaped.width(of: line, in: faces, size: size, letterSpacing: letterSpacing))
            units += shaped.lineHeight
            for advance in shaped.advances where !fonts.contains(advance.font) { fonts.append(advance.font) }
            for character in shaped.missing where !missing.contains(character) { missing.append(character) }
        }
        return MeasuredTitle(
            size: TitleSize(width: widest, height: Double(units) * size / Double(faces[0].unitsPerEm)),
            lineCount: lines.count, fonts: fonts, missing: missing, exceedsLimits: exceedsLimits)
    }

    /// The lines that a title is broken into, and whether they exceed what it may have.
    func lines(
        of text: String, in stack: FontStack, size: Double, letterSpacing: Double, limits: TitleLimits
    ) throws -> LineBreaker.Result {
        try check(stack, size, limits, text)
        if let line = Self.onlyLine(of: text, limits) { return .init(lines: [line]) }
        return try brokenLines(of: text, in: stack, size: size, letterSpacing: letterSpacing, limits: limits)
    }

    private func brokenLines(
        of text: String, in stack: FontStack, size: Double, letterSpacing: Double, limits: TitleLimits
    ) throws -> LineBreaker.Result {
        let breaker = LineBreaker(limits: limits) { [self] line in
            try shape(line, in: stack, size: size)
                .width(of: line, in: stack.faces, size: size, letterSpacing: letterSpacing)
        } withoutSpaces: { [self] line in
            try openShaper().scriptWithoutSpaces(in: line)
        }
        return try breaker.lines(of: text)
    }

    /// The height of one line in points, not rounded (R7).
    /// - Throws: as `measure`; only a font that depends on its size is opened.
    public func lineHeight(in stack: FontStack, size: Double) throws -> Double {
        guard let first = stack.faces.first else { throw MeasuringError.noFonts }
        try check(size)
        let units = first.dependsOnSize ? try shape(LineText(""), in: stack, size: size).lineHeight : first.lineHeight
        return Double(units) * size / Double(first.unitsPerEm)
    }

    /// How many lines are remembered.
    var cacheCount: Int { shapedLines.count }

    /// The line that a title is, where nothing can break it.
    private static func onlyLine(of text: String, _ limits: TitleLimits) -> LineText? {
        limits.width == nil && LineBreaker.isOneLine(text) ? LineText(text) : nil
    }

    private func check(_ stack: FontStack, _ size: Double, _ limits: TitleLimits, _ text: String) throws {
        if stack.faces.isEmpty { throw MeasuringError.noFonts }
        try check(size)
        guard limits.lines ?? 1 > 0, limits.width ?? 0 >= 0 else { throw MeasuringError.badLimits(limits) }
        // No scalar has less than a byte.
        guard text.utf8.count > Self.longestText else { return }
        let length = text.unicodeScalars.count
        guard length <= Self.longestText else { throw MeasuringError.tooLong(count: length) }
    }

    private func check(_ size: Double) throws {
        guard size > 0, size <= Self.largestSize else { throw MeasuringError.badSize(size) }
    }

    private func shape(_ line: LineText, in stack: FontStack, size: Double) throws -> ShapedLine {
        guard line.scalars.count <= Self.longestRemembered else {
            return try openShaper().shape(line, in: stack.fonts(), size: size)
        }
        let key = ShapedLineKey(line, in: stack, size: size)
        return try shapedLines.value(key) {
            if let known = try memory?.shapedLine(key) { return known }
            let shaped = try openShaper().shape(line, in: stack.fonts(), size: size)
            try memory?.remember(shaped, key)
            return shaped
        }
    }

    func openShaper() throws -> Shaper {
        if let shaper { return shaper }
        let opened = Shaper(try HarfBuzz.shared())
        shaper = opened
        return opened
    }
}

extension ShapedLine {
    /// The width in points with what stands behind every character.
    fileprivate func width(of line: LineText, in faces: [FontFace], size: Double, letterSpacing: Double) -> Double {
        max(0, width(in: faces, size: size) + letterSpacing * Double(line.count))
    }
}

// It has a cache and a buffer, and no lock.
@available(*, unavailable, message: "A TitleMeasurer belongs to one thread at a time.")
extension TitleMeasurer: Sendable {}
