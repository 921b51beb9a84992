import CatalogueModel
import CHarfBuzz

/// Shapes lines. Holds the buffer of HarfBuzz that all of them go through.
final class Shaper {
    let library: HarfBuzz
    private let buffer: Handle
    let scripts: Script

    init(_ library: HarfBuzz) {
        self.library = library
        buffer = Handle(library.call.buffer_create(), library.call.buffer_destroy)
        scripts = Script(library)
    }

    /// The first script in a text that is written without spaces.
    func scriptWithoutSpaces(in line: LineText) -> Tag? {
        (0..<line.count).lazy.compactMap { self.scripts.script(of: $0, line) }
            .first { Script.withoutSpaces.contains($0) }
    }

    /// Shapes a line in the fonts that are to be tried in that order, of which there is at least one.
    /// - Parameter size: in points, for fonts that depend on it.
    func shape(_ line: LineText, in fonts: [Font], size: Double) throws(MeasuringError) -> ShapedLine {
        for font in fonts { font.use(size: size) }
        var shaped = ShapedLine(lineHeight: fonts[0].lineMetrics(at: size).lineHeight)
        var missing: Set<Int> = []
        func add(_ run: TextRun) throws(MeasuringError) {
            let glyphs = try shape(line, run, in: fonts[run.font])
            shaped.add(glyphs.advance, font: run.font)
            missing.formUnion(glyphs.missing.map(line.character(ofScalar:)))
        }
        if let run = onlyRun(of: line, in: fonts) {
            try add(run)
        } else {
            for run in try runs(of: line, in: fonts) { try add(run) }
        }
        if missing.isEmpty { return shaped }
        for character in missing.sorted().map({ line[$0] }) where !shaped.missing.contains(character) {
            shaped.missing.append(character)
        }
        return shaped
    }

    /// Divides a line by script and by font. A neutral character has the script of the one before it, at the start that
    /// of the first one after it.
    func runs(of line: LineText, in fonts: [Font]) throws(MeasuringError) -> [TextRun] {
        if let run = onlyRun(of: line, in: fonts) { return [run] }
        var script = scripts.first(in: line) ?? Script.common
        var runs: [TextRun] = []
        for character in 0..<line.count {
            let range = line.range(character)
            script = scripts.script(of: character, line) ?? script
            let font = try firstFont(for: line, TextRun(range: range, script: script, font: 0), in: fonts)
            if let last = runs.indices.last, runs[last].script == script, runs[last].font == font {
                runs[last].range = runs[last].range.lowerBound..<range.upperBound
            } else {
                runs.append(TextRun(range: range, script: script, font: font))
            }
        }
        return runs
    }

    /// The run that a line of ASCII is, all of which is Latin or neutral; nil where there may be none or several.
    private func onlyRun(of line: LineText, in fonts: [Font]) -> TextRun? {
        guard line.isASCII, fonts.count == 1, line.count > 0 else { return nil }
        return TextRun(range: 0..<line.count, script: scripts.first(in: line) ?? Script.common, font: 0)
    }

    /// The first font that has all glyphs of a character; when none has, the first of those that lack the fewest.
    private func firstFont(
        for line: LineText, _ run: TextRun, in fonts: [Font]
    ) throws(MeasuringError) -> Int {
        if fonts.count == 1 || hasGlyphs(line.scalars[run.range], fonts[0]) { return 0 }
        var best = (font: 0, missing: Int.max)
        for (index, font) in fonts.enumerated() {
            // A font may lack the accented letter and have both parts, or lack a joiner that is never seen: whether it
            // can show the character is only certain when it is shaped.
            let missing =
                hasGlyphs(line.scalars[run.range], font) ? 0 : try shape(line, run, in: font).missing.count
            if missing == 0 { return index }
            if missing < best.missing { best = (index, missing) }
        }
        return best.font
    }

    private func hasGlyphs(_ scalars: ArraySlice<UInt32>, _ font: Font) -> Bool {
        scalars.allSatisfy { scalar in
            var glyph: UInt32 = 0
            return library.call.font_get_nominal_glyph(font.handle.pointer, scalar, &glyph) != 0 && glyph != 0
        }
    }

    /// Shapes a run.
    /// - Returns: the sum of its advances in font units, and the scalars with which missing glyphs begin.
    private func shape(
        _ line: LineText, _ run: TextRun, in font: Font
    ) throws(MeasuringError) -> (advance: Int, missing: [Int]) {
        try glyphs(line, run, in: font, direction: direction(of: run.script)) { infos, positions in
            (
                positions.reduce(0) { $0 + Int($1.x_advance) },
                infos.filter { $0.codepoint == 0 }.map { Int($0.cluster) }
            )
        }
    }

    /// Shapes a run, seeing what stands around it: letters join across a change of font.
    /// - Parameter body: gets the glyphs from left to right and where they are, in font units.
    func glyphs<Result>(
        _ line: LineText, _ run: TextRun, in font: Font, direction: Int32,
        _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Result
    ) throws(MeasuringError) -> Result {
        let call = library.call
        let buffer = buffer.pointer
        call.buffer_clear_contents(buffer)
        // The language stays open, so that no setting of the machine has a say.
        call.buffer_set_script(buffer, run.script.rawValue)
        call.buffer_set_direction(buffer, direction)
        line.scalars.withUnsafeBufferPointer { scalars in
            guard let start = scalars.baseAddress else { return }
            call.buffer_add_utf32(
                buffer, start, Int32(scalars.count), UInt32(run.range.lowerBound), Int32(run.range.count))
        }
        call.shape(font.handle.pointer, buffer, nil, 0)
        guard call.buffer_allocation_successful(buffer) != 0 else { throw .outOfMemory }

        var count: UInt32 = 0
        let infos = UnsafeBufferPointer(start: call.buffer_get_glyph_infos(buffer, &count), count: Int(count))
        let positions = UnsafeBufferPointer(start: call.buffer_get_glyph_positions(buffer, &count), count: Int(count))
        return body(infos, positions)
    }

    static let leftToRight: Int32 = 4  // HB_DIRECTION_LTR
    static let rightToLeft: Int32 = 5  // HB_DIRECTION_RTL

    func direction(of script: Tag) -> Int32 {
        // 0 stands for scripts that are written both ways.
        let direction = library.call.script_get_horizontal_direction(script.rawValue)
        return direction == 0 ? Self.leftToRight : direction
    }
}

// It shapes everything in one buffer.
@available(*, unavailable, message: "A Shaper belongs to one thread at a time.")
extension Shaper: Sendable {}
