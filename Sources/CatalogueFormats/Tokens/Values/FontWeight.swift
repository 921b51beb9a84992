/// The weights of fonts that the Design Tokens format knows.
enum FontWeight {
    static let names: Set = [
        "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium", "semi-bold",
        "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black", "ultra-black",
    ]

    /// The name as the format spells it: for `ExtraBold` and `Extra Bold` it is `extra-bold`.
    static func name(like text: String) -> String? { byLetters[letters(of: text)] }

    private static let byLetters = Dictionary(uniqueKeysWithValues: names.map { (letters(of: $0), $0) })

    private static func letters(of text: String) -> String {
        text.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" }
    }
}
