import CatalogueModel

/// Strings and fonts.
extension TokenValueReader {
    func string() throws(TokenValueError) -> TokenOutcome {
        guard case .string(let text) = value.value else { throw TokenValueError("a string is needed") }
        let parsed = TextValue(parsing: text)
        if let reference = parsed.reference, resolver.index(of: reference.text) == nil {
            throw TokenValueError("there is no token '\(reference)'")
        }
        return .metric(.string, .text(parsed))
    }

    func fontFamily() throws(TokenValueError) -> TokenOutcome {
        switch value.value {
        case .string(let text):
            if text.utf8.contains(UInt8(ascii: "{")) {
                return keep("a text with references in it is no metric; the token is kept")
            }
            return .metric(.fontFamily, .text(TextValue(parsing: text)))
        case .array(let elements):
            var families: [String] = []
            for element in elements {
                guard case .string(let text) = element.value else { throw TokenValueError("a font family is a string") }
                families.append(text)
            }
            if families.isEmpty { throw TokenValueError("a font family needs a name") }
            if families.contains(where: { $0.unicodeScalars.contains { $0 == "," || $0 == "{" } }) {
                return keep("this list of families is no text; the token is kept")
            }
            return .metric(.fontFamily, .text(TextValue(parsing: families.joined(separator: ", "))))
        default: throw TokenValueError("a font family is a string or an array of strings")
        }
    }

    func fontWeight() throws(TokenValueError) -> TokenOutcome {
        switch value.value {
        case .number(let number):
            guard let weight = number.double, (1...1000).contains(weight) else {
                throw TokenValueError("a font weight is from 1 to 1000")
            }
            return .metric(.fontWeight, .text(.literal(weight.shortestText)))
        case .string(let text):
            if FontWeight.names.contains(text) { return .metric(.fontWeight, .text(.literal(text))) }
            if dialect.isStandard {
                let near = FontWeight.name(like: text).map { "; it is written '\($0)'" } ?? ""
                throw TokenValueError("'\(text)' is no font weight\(near)")
            }
            if let weight = Double(text), (1...1000).contains(weight) {
                return .metric(.fontWeight, .text(.literal(weight.shortestText)))
            }
            if let name = FontWeight.name(like: text) { return .metric(.fontWeight, .text(.literal(name))) }
            return keep("'\(text)' is no font weight; the token is kept")
        default: throw TokenValueError("a font weight is a number or a name such as \"bold\"")
        }
    }
}
