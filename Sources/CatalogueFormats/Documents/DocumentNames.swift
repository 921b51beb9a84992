import CatalogueModel

/// How the properties of facts are called in JSON: the option's name in camel case, its parts as members.
enum DocumentNames {
    /// The numbers of a preset with the members they are.
    static let numbers: [(number: PresetNumber, path: [String])] = PresetNumber.allCases.map {
        ($0, path($0.rawValue))
    }
    /// The words of a preset with the member each is.
    static let presetWords: [(word: PresetWord, member: String)] = PresetWord.allCases.map {
        ($0, camelCase($0.rawValue))
    }
    /// The words of a state with the member each is.
    static let stateWords: [(word: StateWord, member: String)] = StateWord.allCases.map { ($0, camelCase($0.rawValue)) }

    /// `content-insets.top` is the member `top` of `contentInsets`.
    private static func path(_ property: String) -> [String] {
        property.split(separator: ".").map { camelCase(String($0)) }
    }

    private static func camelCase(_ text: String) -> String {
        let words = text.split(separator: "-")
        return (words.first.map(String.init) ?? "")
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The version of the document's shape.
    static let version = 1
    static let format = "presets"
}
