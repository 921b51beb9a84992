/// How heavy a font is, by the number that fonts have for it (OpenType, `usWeightClass`): 1 to 1000, 400 is regular.
public struct FontWeight: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let value: Int

    public static let regular = FontWeight(value: 400)
    public static let semibold = FontWeight(value: 600)

    private init(value: Int) { self.value = value }

    /// Nil for what is no weight.
    public init?(_ value: Int) {
        guard (1...1000).contains(value) else { return nil }
        self.value = value
    }

    /// A number, or a name however it is spelled: `semibold`, `Semi Bold`, `semi-bold`.
    public init?(parsing text: String) {
        if let number = Double(text) {
            guard (1...1000).contains(number) else { return nil }
            value = Int(number.rounded())
        } else {
            guard let value = Self.name(like: text).flatMap({ Self.values[$0] }) else { return nil }
            self.value = value
        }
    }

    public static func < (one: FontWeight, other: FontWeight) -> Bool { one.value < other.value }

    /// The name where there is one, else the number.
    public var description: String { Self.usualNames[value] ?? String(value) }

    /// The names that the Design Tokens format has.
    public static var names: Set<String> { Set(values.keys) }

    /// The name as the Design Tokens format spells it: for `ExtraBold` and `Extra Bold` it is `extra-bold`.
    public static func name(like text: String) -> String? { byLetters[letters(of: text)] }

    private static let values = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
        "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]

    private static let usualNames = [
        100: "thin", 200: "extra-light", 300: "light", 400: "regular", 500: "medium", 600: "semi-bold", 700: "bold",
        800: "extra-bold", 900: "black", 950: "extra-black",
    ]

    private static let byLetters = Dictionary(uniqueKeysWithValues: values.keys.map { (letters(of: $0), $0) })

    private static func letters(of text: String) -> String {
        text.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" }
    }
}
