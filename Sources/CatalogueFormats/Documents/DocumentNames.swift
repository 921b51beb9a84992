import CatalogueModel

/// How the properties of facts are called in JSON: the option's name in camel case, its parts as members.
enum DocumentNames {
    /// `content-insets.top` is the member `top` of `contentInsets`.
    static func path(_ property: String) -> [String] {
        property.split(separator: ".").map { camelCase(String($0)) }
    }

    static func camelCase(_ text: String) -> String {
        let words = text.split(separator: "-")
        return (words.first.map(String.init) ?? "")
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The version of the document's shape.
    static let version = 1
    static let format = "presets"
}
