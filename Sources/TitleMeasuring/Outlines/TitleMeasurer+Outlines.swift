import CatalogueModel

extension TitleMeasurer {
    /// The most steps that the outlines of a title have; longer ones are no picture of a title.
    public static let longestOutline = 20_000
    /// In Unicode scalars.
    public static let longestDrawnText = 1000

    /// A title as the outlines of its glyphs, in the lines and with the advances that it is measured with. Its fonts are
    /// opened.
    /// - Parameters: as of `measure`.
    /// - Returns: nil where this HarfBuzz does not draw (before version 4), for what is too long, and where a glyph is no
    ///   outline.
    /// - Throws: as `measure`.
    public func outlines(
        of text: String, in stack: FontStack, size: Double, letterSpacing: Double = 0, limits: TitleLimits = .none
    ) throws -> TitleOutlines? {
        guard text.unicodeScalars.count <= Self.longestDrawnText else { return nil }
        let shaper = try openShaper()
        guard let drawing = shaper.library.drawing else { return nil }
        let lines = try lines(of: text, in: stack, size: size, letterSpacing: letterSpacing, limits: limits).lines
        let fonts = try stack.fonts()
        guard let first = fonts.first else { throw MeasuringError.noFonts }

        let unit = size / Double(first.face.unitsPerEm)
        let metrics = first.lineMetrics(at: size)
        let height = Double(metrics.lineHeight) * unit
        let pen = OutlinePen(drawing, limit: Self.longestOutline)
        var outlines = TitleOutlines(lines: [], width: 0, height: height * Double(lines.count))
        for (index, line) in lines.enumerated() {
            let width = try shaper.draw(line, in: fonts, size: size, letterSpacing: letterSpacing, with: pen)
            if pen.isBroken { return nil }
            outlines.width = max(outlines.width, width)
            outlines.lines.append(
                .init(
                    path: pen.take(), width: width,
                    baseline: Double(index) * height + Double(metrics.ascender) * unit))
        }
        return outlines
    }
}
