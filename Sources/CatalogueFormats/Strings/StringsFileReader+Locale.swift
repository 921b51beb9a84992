import CatalogueModel

extension StringsFileReader {
    /// The language of a file by the folder that it stands in: `de.lproj/Localizable.strings` is German, and what
    /// stands in `Base.lproj` is in the source language.
    /// - Returns: Nil where no folder says it.
    public static func locale(ofPath path: String, sourceLocale: String) -> String? {
        let suffix = ".lproj"
        guard let folder = path.split(separator: "/").last(where: { $0.lowercased().hasSuffix(suffix) }) else {
            return nil
        }
        let name = String(folder.dropLast(suffix.count))
        if name == "Base" { return sourceLocale }
        return oldNames[name] ?? LocaleIdentifier(name)?.text
    }

    /// Folders had names of languages before they had codes, and some still have.
    private static let oldNames = [
        "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
        "Spanish": "es",
    ]
}
