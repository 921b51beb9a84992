import CatalogueFormats
import CatalogueModel

/// A String Catalog of English texts with these strings.
func catalog(_ strings: String) -> String {
    #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
}

/// A localization that is one text.
func unit(_ text: String, _ state: String = "translated") -> String {
    #""stringUnit": {"state": "\#(state)", "value": "\#(text)"}"#
}

/// Variations of one kind: `("one", unit("…"))`.
func variations(_ kind: String, _ values: (String, String)...) -> String {
    let members = values.map { #""\#($0.0)": {\#($0.1)}"# }.joined(separator: ", ")
    return #""variations": {"\#(kind)": {\#(members)}}"#
}

/// The bytes of a text in UTF-16, without a mark.
func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in text.utf16 {
        let both = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += isBigEndian ? both : both.reversed()
    }
    return bytes
}

/// What is wrong with a file, as `line:column message`; nothing if it is read.
func problems(_ text: String, _ read: ([UInt8]) throws(DocumentError) -> StringTable) -> [String] {
    let source = Array(text.utf8)
    do {
        _ = try read(source)
        return []
    } catch {
        return error.problems.map { "\(SourcePosition(offset: $0.offset, in: source)) \($0.message)" }
    }
}

extension StringTable {
    /// Each form as `locale variation: text`.
    func forms(_ key: String) -> [String] {
        strings.filter { $0.key == key }.flatMap(\.translations).flatMap { translation in
            translation.forms.map {
                "\(translation.locale)\($0.variation.isEmpty ? "" : " ")\($0.variation): \($0.text)"
            }
        }
    }
}
