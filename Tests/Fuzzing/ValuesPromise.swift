import CatalogueModel

/// A value of every type, a size and insets: what is printed is read as the same.
enum ValuesPromise {
    static func check(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        for type in MetricType.allCases { try check(text, as: type) }
        try checkSize(text)
        try checkInsets(text)
        if let weight = FontWeight(parsing: text) {
            try BrokenPromise.unless(FontWeight(parsing: weight.description) == weight, "'\(weight)' weighs otherwise")
        }
    }

    private static func check(_ text: String, as type: MetricType) throws {
        let value: MetricValue<Name>
        do {
            value = try MetricValue(parsing: text, as: type)
        } catch {
            // A typography's expressions tell the places in themselves.
            try BrokenPromise.unless(
                (1...text.unicodeScalars.count + 1).contains(error.column), "'\(error)' lies beyond the text")
            return
        }
        let written = value.text(naming: \.text)
        let again: MetricValue<Name>
        do {
            again = try MetricValue(parsing: written, as: type)
        } catch {
            throw BrokenPromise(description: "the \(type) '\(text)' is written as '\(written)': \(error)")
        }
        try BrokenPromise.unless(
            again == value, "the \(type) '\(text)' is written as '\(written)':\n\(value)\n\(again)")
        try BrokenPromise.unless(again.text(naming: \.text) == written, "the \(type) '\(text)' is written in two ways")
    }

    private static func checkSize(_ text: String) throws {
        guard let parts = ExpressionList.size(text), let width = try? Expression(parsing: parts.width),
            let height = try? Expression(parsing: parts.height)
        else { return }
        let again = ExpressionList.size("\(width.text)x\(height.text)")
        try BrokenPromise.unless(
            again?.width == width.text && again?.height == height.text, "'\(text)' is a size, and then not")
    }

    private static func checkInsets(_ text: String) throws {
        let parts = ExpressionList.separatedByCommas(text)
        let insets = parts.compactMap { try? Expression(parsing: $0).text }
        guard insets.count == parts.count else { return }
        let again = ExpressionList.separatedByCommas(insets.joined(separator: ","))
        try BrokenPromise.unless(again == insets, "other insets: \(insets), \(again)")
    }
}
