import CatalogueModel

/// Where Android finds the numbers of each trait collection: in a folder with qualifiers for the locale and the
/// direction, and under a name with a suffix for what has no qualifier.
struct AndroidPlaces {
    struct Place: Hashable {
        /// What the suffix tells: where the collection is not as the default one and no folder says so.
        var told: [TraitCondition] = []
        /// Nil for the default collection's.
        var locale: AndroidLocale?
        /// Whether the direction is not the default collection's.
        var isMirrored = false
    }

    let families: [AndroidFamily]
    /// `_size_compact` of each family; empty for the default collection's.
    let suffixes: [String]
    private let mirrored: String

    /// - Parameter isInFolders: otherwise everything is a suffix.
    /// - Throws: `IdentifierError` where two collections get the same suffix.
    init(_ catalogue: ExportedCatalogue, isInFolders: Bool, isDisambiguated: Bool) throws(IdentifierError) {
        let defaults = catalogue.collections[0]
        mirrored = defaults[Trait.directionName] == "rtl" ? "ldltr" : "ldrtl"
        let defaultLocale = defaults[Trait.localeName].flatMap { AndroidLocale($0) }
        families = AndroidFamily.families(
            of: Self.places(catalogue, isInFolders), defaultLocale: isInFolders ? defaultLocale : nil)
        let texts = families.map { $0.told.map { "\($0.trait) \($0.value)" }.joined(separator: " ") }
        let claims = texts.filter { !$0.isEmpty }.map { IdentifierMap.Claim(name: $0, fact: nil) }
        let identifiers = try IdentifierMap(claims, among: claims, isDisambiguated: isDisambiguated) {
            "_" + AndroidIdentifier.snake([$0])
        }
        suffixes = texts.map { $0.isEmpty ? "" : identifiers[$0] }
    }

    /// One for each collection.
    private static func places(_ catalogue: ExportedCatalogue, _ isInFolders: Bool) -> [Place] {
        let defaults = catalogue.collections[0]
        var locales: [String: AndroidLocale] = [:]
        for text in catalogue.collections.compactMap({ $0[Trait.localeName] }) where isInFolders {
            // Two locales that Android takes for one have one folder only.
            guard let locale = AndroidLocale(text), !locales.values.contains(locale) else { continue }
            locales[text] = locale
        }
        // As in the names of folders: what is the same with fewer of them is found under the shorter name.
        let traits = catalogue.traits.filter { ![Trait.localeName, Trait.directionName].contains($0.name) }
        return catalogue.collections.map { collection in
            var place = Place()
            for trait in traits.map(\.name) + [Trait.localeName, Trait.directionName]
            where collection[trait] != defaults[trait] {
                let value = collection[trait] ?? ""
                if isInFolders, trait == Trait.directionName {
                    place.isMirrored = true
                } else if trait == Trait.localeName, let locale = locales[value] {
                    place.locale = locale
                } else {
                    place.told.append(TraitCondition(trait: trait, value: value))
                }
            }
            return place
        }
    }

    /// `values-de-ldrtl`: the locale comes first.
    func folder(_ locale: AndroidLocale?, isMirrored: Bool) -> String {
        "values" + (locale.map { "-" + $0.qualifier } ?? "") + (isMirrored ? "-" + mirrored : "")
    }
}
