import CHarfBuzz
import CatalogueModel

extension Shaper {
    /// Draws a line; its baseline begins at the origin.
    /// - Returns: the sum of the advances in points.
    func draw(
        _ line: LineText, in fonts: [Font], size: Double, letterSpacing: Double, with pen: OutlinePen
    ) throws(MeasuringError) -> Double {
        for font in fonts { font.use(size: size) }
        var x = 0.0
        for piece in VisualRun.order(try runs(of: line, in: fonts), of: line, in: self) {
            let font = fonts[piece.run.font]
            let unit = size / Double(font.face.unitsPerEm)
            let glyphs = try glyphs(
                line, piece.run, in: font, direction: piece.isRightToLeft ? Self.rightToLeft : Self.leftToRight
            ) { infos, positions in zip(infos, positions).map(ShapedGlyph.init) }
            for (index, glyph) in glyphs.enumerated() {
                let isDrawn = pen.draw(
                    glyph.id, of: font, x: x + glyph.offset.x * unit, y: -glyph.offset.y * unit, unit: unit)
                if !isDrawn, glyph.advance > 0, !isBlank(line.scalars[glyph.cluster]) { pen.skip() }
                x += glyph.advance * unit
                // A cluster may have several glyphs, and stand for several characters.
                guard letterSpacing != 0, index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster
                else { continue }
                x += letterSpacing * Double(characters(of: glyph.cluster, among: glyphs, piece.run, line))
            }
        }
        return max(0, x)
    }

    private func isBlank(_ scalar: UInt32) -> Bool {
        guard let properties = Unicode.Scalar(scalar)?.properties else { return true }
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
    }

    private func characters(of cluster: Int, among glyphs: [ShapedGlyph], _ run: TextRun, _ line: LineText) -> Int {
        let end = glyphs.map(\.cluster).filter { $0 > cluster }.min() ?? run.range.upperBound
        return (0..<line.count).count { cluster..<end ~= line.range($0).lowerBound }
    }
}

/// A glyph in font units.
private struct ShapedGlyph {
    let id: UInt32
    let cluster: Int
    let advance: Double
    let offset: (x: Double, y: Double)

    init(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) {
        id = info.codepoint
        cluster = Int(info.cluster)
        advance = Double(position.x_advance)
        offset = (Double(position.x_offset), Double(position.y_offset))
    }
}
