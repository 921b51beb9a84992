import CatalogueModel

/// How a page says which trait collection it wants: by attributes of its root element.
struct CSSSelectors {
    /// The attribute of each trait but the language.
    private let attributes: [String: String]
    private let traits: [Trait]

    /// - Throws: `IdentifierError` where two traits become the same attribute.
    init(_ traits: [Trait], isDisambiguated: Bool) throws(IdentifierError) {
        self.traits = traits
        let claims = traits.filter { ![Trait.directionName, Trait.localeName].contains($0.name) }
            .map { IdentifierMap.Claim(name: $0.name, fact: nil) }
        let names = try IdentifierMap(
            claims, among: claims, isDisambiguated: isDisambiguated, identifier: Self.attribute)
        attributes = Dictionary(uniqueKeysWithValues: claims.map { ($0.name, names[$0.name]) })
            .merging([Trait.directionName: "dir"]) { $1 }
    }

    /// `:root[dir="rtl"]:lang(de)`
    func selector(_ conditions: [TraitCondition]) -> String {
        ":root"
            + conditions.map { condition in
                guard condition.trait != Trait.localeName else {
                    return ":lang(\(CSSIdentifier.escaped(condition.value)))"
                }
                let attribute = attributes[condition.trait] ?? condition.trait
                return "[\(CSSIdentifier.escaped(attribute))=\(CSSIdentifier.string(condition.value))]"
            }.joined()
    }

    /// The attributes that are looked at, in the order of the traits.
    var names: [String] { traits.map { attributes[$0.name] ?? "lang" } }

    /// An attribute that HTML has for what is one's own: in lower case, as its parser makes them, and without what ends
    /// a name there.
    private static func attribute(_ trait: String) -> String {
        "data-"
            + String(
                String.UnicodeScalarView(
                    trait.unicodeScalars.map { scalar -> Unicode.Scalar in
                        switch scalar {
                        case "A"..."Z": Unicode.Scalar(UInt8(scalar.value) + 32)
                        case "a"..."z", "0"..."9", "-", "_", ".": scalar
                        default: scalar.isASCII ? "-" : scalar
                        }
                    }))
    }
}
