import CatalogueModel

/// Reads String Catalogs (`.xcstrings`), which Xcode writes since version 15.
///
/// A key without a text in the source language is that text itself. Variations by plural and device, in each other as
/// well, become one form each, and so does every combination of the forms of a text's substitutions. Members that are
/// not known are passed over, since every version of Xcode adds some. `script/fuzz strings` fuzzes it.
public enum StringCatalogReader {
    /// Whether a file looks like a String Catalog, whatever it is called.
    public static func recognizes(_ source: [UInt8]) -> Bool {
        // Most files need no parsing to be told apart.
        let start = String(decoding: source.prefix(200), as: UTF8.self)
        guard start.contains("\"sourceLanguage\"") || start.contains("\"strings\""),
            let node = try? JSONParser().parse(source)
        else { return false }
        return node["sourceLanguage"] != nil && node["strings"] != nil
    }

    /// - Parameter source: UTF-8.
    /// - Throws: `DocumentError` with every problem found.
    public static func read(_ source: [UInt8]) throws(DocumentError) -> StringTable {
        try DocumentProblems.reading(source, table)
    }

    private static func table(_ node: JSONNode, _ problems: DocumentProblems) -> StringTable? {
        guard var reader = ObjectReader(node, "a String Catalog", problems) else { return nil }
        checkVersion(&reader)
        let source = reader.requiredString("sourceLanguage")
        if let source, let node = reader.member("sourceLanguage"), LocaleIdentifier(source) == nil {
            problems.add("'\(source)' is no language tag", at: node.offset)
        }
        guard reader.required("strings") != nil, case .object(let members)? = reader.object("strings")?.value else {
            return nil
        }
        // Without a source language the other problems are still to be told.
        let strings = LocalizedStringReader(sourceLocale: source ?? "", problems)
        return StringTable(sourceLocale: source ?? "", strings: members.compactMap(strings.string))
    }

    /// What there is has the versions 1.0, 1.1 and 1.2, which add members.
    private static func checkVersion(_ reader: inout ObjectReader) {
        guard let version = reader.string("version"), let node = reader.member("version") else { return }
        if version != "1", !version.hasPrefix("1.") {
            reader.problems.add(
                "version '\(version)' of String Catalogs is not known here; 1 is", at: node.offset)
        }
    }
}
