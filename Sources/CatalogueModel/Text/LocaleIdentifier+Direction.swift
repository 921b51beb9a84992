import ButtonLayout

extension LocaleIdentifier {
    /// The direction in which its text runs: that of the script if there is one, else that of the language.
    public var direction: LayoutDirection {
        let isRightToLeft =
            if let script { Self.rightToLeftScripts.contains(script) } else {
                Self.rightToLeftLanguages.contains(language)
                    || region.map { Self.rightToLeftPlaces.contains("\(language)-\($0)") } == true
            }
        return isRightToLeft ? .rightToLeft : .leftToRight
    }

    private static let rightToLeftScripts: Set = [
        "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Syre", "Syrj", "Syrn", "Thaa",
    ]

    /// Languages that are written from the right unless a script says otherwise.
    private static let rightToLeftLanguages: Set = [
        "ar", "arc", "ary", "arz", "azb", "bal", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "khw", "ks", "lrc",
        "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]

    /// Where a language is written from the right that is written from the left elsewhere (CLDR, likely subtags).
    private static let rightToLeftPlaces: Set = [
        "az-IQ", "az-IR", "kk-CN", "ku-IQ", "ku-IR", "ky-CN", "pa-PK", "tg-PK", "uz-AF",
    ]
}
