/// What is kept of a line that was shaped: nothing that depends on its size.
struct ShapedLine: Hashable, Sendable {
    /// The fonts used, by their place in the list, with the sum of advances in the units of each.
    private(set) var advances: [Advance] = []
    /// The characters that no font has all glyphs of, each once.
    var missing: [Character] = []

    struct Advance: Hashable, Sendable {
        let font: Int
        var units: Int
    }

    mutating func add(_ units: Int, font: Int) {
        if let index = advances.firstIndex(where: { $0.font == font }) {
            advances[index].units += units
        } else {
            advances.append(Advance(font: font, units: units))
        }
    }

    /// The width in points, not rounded.
    func width(in fonts: [Font], size: Double) -> Double {
        advances.reduce(0) { $0 + Double($1.units) * size / Double(fonts[$1.font].unitsPerEm) }
    }
}
