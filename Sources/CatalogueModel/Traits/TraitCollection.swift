/// A combination of trait values for which layouts are kept (UIKit's word). It stores only the traits it names; the
/// others take their default, so that adding a trait recomputes nothing.
public struct TraitCollection: Hashable, Identifiable, Sendable {
    public let id: FactID
    public let stableID: StableID
    public let values: [String: String]

    public init(id: FactID, stableID: StableID, values: [String: String]) {
        self.id = id
        self.stableID = stableID
        self.values = values
    }

    /// `direction=rtl,scale=2`, sorted by name; empty for the default collection.
    public var text: String { Self.text(of: values) }

    /// The canonical text of some trait values.
    public static func text(of values: [String: String]) -> String {
        values.map { TraitCondition(trait: $0, value: $1) }.sorted().map(\.description).joined(separator: ",")
    }

    /// Reads the canonical text; nil when it is no such text.
    public static func values(from text: String) -> [String: String]? {
        var values: [String: String] = [:]
        if text.isEmpty { return values }
        // By scalars, as words are checked.
        for pair in text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = pair.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
            guard sides.count == 2, Trait.isWord(sides[0]), Trait.isWord(sides[1]), values[sides[0]] == nil else {
                return nil
            }
            values[sides[0]] = sides[1]
        }
        return values
    }

    /// What the collection has for each of these traits.
    public func resolved(_ traits: [Trait]) -> [String: String] {
        traits.reduce(into: [:]) { $0[$1.name] = values[$1.name] ?? traits.defaultValue(of: $1, in: values) }
    }
}

extension TraitCollection {
    /// Whether the collection has these values, by default or not.
    public func has(_ wanted: [String: String], among traits: [Trait]) -> Bool {
        if wanted.isEmpty { return true }
        let resolved = resolved(traits)
        return wanted.allSatisfy { resolved[$0.key] == $0.value }
    }

    /// The collection that every catalogue has: each trait at its default.
    public static let defaultCollection = TraitCollection(
        id: FactID(3), stableID: .builtIn(.collection, named: ""), values: [:])

    public var isDefault: Bool { values.isEmpty }
}
