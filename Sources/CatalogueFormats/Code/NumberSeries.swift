import CatalogueModel

/// A number of a metric or of a preset's layouts, with what it is in each trait collection.
struct NumberSeries {
    /// Nil of a metric.
    var state: ControlState?
    /// As in `ComputedLayout.numbers`; empty of a metric.
    var number: String
    /// Whether it is in points.
    var isLength: Bool
    /// One for each collection; nil where the layout has no such number.
    var values: [Double?]

    /// The words behind the fact's name, in lower case: none of a metric, and none for the normal state.
    var words: [String] {
        guard let state else { return [] }
        let states = state == .normal ? [] : state.name.split(separator: "+").map { String($0) }
        return states + lowerWords(number)
    }

    /// How people find it: `.image.x`, and of another state than the normal one `.selected.image.x`.
    var path: String {
        guard let state else { return "" }
        return (state == .normal ? "" : ".\(state.name)") + ".\(number)"
    }

    /// `content`, `edge`, `insets`, `left` of `contentEdgeInsets.left`.
    private func lowerWords(_ number: String) -> [String] {
        var words: [String] = [""]
        for character in number {
            if character == "." {
                words.append("")
            } else {
                if character.isUppercase { words.append("") }
                words[words.count - 1] += character.lowercased()
            }
        }
        return words
    }
}
