/// A font made here, so that every number in the tests is known: its glyphs have advances, and no outlines if not said
/// otherwise.
public struct TestFont {
    public var family = "Made"
    public var style = "Here"
    public var weight = 500
    public var unitsPerEm = 1000
    public var ascender = 900
    public var descender = -250
    public var lineGap = 50
    /// The advance of the box that stands for missing glyphs.
    public var boxAdvance = 333
    public var advances: [Unicode.Scalar: Int]
    public var kerning: [Pair: Int] = [:]
    /// The advance of a ligature.
    public var ligatures: [[Unicode.Scalar]: Int] = [:]
    /// How high the outline of a glyph is: a box above the baseline, as wide as the advance. Spaces have none.
    public var boxHeight: Int?
    /// Other tables.
    public var tables: [String: FontBytes] = [:]

    public struct Pair: Hashable {
        public let left: Unicode.Scalar
        public let right: Unicode.Scalar

        public init(_ left: Unicode.Scalar, _ right: Unicode.Scalar) {
            self.left = left
            self.right = right
        }
    }

    /// All scalars of a text with one advance.
    public init(_ text: String, advance: Int) {
        advances = Dictionary(text.unicodeScalars.map { ($0, advance) }) { one, _ in one }
    }

    public var bytes: [UInt8] { Self.file([self]) }

    /// A font file of one, a collection of several.
    public static func file(_ fonts: [TestFont]) -> [UInt8] {
        var header = FontBytes()
        if fonts.count != 1 {
            header.add(tag: "ttcf")
            header.add(UInt32(0x10000))
            header.add(UInt32(fonts.count))
        }
        let all = fonts.map { $0.allTables.sorted { $0.key < $1.key } }
        let directories = all.map { 12 + 16 * $0.count }
        var directory = header.count + (fonts.count == 1 ? 0 : 4 * fonts.count)
        var data = directory + directories.reduce(0, +)
        var (head, body) = (FontBytes(), FontBytes())
        for (tables, size) in zip(all, directories) {
            if fonts.count != 1 { header.add(UInt32(directory)) }
            directory += size
            head.add(UInt32(0x10000))
            head.add(tables.count, 0, 0, 0)
            for (tag, table) in tables {
                head.add(tag: tag)
                head.add(UInt32(0))
                head.add(UInt32(data))
                head.add(UInt32(table.count))
                var padded = table
                padded.pad(toMultipleOf: 4)
                body.add(padded)
                data += padded.count
            }
        }
        header.add(head)
        header.add(body)
        return header.bytes
    }

    /// Glyph 0 is the box, then the scalars in order, then the ligatures.
    var scalars: [Unicode.Scalar] { advances.keys.sorted() }

    func glyph(_ scalar: Unicode.Scalar) -> Int { scalars.firstIndex(of: scalar).map { $0 + 1 } ?? 0 }

    var sortedLigatures: [(parts: [Int], advance: Int)] {
        ligatures.map { ($0.key.map(glyph), $0.value) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }
    }

    var glyphAdvances: [Int] {
        [boxAdvance] + scalars.map { advances[$0, default: 0] } + sortedLigatures.map(\.advance)
    }
}
