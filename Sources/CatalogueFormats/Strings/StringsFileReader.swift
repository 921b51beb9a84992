import CatalogueModel

/// Reads `.strings` files: `"key" = "value";` with comments, in one language.
///
/// Values other than texts are refused; so are property lists in XML and compiled ones, which are other formats under
/// the same suffix. A key that stands twice is refused, since one of its texts would silently be lost.
/// `script/fuzz strings` fuzzes it.
public enum StringsFileReader {
    /// - Parameters:
    ///   - source: UTF-8 or UTF-16.
    ///   - locale: the language that the file is in, see ``locale(ofPath:sourceLocale:)``.
    /// - Returns: A table of this language alone.
    /// - Throws: `DocumentError` with every duplicate up to the first place where the file cannot be understood. The
    ///   places are those in ``StringsFileText``.
    public static func read(_ source: [UInt8], locale: String) throws(DocumentError) -> StringTable {
        let text = StringsFileText(source)
        let problems = DocumentProblems()
        var strings: [LocalizedString] = []
        if let problem = foreignFormat(text) {
            problems.add(problem.message, at: problem.offset)
        } else {
            strings = self.strings(text.utf8, locale: locale, problems)
        }
        if problems.list.isEmpty { return StringTable(sourceLocale: locale, strings: strings) }
        throw DocumentError(problems: problems.list.sorted { $0.offset < $1.offset })
    }

    private static func strings(_ text: [UInt8], locale: String, _ problems: DocumentProblems) -> [LocalizedString] {
        var scanner = StringsFileScanner(text, problems)
        var strings: [LocalizedString] = []
        var lines: [String: Int] = [:]
        do throws(StringsFileError) {
            while let entry = try scanner.next() {
                if let line = lines[entry.key] {
                    problems.add("the key \"\(entry.key)\" stands in line \(line) already", at: entry.offset)
                } else {
                    lines[entry.key] = entry.line
                }
                strings.append(
                    LocalizedString(
                        key: entry.key, comment: entry.comment,
                        translations: [Translation(locale: locale, text: entry.value)]))
            }
        } catch {
            problems.add(error.message, at: error.offset)
        }
        return strings
    }

    private static func foreignFormat(_ text: StringsFileText) -> DocumentError.Problem? {
        func problem(_ message: String) -> DocumentError.Problem { .init(offset: 0, message: message) }
        let start = text.utf8.dropFirst(text.utf8.withUnsafeBufferPointer(byteOrderMarkLength)).prefix(16)
        if start.starts(with: "bplist".utf8) {
            return problem("this is a compiled property list; what it was compiled from can be read")
        }
        if start.starts(with: "<?xml".utf8) || start.starts(with: "<plist".utf8) {
            return problem("this is a property list in XML, which is not read")
        }
        return text.illFormedOffset.map { .init(offset: $0, message: "the text is neither UTF-8 nor UTF-16 here") }
    }
}
