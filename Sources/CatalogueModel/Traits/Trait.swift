/// One thing that varies (UIKit's word): the direction, the pixel scale, or the team's own.
public struct Trait: Hashable, Identifiable, Sendable {
    public let id: FactID
    public let stableID: StableID
    public let name: String
    public var values: [String]
    /// What a trait collection has that does not name this trait; one of `values`.
    public var defaultValue: String

    public init(id: FactID, stableID: StableID, name: String, values: [String], defaultValue: String) {
        self.id = id
        self.stableID = stableID
        self.name = name.precomposed
        self.values = values.map(\.precomposed)
        self.defaultValue = defaultValue.precomposed
    }

    /// The trait of the reading direction, which every catalogue has.
    public static let directionName = "direction"
    /// The trait of the pixels a point, which every catalogue has.
    public static let scaleName = "scale"

    /// Whether a text can be a trait's name or value: not empty, no longer than 100 bytes, and without what
    /// separates traits in `direction=rtl,scale=2`.
    public static func isWord(_ text: String) -> Bool {
        let text = text.precomposed
        return !text.isEmpty && text.utf8.count <= 100
            && text.unicodeScalars.allSatisfy {
                !"=,{}\"\\".unicodeScalars.contains($0) && !$0.properties.isWhitespace
                    && $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
            }
    }
}

/// A value of a trait, as a condition for another value of a metric.
public struct TraitCondition: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var trait: String
    public var value: String

    public init(trait: String, value: String) {
        self.trait = trait.precomposed
        self.value = value.precomposed
    }

    public var description: String { "\(trait)=\(value)" }

    public static func < (one: TraitCondition, other: TraitCondition) -> Bool {
        one.description.precedes(other.description)
    }
}

extension Trait {
    /// The traits that every catalogue has, with the ids 1 and 2.
    public static let builtIn = [
        Trait(
            id: FactID(1), stableID: .builtIn(.trait, named: directionName), name: directionName,
            values: ["ltr", "rtl"], defaultValue: "ltr"),
        Trait(
            id: FactID(2), stableID: .builtIn(.trait, named: scaleName), name: scaleName, values: ["1", "2", "3"],
            defaultValue: "3"),
    ]

    public var isBuiltIn: Bool { Self.builtIn.contains { $0.stableID == stableID } }
}
