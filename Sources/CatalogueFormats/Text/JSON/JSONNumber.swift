import CatalogueModel

/// A JSON number by its text, so that `12345678901234567890` and `1e400` survive; equal if the texts are equal.
public struct JSONNumber: Hashable, Sendable {
    /// The digits as they stand in JSON.
    public let text: String

    /// Makes a number of a text, or nil where that is no number in JSON's grammar.
    public init?(text: String) {
        var text = text
        let end = text.withUTF8 { numberEnd(in: $0, from: 0).success }
        guard end == text.utf8.count else { return nil }
        self.text = text
    }

    /// Makes the shortest number that reads back as this value (`8`, `0.1`, `1e+308`, −0 as `0`), or nil of NaN and
    /// the infinities, which JSON cannot say.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        text = value.shortestText
    }

    /// Makes a whole number.
    public init(_ value: Int) {
        text = String(value)
    }

    init(wellFormed text: String) {
        self.text = text
    }

    /// The nearest Double, or nil where the number lies beyond the largest one.
    public var double: Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension JSONNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A whole number.
    public init(integerLiteral value: Int) { self.init(value) }

    /// A number, which has to be finite.
    public init(floatLiteral value: Double) {
        precondition(value.isFinite, "JSON has no infinite numbers")
        text = value.shortestText
    }
}
