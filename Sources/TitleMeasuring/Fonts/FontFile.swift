import CHarfBuzz

/// A font file of which nothing is known yet. HarfBuzz reads damaged ones as fonts without content, which would measure
/// every title as nothing; they are refused here.
struct FontFile {
    let face: Handle
    let glyphCount: Int
    let unitsPerEm: Int
    private let library: HarfBuzz

    init(_ bytes: [UInt8], faceIndex: Int, library: HarfBuzz) throws(MeasuringError) {
        self.library = library
        // HarfBuzz takes no more.
        guard let length = UInt32(exactly: bytes.count), length < 1 << 31 else { throw .notAFont(.notAFontFile) }
        let copy: Int32 = 0  // HB_MEMORY_MODE_DUPLICATE
        let blob = bytes.withUnsafeBytes { bytes in
            bytes.baseAddress.map {
                Handle(library.call.blob_create($0, length, copy, nil, nil), library.call.blob_destroy)
            }
        }
        guard let blob else { throw .notAFont(.notAFontFile) }
        let count = Int(library.call.face_count(blob.pointer))
        guard count > 0 else { throw .notAFont(.notAFontFile) }
        guard (0..<count).contains(faceIndex) else { throw .noSuchFace(index: faceIndex, count: count) }

        face = Handle(library.call.face_create(blob.pointer, UInt32(faceIndex)), library.call.face_destroy)
        glyphCount = Int(library.call.face_get_glyph_count(face.pointer))
        unitsPerEm = Int(library.call.face_get_upem(face.pointer))
        try check()
    }

    private func check() throws(MeasuringError) {
        // The first bytes of the tables without which every glyph would be missing or have no width.
        for (tag, length) in [("head", 54), ("hhea", 36), ("maxp", 6), ("hmtx", 4), ("cmap", 4)]
            as [(StaticString, Int)]
        {
            guard tableBytes(tag, atLeast: length) != nil else { throw .notAFont(.table("\(tag)")) }
        }
        guard glyphCount > 0 else { throw .notAFont(.noGlyphs) }
        // HarfBuzz goes on with 1000 where the font says what it may not.
        guard let written = number(in: "head", at: 18), written == unitsPerEm else {
            throw .notAFont(.unitsPerEm(number(in: "head", at: 18) ?? 0))
        }
    }

    /// From `OS/2`.
    var weight: Int? {
        number(in: "OS/2", at: 4).flatMap { (1...1000).contains($0) ? $0 : nil }
    }

    func hasTable(_ tag: StaticString) -> Bool { tableBytes(tag, atLeast: 1) != nil }

    func hasAxis(_ tag: StaticString) -> Bool {
        var info = hb_ot_var_axis_info_t()
        return library.call.ot_var_find_axis_info(face.pointer, Tag(tag).rawValue, &info) != 0
    }

    /// A text of the font, in English.
    /// - Parameter number: which (OpenType, `name`).
    func name(_ number: UInt32) -> String? {
        // Room for the longest that is sensible, and a zero.
        var size: UInt32 = 256
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { text in
            text.initialize(repeating: 0)
            guard let start = text.baseAddress else { return "" }
            _ = library.call.ot_name_get_utf8(face.pointer, number, nil, &size, start)
            return String(decoding: UnsafeRawBufferPointer(text).prefix(Int(min(size, 255))), as: UTF8.self)
        }
        return text.isEmpty ? nil : text
    }

    /// Two bytes of a table.
    private func number(in tag: StaticString, at offset: Int) -> Int? {
        tableBytes(tag, atLeast: offset + 2).map { Int($0[offset]) << 8 | Int($0[offset + 1]) }
    }

    /// The first bytes of a table; nil when it has fewer.
    private func tableBytes(_ tag: StaticString, atLeast count: Int) -> [UInt8]? {
        let blob = Handle(
            library.call.face_reference_table(face.pointer, Tag(tag).rawValue), library.call.blob_destroy)
        var length: UInt32 = 0
        guard let bytes = library.call.blob_get_data(blob.pointer, &length), length >= count else { return nil }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
