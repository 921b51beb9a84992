extension TestFont {
    /// What OpenType asks of every font, and what this one has besides.
    var allTables: [String: FontBytes] {
        var all = [
            "head": head, "hhea": hhea, "hmtx": hmtx, "maxp": maxp, "cmap": cmap, "name": name, "OS/2": os2,
            "post": post, "glyf": glyf, "loca": loca, "kern": kern, "GSUB": gsub,
        ]
        if kerning.isEmpty { all["kern"] = nil }
        if ligatures.isEmpty { all["GSUB"] = nil }
        return all.merging(tables) { _, own in own }
    }

    private var glyf: FontBytes {
        guard boxHeight != nil else { return FontBytes(0) }
        var table = FontBytes()
        for (index, advance) in glyphAdvances.enumerated() { table.add(outline(index, advance)) }
        return table
    }

    /// Where each glyph begins, and the last one ends, in pairs of bytes.
    private var loca: FontBytes {
        var table = FontBytes(0)
        var place = 0
        for (index, advance) in glyphAdvances.enumerated() {
            if boxHeight != nil { place += outline(index, advance).count / 2 }
            table.add(place)
        }
        return table
    }

    private func outline(_ index: Int, _ advance: Int) -> FontBytes {
        let isSpace = scalars.indices.contains(index - 1) && scalars[index - 1] == " "
        guard let boxHeight, !isSpace else { return FontBytes() }
        var outline = FontBytes(1, 0, 0, advance, boxHeight, 3, 0)
        for _ in 0..<4 { outline.add(UInt8(1)) }  // points of the outline, two bytes to the next
        outline.add(0, advance, 0, -advance, 0, 0, boxHeight, 0)
        return outline
    }

    private var head: FontBytes {
        var table = FontBytes(1, 0, 1, 0, 0, 0)
        table.add(UInt32(0x5F0F_3CF5))
        table.add(0, unitsPerEm)
        table.add(zeros: 16)
        table.add(0, 0, 0, 0, 0, 8, 2, 0, 0)
        return table
    }

    private var hhea: FontBytes {
        var table = FontBytes(1, 0, ascender, descender, lineGap)
        table.add(zeros: 24)
        table.add(glyphAdvances.count)
        return table
    }

    private var hmtx: FontBytes {
        var table = FontBytes()
        for advance in glyphAdvances { table.add(advance, 0) }
        return table
    }

    private var maxp: FontBytes {
        var table = FontBytes(1, 0, glyphAdvances.count)
        table.add(zeros: 26)
        return table
    }

    /// Format 12: all of Unicode.
    private var cmap: FontBytes {
        var table = FontBytes(0, 1, 3, 10)
        table.add(UInt32(12))
        table.add(12, 0)
        for number in [16 + 12 * scalars.count, 0, scalars.count] { table.add(UInt32(number)) }
        for (index, scalar) in scalars.enumerated() {
            for number in [scalar.value, scalar.value, UInt32(index + 1)] { table.add(number) }
        }
        return table
    }

    private var name: FontBytes {
        var (records, texts) = (FontBytes(0, 2, 6 + 2 * 12), FontBytes())
        for (number, text) in [(1, family), (2, style)] {
            let units = Array(text.utf16)
            records.add(3, 1, 0x409, number, 2 * units.count, texts.count)
            for unit in units { texts.add(unit) }
        }
        records.add(texts)
        return records
    }

    private var os2: FontBytes {
        var table = FontBytes(0, 0, weight, 5)
        table.add(zeros: 60)
        table.add(ascender, descender, lineGap, ascender, -descender)
        return table
    }

    private var post: FontBytes {
        var table = FontBytes(3, 0)
        table.add(zeros: 28)
        return table
    }

    private var kern: FontBytes {
        let pairs = kerning.map { [glyph($0.key.left), glyph($0.key.right), $0.value] }
            .sorted { $0.lexicographicallyPrecedes($1) }
        var table = FontBytes(0, 1, 0, 14 + 6 * pairs.count, 1, pairs.count, 0, 0, 0)
        for pair in pairs { table.add(pair) }
        return table
    }

    /// `liga` for every script.
    private var gsub: FontBytes {
        let first = glyphAdvances.count - ligatures.count
        var table = FontBytes(1, 0, 10, 30, 44)
        table.add(1)  // scripts, at 10
        table.add(tag: "DFLT")
        table.add(8, 4, 0, 0, 0xFFFF, 1, 0)
        table.add(1)  // features, at 30
        table.add(tag: "liga")
        table.add(8, 0, 1, 0)
        table.add(1, 4, 4, 0, 1, 8)  // lookups, at 44
        // The substitutions: a set of one for each ligature, then what they begin with.
        let sets = sortedLigatures.map { [1, 4, 0, $0.parts.count] + $0.parts.dropFirst() }
        var offset = 6 + 2 * sets.count
        var offsets: [Int] = []
        for set in sets {
            offsets.append(offset)
            offset += 2 * set.count
        }
        table.add([1, offset, sets.count] + offsets)
        for (index, set) in sets.enumerated() {
            table.add(set.enumerated().map { $0.offset == 2 ? first + index : $0.element })
        }
        table.add([1, sets.count] + sortedLigatures.map { $0.parts[0] })
        return table
    }
}

extension TestFont {
    /// Adds to the advance of every character, at sizes up to 10 points `small`, from 20 on `large`, evenly in between.
    public mutating func track(small: Int, large: Int) {
        var table = FontBytes(1, 0, 0, 12, 0, 0)
        table.add(1, 2, 0, 28, 0, 0, 256, 36)  // one track, two sizes; the sizes at 28, the values at 36
        table.add(10, 0, 20, 0, small, large)
        tables["trak"] = table
    }

    /// An axis, of optical sizes from 10 to 20 points if not said otherwise. At its end every glyph is wider by `delta`.
    public mutating func widen(by delta: Int, along axis: String = "opsz", from low: Int = 10, to high: Int = 20) {
        var axes = FontBytes(1, 0, 16, 2, 1, 20, 0, 8)
        axes.add(tag: axis)
        axes.add(low, 0, low, 0, high, 0, 0, 256)
        tables["fvar"] = axes

        let count = glyphAdvances.count
        var widths = FontBytes(1, 0, 0, 20, 0, 0, 0, 0, 0, 0)
        widths.add(1, 0, 12, 1, 0, 22)  // the region at 12, the deltas at 22
        widths.add(1, 1, 0, 0x4000, 0x4000)
        widths.add(count, 1, 1, 0)
        widths.add(Array(repeating: delta, count: count))
        tables["HVAR"] = widths
    }
}
