/// What is kept of a line that was shaped: nothing that depends on its size, but for fonts that do.
public struct ShapedLine: Hashable, Sendable {
    /// The fonts used, by their place in the list, with the sum of advances in the units of each.
    public private(set) var advances: [Advance] = []
    /// The characters that no font has all glyphs of, each once.
    public var missing: [Character] = []
    /// Of the first font, in its units.
    public let lineHeight: Int

    /// How far a font's glyphs reach.
    public struct Advance: Hashable, Sendable {
        public let font: Int
        public var units: Int

        public init(font: Int, units: Int) {
            self.font = font
            self.units = units
        }
    }

    public init(advances: [Advance] = [], missing: [Character] = [], lineHeight: Int) {
        self.advances = advances
        self.missing = missing
        self.lineHeight = lineHeight
    }

    /// Makes a font's glyphs reach further.
    public mutating func add(_ units: Int, font: Int) {
        if let index = advances.firstIndex(where: { $0.font == font }) {
            advances[index].units += units
        } else {
            advances.append(Advance(font: font, units: units))
        }
    }

    /// The width in points, not rounded.
    public func width(in faces: [FontFace], size: Double) -> Double {
        advances.reduce(0) { $0 + Double($1.units) * size / Double(faces[$1.font].unitsPerEm) }
    }
}
