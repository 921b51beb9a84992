import ButtonLayout

/// The traits that text depends on. A catalogue has them when somebody adds them.
extension Trait {
    /// The trait of the text size, with the values of `ContentSize`.
    public static let contentSizeName = "content-size"
    /// The trait of the language, with locales for values.
    public static let localeName = "locale"

    /// What `trait add` takes where no values are given.
    public static func standardValues(of name: String) -> (values: [String], defaultValue: String)? {
        guard name == contentSizeName else { return nil }
        return (ContentSize.allCases.map(\.rawValue), ContentSize.standard.rawValue)
    }

    /// What the trait can have as a value, said for people; nil where the value is one.
    public static func refusal(of value: String, for name: String) -> String? {
        switch name {
        case contentSizeName where ContentSize(rawValue: value) == nil:
            "'\(value)' is no content size: \(ContentSize.allCases.map(\.rawValue).joined(separator: ", "))"
        case localeName where LocaleIdentifier(value)?.text != value:
            "'\(value)' is no locale: a language with a script or a region, as in en, pt-BR or zh-Hans"
        default: nil
        }
    }

    /// The values whose overrides count for a value, the first first: a locale takes what it has not from the one that
    /// is less special, `pt-BR` from `pt`.
    public func fallbacks(of value: String) -> [String] {
        guard name == Self.localeName, let locale = LocaleIdentifier(value) else { return [value] }
        return locale.fallbackChain.map(\.text)
    }
}

extension [Trait] {
    /// What a trait collection has that does not name the trait. The direction follows the locale.
    public func defaultValue(of trait: Trait, in values: [String: String]) -> String {
        guard trait.name == Trait.directionName, let localeTrait = first(where: { $0.name == Trait.localeName }),
            let locale = LocaleIdentifier(values[Trait.localeName] ?? localeTrait.defaultValue)
        else { return trait.defaultValue }
        return locale.direction.name
    }

    /// The values without those that a trait collection has anyway.
    public func withoutDefaults(_ values: [String: String]) -> [String: String] {
        values.filter { name, value in
            first { $0.name == name }.map { defaultValue(of: $0, in: values) } != value
        }
    }
}
