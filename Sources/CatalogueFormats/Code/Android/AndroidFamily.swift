import CatalogueModel

/// The trait collections whose numbers have the same suffix.
struct AndroidFamily {
    /// Where the number of a folder is taken from: places of collections, for the default direction and the other one.
    struct Source {
        var plain: Int
        var mirrored: Int
    }

    /// A family whose suffix is the beginning of this one's.
    struct Shorter {
        var family: Int
        /// What stands for what without the longer suffix; nil where the device decides that.
        var pairs: [(Int, Int)]?
    }

    let told: [TraitCondition]
    /// What the folders without a locale hold.
    let source: Source
    /// The folders of each language.
    private(set) var languages: [[(locale: AndroidLocale, source: Source)]] = []
    /// The longest first.
    private(set) var shorter: [Shorter] = []

    /// The families of places, shorter suffixes first.
    static func families(of places: [AndroidPlaces.Place], defaultLocale: AndroidLocale?) -> [AndroidFamily] {
        let index = Dictionary(places.enumerated().map { ($1, $0) }) { first, _ in first }
        let groups = Dictionary(grouping: places, by: \.told).sorted {
            ($0.key.count, $0.key.description) < ($1.key.count, $1.key.description)
        }
        var families: [AndroidFamily] = []
        for (told, members) in groups {
            var family = AndroidFamily(told, members, defaultLocale, index)
            for (place, other) in families.enumerated().reversed() where told.starts(with: other.told) {
                family.shorter.append(
                    Shorter(family: place, pairs: pairs(of: members, in: other.told, groups, index)))
            }
            families.append(family)
        }
        return families
    }

    private init(
        _ told: [TraitCondition], _ members: [AndroidPlaces.Place], _ defaultLocale: AndroidLocale?,
        _ index: [AndroidPlaces.Place: Int]
    ) {
        self.told = told
        func source(_ locale: AndroidLocale?) -> Source {
            Source(
                plain: Self.collection(told, locale, false, index),
                mirrored: Self.collection(told, locale, true, index))
        }
        self.source = source(nil)
        for locale in members.compactMap(\.locale) {
            let language = languages.firstIndex { $0[0].locale.language == locale.language }
            if let language {
                let isKnown = languages[language].contains { $0.locale == locale }
                if !isKnown { languages[language].append((locale, source(locale))) }
            } else {
                languages.append([(locale, source(locale))])
            }
        }
        guard let defaultLocale else { return }
        for language in languages.indices where languages[language][0].locale.language == defaultLocale.language {
            languages[language].append((defaultLocale, self.source))
        }
    }

    /// Where a number is taken from: where no collection has it, it is that of the default locale, and then that without
    /// a suffix. Where no folder is mirrored, it is as in the other direction.
    private static func collection(
        _ told: [TraitCondition], _ locale: AndroidLocale?, _ isMirrored: Bool, _ index: [AndroidPlaces.Place: Int]
    ) -> Int {
        func collection(_ told: [TraitCondition], _ locale: AndroidLocale?) -> Int? {
            index[AndroidPlaces.Place(told: told, locale: locale, isMirrored: isMirrored)]
        }
        return collection(told, locale) ?? collection(told, nil) ?? collection([], nil)
            ?? (isMirrored ? self.collection(told, locale, false, index) : 0)
    }

    private static func pairs(
        of members: [AndroidPlaces.Place], in told: [TraitCondition],
        _ groups: [(key: [TraitCondition], value: [AndroidPlaces.Place])], _ index: [AndroidPlaces.Place: Int]
    ) -> [(Int, Int)]? {
        let others = groups.first { $0.key == told }?.value ?? []
        var pairs: [(Int, Int)] = []
        for member in members {
            // Without a folder for the locale the device takes another one of the language.
            let language = others.compactMap(\.locale).filter { $0.language == member.locale?.language }
            guard member.locale.map({ language.isEmpty || language.contains($0) }) ?? true else { return nil }
            pairs.append((index[member] ?? 0, collection(told, member.locale, member.isMirrored, index)))
        }
        return pairs
    }
}
