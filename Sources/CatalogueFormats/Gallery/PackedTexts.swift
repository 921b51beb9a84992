import CatalogueModel

/// Many texts that are alike, such as pictures of buttons: what they share stands once, and of each only what is its own.
///
/// Texts of one shape have a pattern. What is the same in all of them belongs to it, and values that are equal to each
/// other in each of them stand once. Put together, every text is what it was.
struct PackedTexts {
    /// Texts of one shape.
    private struct Shape {
        let skeleton: [UInt8]
        /// Their values.
        var rows: [[Int]] = []
    }

    private var shapes: [Shape] = []
    private var shapesBySkeleton: [[UInt8]: Int] = [:]
    /// For each text its shape, and which row of it.
    private var texts: [(shape: Int, row: Int)] = []
    private var places: [String: Int] = [:]
    private var values: [String] = []
    private var valuePlaces: [String: Int] = [:]

    /// The place of a text, which is kept once.
    mutating func place(of text: String, _ grammar: TextPieces.Grammar) -> Int {
        if let known = places[text] { return known }
        let pieces = TextPieces(text, grammar)
        let row = pieces.values.map { value in
            if let known = valuePlaces[value] { return known }
            values.append(value)
            valuePlaces[value] = values.count - 1
            return values.count - 1
        }
        var shape = shapes.count
        if let known = shapesBySkeleton[pieces.skeleton] {
            shape = known
        } else {
            shapes.append(Shape(skeleton: pieces.skeleton))
            shapesBySkeleton[pieces.skeleton] = shape
        }
        shapes[shape].rows.append(row)
        texts.append((shape, shapes[shape].rows.count - 1))
        places[text] = texts.count - 1
        return texts.count - 1
    }

    /// `patterns` are strings with the places of a text's own values between them. `texts` are the place of a pattern and
    /// these values: a number or a string is the value itself, an array has its place among the `shared` ones.
    var json: JSON {
        let patterns = shapes.map { PackedPattern(skeleton: $0.skeleton, rows: $0.rows, values: values) }
        var uses: [Int: Int] = [:]
        for (shape, pattern) in zip(shapes, patterns) {
            for row in shape.rows { for column in pattern.columns { uses[row[column], default: 0] += 1 } }
        }
        var shared: [JSON] = []
        let written = values.enumerated().map { place, value -> JSON in
            guard value.utf8.count > 12, uses[place, default: 0] > 1 else { return Self.json(value) }
            shared.append(.string(value))
            return [JSON(shared.count - 1)]
        }
        return [
            "patterns": .array(patterns.map(\.json)), "shared": .array(shared),
            "texts": .array(
                texts.map { shape, row in
                    let own = patterns[shape].columns.map { written[shapes[shape].rows[row][$0]] }
                    return .array([JSON(shape)] + own)
                }),
        ]
    }

    /// As a number where JavaScript writes that number as this very text.
    private static func json(_ value: String) -> JSON {
        guard let number = Double(value), !value.contains("e"), number.shortestText == value, let json = JSON(number)
        else { return .string(value) }
        return json
    }
}
