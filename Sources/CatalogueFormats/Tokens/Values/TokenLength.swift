/// A number with what stands behind it, as in `8px`, `1.5` or `50%`.
struct TokenLength {
    var number: Double
    /// Empty for a bare number.
    var unit: String

    /// Nil for what is no number with an optional unit.
    init?(_ text: String) {
        let scalars = Array(text.unicodeScalars)[...].trimmed
        var end = scalars.endIndex
        while end > scalars.startIndex, Self.isUnitPart(scalars[end - 1]) { end -= 1 }
        // A typographic minus (U+2212) means minus.
        let digits = String(String.UnicodeScalarView(scalars[..<end].trimmed.map { $0 == "\u{2212}" ? "-" : $0 }))
        guard let number = Double(digits), number.isFinite else { return nil }
        self.number = number + 0
        unit = String(String.UnicodeScalarView(scalars[end...]))
    }

    static func isUnitPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "%" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}

extension ArraySlice<Unicode.Scalar> {
    fileprivate var trimmed: ArraySlice<Unicode.Scalar> {
        var slice = self
        while slice.first?.properties.isWhitespace == true { slice.removeFirst() }
        while slice.last?.properties.isWhitespace == true { slice.removeLast() }
        return slice
    }
}

extension TokenReadingOptions {
    /// The points of a length.
    /// - Throws: Why its unit is none.
    func points(_ number: Double, _ unit: String) throws(TokenValueError) -> Double {
        switch unit {
        case "px", "": return cleaned(number)
        case "rem": return cleaned(cleaned(number) * rem)
        case "pt" where lenientUnits, "dp" where lenientUnits: return cleaned(number)
        case "pt", "dp":
            throw TokenValueError(
                "a length in \(unit) is refused: units are px and rem; --lenient-units takes it as px")
        default: throw TokenValueError("'\(unit)' is no unit of a length: units are px and rem")
        }
    }

    /// A number that came from 32-bit floating point, as it was before, if that is asked for.
    func cleaned(_ number: Double) -> Double {
        guard roundFloat32, number != number.rounded(), Float(number).isFinite else { return number }
        let text = Float(number).description
        guard let short = Double(text), short != number else { return number }
        // Exactly a 32-bit number, or so near to one with few digits that a calculation has blurred it.
        let significant = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
        return Double(Float(number)) == number || significant.count <= 7 ? short : number
    }
}
