import CatalogueFormats
import CatalogueModel

/// A String Catalog and a `.strings` file are read whole or refused with places in them, and their texts, written as a
/// `.strings` file, are read as the same texts, whatever the encoding.
enum StringsPromise {
    static func check(_ bytes: [UInt8]) throws {
        try checkCatalog(bytes)
        try checkFile(bytes)
        try checkLocale(String(decoding: bytes.prefix(64), as: UTF8.self))
    }

    private static func checkCatalog(_ bytes: [UInt8]) throws {
        let table: StringTable
        do {
            table = try StringCatalogReader.read(bytes)
        } catch {
            return try DocumentPromise.checkPlaces(error, bytes)
        }
        try checkOrder(table)
        for string in table.strings {
            try BrokenPromise.unless(
                string.translation(in: table.sourceLocale) != nil, "'\(string.key)' has no text in its own language")
            for translation in string.translations {
                try BrokenPromise.unless(!translation.forms.isEmpty, "'\(string.key)' has no form")
            }
        }
        let missing = table.missingTranslations(in: [table.sourceLocale])
        try BrokenPromise.unless(missing.isEmpty, "missing in the source language: \(missing)")
        try checkWriting(table, in: table.sourceLocale)
    }

    private static func checkFile(_ bytes: [UInt8]) throws {
        let text = StringsFileText(bytes).utf8
        let table: StringTable
        do {
            table = try StringsFileReader.read(bytes, locale: "de")
        } catch {
            return try DocumentPromise.checkPlaces(error, text)
        }
        try checkOrder(table)
        try checkWriting(table, in: "de")
        for isBigEndian in [true, false] {
            let again = try StringsFileReader.read(utf16(text, isBigEndian: isBigEndian), locale: "de")
            try BrokenPromise.unless(again == table, "UTF-16 says something else:\n\(table)\n\(again)")
        }
    }

    private static func checkOrder(_ table: StringTable) throws {
        for (one, next) in zip(table.strings, table.strings.dropFirst()) {
            try BrokenPromise.unless(one.key.precedes(next.key), "'\(one.key)' stands before '\(next.key)'")
        }
    }

    private static func checkWriting(_ table: StringTable, in locale: String) throws {
        let texts = table.strings.map { ($0.key, $0.translation(in: locale)?.forms[0].text ?? "") }
        // A zero as the second byte would be taken for UTF-16.
        let written = "\n" + texts.map { "\"\(escaped($0.0))\" = \"\(escaped($0.1))\";\n" }.joined()
        let again = try StringsFileReader.read(Array(written.utf8), locale: locale)
        let same = zip(texts, again.strings).allSatisfy { text, string in
            scalars(text.0) == scalars(string.key)
                && string.translations.allSatisfy {
                    $0.forms.map { scalars($0.text) } == [scalars(text.1)]
                }
        }
        try BrokenPromise.unless(same && again.strings.count == texts.count, "other texts:\n\(texts)\n\(again)")
    }

    private static func checkLocale(_ text: String) throws {
        _ = StringsFileReader.locale(ofPath: text, sourceLocale: "en")
        guard let locale = LocaleIdentifier(text) else { return }
        try BrokenPromise.unless(LocaleIdentifier(locale.text) == locale, "'\(locale)' is another locale")
        let chain = locale.fallbackChain.map(\.text)
        try BrokenPromise.unless(
            chain.first == locale.text && chain.last == locale.language
                && zip(chain, chain.dropFirst()).allSatisfy { $0.hasPrefix($1 + "-") }, "\(chain)")
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private static func utf16(_ text: [UInt8], isBigEndian: Bool) -> [UInt8] {
        let units = String(decoding: text, as: UTF8.self).utf16
        let mark: [UInt16] = units.first == 0xFEFF ? [] : [0xFEFF]
        return (mark + units).flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    /// Strings that are equal can differ in their scalars.
    private static func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
