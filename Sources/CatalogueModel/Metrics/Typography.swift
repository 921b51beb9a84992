/// How a title is set: what a metric of type `typography` says.
public struct Typography<Reference: Hashable & Sendable>: Hashable, Sendable {
    /// The families that are asked for a glyph, in their order, with commas between them.
    public var family: TextValue<Reference>
    public var size: Size
    /// Nil: that of the text style, and regular for a size in points.
    public var weight: TextValue<Reference>?
    /// Added behind every character, in points. Nil: nothing.
    public var letterSpacing: Expression<Reference>?
    /// A multiple of the font size. A button's title does not follow it; it is kept for the exports.
    public var lineHeight: Expression<Reference>?

    /// How large the font is.
    public enum Size: Hashable, Sendable {
        case points(Expression<Reference>)
        /// Follows the content size.
        case textStyle(TextStyle)
    }

    public init(
        family: TextValue<Reference>, size: Size, weight: TextValue<Reference>? = nil,
        letterSpacing: Expression<Reference>? = nil, lineHeight: Expression<Reference>? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }

    /// The metrics that it refers to.
    public var references: [Reference] {
        var references = [family.reference, weight?.reference].compactMap { $0 }
        if case .points(let points) = size { references += points.references }
        return references + (letterSpacing?.references ?? []) + (lineHeight?.references ?? [])
    }

    /// The same with other references.
    public func mapReferences<Other, Failure: Error>(
        _ transform: (Reference) throws(Failure) -> Other
    ) throws(Failure) -> Typography<Other> {
        let size: Typography<Other>.Size =
            switch self.size {
            case .points(let points): .points(try points.mapReferences(transform))
            case .textStyle(let style): .textStyle(style)
            }
        var mapped = Typography<Other>(family: try family.mapReferences(transform), size: size)
        if let weight { mapped.weight = try weight.mapReferences(transform) }
        if let letterSpacing { mapped.letterSpacing = try letterSpacing.mapReferences(transform) }
        if let lineHeight { mapped.lineHeight = try lineHeight.mapReferences(transform) }
        return mapped
    }
}

/// What a typography comes to in a trait collection.
public struct ResolvedTypography: Hashable, Sendable, CustomStringConvertible {
    /// In the order in which they are asked; at least one.
    public var families: [String]
    /// In points.
    public var size: Double
    public var weight: FontWeight
    /// In points.
    public var letterSpacing: Double
    /// A multiple of the size; nil when none is given.
    public var lineHeight: Double?

    /// The family that stands for UIKit's own font.
    public static let systemFamily = "system"

    public init(families: [String], size: Double, weight: FontWeight, letterSpacing: Double, lineHeight: Double?) {
        self.families = families
        self.size = size
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }

    public var description: String {
        "\(weight) \(size.shortestText) \(families.joined(separator: ", "))"
            + (letterSpacing == 0 ? "" : "; letterSpacing \(letterSpacing.shortestText)")
            + (lineHeight.map { "; lineHeight \($0.shortestText)" } ?? "")
    }
}
