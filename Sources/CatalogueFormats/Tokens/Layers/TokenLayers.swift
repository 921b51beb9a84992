import CatalogueModel

/// A source of tokens, and for which values of a trait it holds.
struct TokenLayer {
    var file: Int
    var node: JSONNode
    /// Any of them; none where it always holds.
    var conditions: [TraitCondition] = []
}

/// What the tokens of a catalogue consist of: sources laid over each other, the later over the earlier.
struct TokenLayers {
    var layers: [TokenLayer] = []
    var traits: [TraitFact] = []

    /// More are no document that a person wrote.
    static let maximumCount = 10_000

    /// Traits with all of them at their default but one.
    func isActive(_ layer: TokenLayer, _ chosen: TraitCondition?) -> Bool {
        layer.conditions.isEmpty
            || layer.conditions.contains { condition in
                if condition.trait == chosen?.trait { return condition == chosen }
                return traits.contains { $0.name == condition.trait && $0.defaultValue == condition.value }
            }
    }

    /// The values of traits that are no default.
    var variants: [TraitCondition] {
        traits.flatMap { trait in
            trait.values.filter { $0 != trait.defaultValue }.map { TraitCondition(trait: trait.name, value: $0) }
        }
    }

    /// A text that can name a trait or its value.
    static func word(_ text: String, at place: TokenPlace, _ problems: TokenProblems) -> String {
        if Trait.isWord(text) { return text }
        let word = String(text.map { Trait.isWord(String($0)) ? $0 : "-" }.prefix(25))
        problems.warn("'\(text)' is called '\(word)', as it cannot name a trait", at: place)
        return word.isEmpty ? "-" : word
    }
}
