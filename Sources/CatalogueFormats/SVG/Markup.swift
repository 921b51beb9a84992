/// Writes XML. Every text and every value of an attribute goes through `xmlText`, so that none becomes markup.
struct Markup {
    private(set) var text = ""

    typealias Attributes = KeyValuePairs<StaticString, String>

    /// An element without content; values that are empty are left out.
    mutating func add(_ name: StaticString, _ attributes: Attributes) {
        start(name, attributes)
        text += "/>\n"
    }

    /// An element that holds a text.
    mutating func add(_ name: StaticString, _ attributes: Attributes, _ content: String) {
        start(name, attributes)
        text += ">\(markupText(content))</\(name)>\n"
    }

    /// An element that holds others.
    mutating func add(_ name: StaticString, _ attributes: Attributes, _ content: (inout Markup) -> Void) {
        start(name, attributes)
        text += ">\n"
        content(&self)
        text += "</\(name)>\n"
    }

    /// What is markup already.
    mutating func add(raw markup: String) { text += markup }

    private mutating func start(_ name: StaticString, _ attributes: Attributes) {
        text += "<\(name)"
        for (attribute, value) in attributes where !value.isEmpty { text += " \(attribute)=\"\(markupText(value))\"" }
    }
}

/// A text as XML that shows just that text, within an element or a quoted attribute; also as HTML.
///
/// What XML cannot hold, and what would reorder the text around it, is shown as an escape.
func markupText(_ text: String) -> String {
    let text = htmlText(text)
    guard text.unicodeScalars.contains(where: isNoCharacter) else { return text }
    return text.unicodeScalars.map {
        isNoCharacter($0) ? visibleEscape($0) : "\($0)"
    }
    .joined()
}

private func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0xFFFE || scalar.value == 0xFFFF }
