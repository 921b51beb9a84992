import CatalogueModel

/// A locale as a qualifier of a resource folder.
struct AndroidLocale: Hashable {
    /// `de`, `pt-rBR`, `b+zh+Hant`.
    let qualifier: String
    /// The language as Android writes it.
    let language: String

    /// Nil of a locale that no folder can have, such as one with a variant.
    init?(_ text: String) {
        guard let locale = LocaleIdentifier(text) else { return nil }
        // Android looks for folders by the codes that these had before 1989.
        let language = ["he": "iw", "id": "in", "yi": "ji"][locale.language] ?? locale.language
        let subtags = [locale.language, locale.script, locale.region].compactMap { $0 }
        guard subtags.joined(separator: "-") == locale.text else { return nil }
        self.language = language
        let region = locale.region.map { "-r\($0)" } ?? ""
        // `car` is where a device is mounted, and only letters name a region the short way.
        let isShort = locale.script == nil && region.utf8.count != 5 && language != "car"
        qualifier = isShort ? language + region : "b+" + ([language] + subtags.dropFirst()).joined(separator: "+")
    }
}
