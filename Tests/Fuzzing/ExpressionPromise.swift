import CatalogueModel

/// What is printed is read as the expression that it is the text of, and reckoning ends in a number or an error.
enum ExpressionPromise {
    static func check(_ bytes: [UInt8]) throws {
        let source = String(decoding: bytes, as: UTF8.self)
        let expression: Expression<Name>
        do {
            expression = try Expression(parsing: source)
        } catch {
            try BrokenPromise.unless(
                (1...source.unicodeScalars.count + 1).contains(error.column), "\(error) lies beyond the text")
            return
        }
        let text = expression.text
        let again = try Expression(parsing: text)
        try BrokenPromise.unless(again == expression, "'\(text)' is another expression")
        try BrokenPromise.unless(again.text == text, "'\(text)' is printed as '\(again.text)'")
        if let quantity = try? expression.evaluate({ Quantity(Double($0.text.utf8.count), nil) }) {
            try BrokenPromise.unless(quantity.value.isFinite, "'\(text)' is no number")
        }
    }
}
