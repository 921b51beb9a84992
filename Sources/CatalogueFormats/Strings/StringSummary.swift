import CatalogueModel

/// What there is to say of localized texts that were read.
public struct StringSummary {
    private let table: StringTable
    private let titles: TitleTable

    public init(_ table: StringTable, in titles: TitleTable) {
        self.table = table
        self.titles = titles
    }

    /// `214 strings in 3 languages (source en), 12 with variations, 3 need review; missing: de 2, ja 14`
    public var text: String {
        let translations = table.strings.flatMap(\.translations)
        let languages = Set(titles.locales).union([titles.sourceLocale])
        func count(_ count: Int, _ text: String) -> String? { count == 0 ? nil : "\(count) \(text)" }
        let parts = [
            "\(counted(table.strings.count, "string")) in \(counted(languages.count, "language"))"
                + " (source \(escapedForTerminal(titles.sourceLocale)))",
            count(
                table.strings.count { $0.translations.contains { $0.forms.count > 1 } },
                "with variations, of which those of an iPhone and of 'other' are taken"),
            count(translations.count { $0.state == .needsReview }, "to be reviewed"),
            count(table.strings.count { $0.extractionState == .stale }, "stale"),
            count(table.strings.count { !$0.shouldTranslate }, "not to be translated"),
        ].compactMap { $0 }
        return parts.joined(separator: ", ") + missing
    }

    private var missing: String {
        let missing = table.missingTranslations(in: titles.locales)
        if missing.isEmpty { return "" }
        let counts = Dictionary(grouping: missing, by: \.locale).mapValues(\.count)
        let list = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = list.prefix(8).map { "\(escapedForTerminal($0.key)) \($0.value)" }.joined(separator: ", ")
        return "; missing translations: \(shown)" + (list.count > 8 ? ", …" : "")
    }
}
