import CatalogueModel

/// A number as it is written for Android: a name for each suffix under which it is another one than under a shorter one,
/// each in the default folder, and in those folders where it is not the same.
struct AndroidValues {
    struct Written {
        /// The place of the family whose suffix the name has.
        var family: Int
        var locale: AndroidLocale?
        var isMirrored: Bool
        var value: Double
    }

    /// Name by name, the default folder's first.
    private(set) var written: [Written] = []

    /// - Parameter values: one for each collection. A resource cannot be absent in one folder alone: what a layout does
    ///   not have is 0.
    init(_ values: [Double?], in families: [AndroidFamily]) {
        let values = values.map { $0 ?? 0 }
        var isNamed = Array(repeating: false, count: families.count)
        for (index, family) in families.enumerated() {
            // The longest part of the suffix with which there is a name says what holds without this one.
            let pairs = family.shorter.first { isNamed[$0.family] }?.pairs
            if let pairs, pairs.allSatisfy({ values[$0] == values[$1] }) { continue }
            isNamed[index] = true
            write(index, nil, values, family.source)
            for members in family.languages {
                // Android takes pt-BR for what is wanted in pt-PT when it finds nothing nearer, so a number that is
                // another one in a part of a language stands in all of them, the default locale's too.
                let differs = members.contains { _, source in
                    values[source.plain] != values[family.source.plain]
                        || values[source.mirrored] != values[family.source.mirrored]
                }
                guard differs else { continue }
                for (locale, source) in members { write(index, locale, values, source) }
            }
        }
    }

    private mutating func write(
        _ family: Int, _ locale: AndroidLocale?, _ values: [Double], _ source: AndroidFamily.Source
    ) {
        let plain = values[source.plain]
        let mirrored = values[source.mirrored]
        written.append(Written(family: family, locale: locale, isMirrored: false, value: plain))
        if mirrored != plain {
            written.append(Written(family: family, locale: locale, isMirrored: true, value: mirrored))
        }
    }
}
