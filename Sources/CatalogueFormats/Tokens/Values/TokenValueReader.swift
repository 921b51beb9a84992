import CatalogueModel

/// Reads the value of a token that is no alias as what its type asks for.
struct TokenValueReader {
    let resolver: TokenResolver
    let token: Int
    let type: String?
    let value: JSONNode

    init(_ resolver: TokenResolver, token: Int, type: String?) {
        self.resolver = resolver
        self.token = token
        self.type = type
        value = resolver.tree.tokens[token].value
    }

    private var options: TokenReadingOptions { resolver.options }
    private var dialect: TokenDialect { resolver.dialect }

    func outcome() throws(TokenValueError) -> TokenOutcome {
        switch TokenKind(type: type, in: dialect) {
        case .other: return .kept(type: type)
        case .string: return try string()
        case .fontFamily: return try fontFamily()
        case .fontWeight: return try fontWeight()
        case .dimension: return try dimension()
        case .number: return try number()
        case .measure: return try measure(orKept: false)
        case .unknown: return try measure(orKept: true)
        }
    }

    // MARK: - Numbers

    private func dimension() throws(TokenValueError) -> TokenOutcome {
        switch value.value {
        case .object: return .metric(.dimension, .number(try dimensionObject()))
        case .string(let text) where dialect.hasTextLengths: return try reckoned(text, as: .dimension)
        case .number(let number) where dialect.hasTextLengths:
            if dialect == .dtcgDraft { throw TokenValueError("a dimension needs a unit, px or rem") }
            return .metric(.dimension, .number(.number(options.cleaned(try double(number)))))
        default:
            throw TokenValueError("a dimension is an object: {\"value\": 8, \"unit\": \"px\"}, in px or rem")
        }
    }

    private func number() throws(TokenValueError) -> TokenOutcome {
        switch value.value {
        case .number(let number): return .metric(.number, .number(.number(options.cleaned(try double(number)))))
        case .object where value["$ref"] != nil:
            guard case .number(let number)? = try located(value)?.value else {
                throw TokenValueError("this pointer leads to no number")
            }
            warnOfCopy()
            return .metric(.number, .number(.number(options.cleaned(try double(number)))))
        case .string(let text) where !dialect.isStandard: return try reckoned(text, as: .number)
        default: throw TokenValueError("a number is needed")
        }
    }

    /// A length or a number, by its unit.
    /// - Parameter orKept: Whether anything else is kept, rather than refused.
    private func measure(orKept: Bool) throws(TokenValueError) -> TokenOutcome {
        switch value.value {
        case .number(let number): return .metric(.number, .number(.number(options.cleaned(try double(number)))))
        case .object where value["unit"] != nil: return .metric(.dimension, .number(try dimensionObject()))
        case .string(let text):
            if let length = TokenLength(text) {
                if ["px", "rem", "", "pt", "dp", "em", "%"].contains(length.unit) {
                    return try reckoned(text, as: nil)
                }
                return keep("'\(length.unit)' is no unit of a metric, px and rem are; the token is kept")
            }
            if !orKept || text.contains("{") {
                do throws(TokenValueError) { return try reckoned(text, as: nil) } catch {
                    if !orKept { throw error }
                }
            }
            return .kept(type: type)
        default: return .kept(type: type)
        }
    }

    /// - Parameter wanted: What it has to be; nil for what it is.
    private func reckoned(_ text: String, as wanted: MetricType?) throws(TokenValueError) -> TokenOutcome {
        if let length = TokenLength(text) {
            if !dialect.isStandard, ["em", "%"].contains(length.unit) {
                return keep("'\(length.unit)' is no unit of a metric, px and rem are; the token is kept")
            }
            if wanted == .dimension, length.unit.isEmpty, dialect == .dtcgDraft, length.number != 0 {
                throw TokenValueError("a dimension needs a unit, px or rem")
            }
            let points = try options.points(length.number, length.unit)
            let type = length.unit.isEmpty ? wanted ?? .number : .dimension
            return .metric(type, .number(.number(points)))
        }
        if wanted == .dimension, isListOfLengths(text) {
            return keep("several lengths are no metric; the token is kept")
        }
        if dialect.isStandard { throw TokenValueError("'\(text)' is no length in px or rem") }
        var arithmetic = TokenArithmetic(options: options) { [resolver, token] path throws(TokenValueError) in
            guard let target = resolver.index(of: path), let name = resolver.name(target) else {
                throw TokenValueError("there is no token '\(path)'")
            }
            guard case .metric(let type, _)? = resolver.outcomes[target] else {
                throw TokenValueError("'\(path)' is no number, so '\(resolver.tree.tokens[token].path)' has none")
            }
            return (name, type)
        }
        let (expression, unit) = try arithmetic.read(text)
        let found: MetricType? = unit.map { $0 == .dimension ? .dimension : .number }
        return .metric(found ?? wanted ?? .number, .number(expression))
    }

    private func isListOfLengths(_ text: String) -> Bool {
        let parts = text.split(separator: " ")
        return parts.count > 1
            && parts.allSatisfy { TokenLength(String($0)) != nil || $0.hasPrefix("{") && $0.hasSuffix("}") }
            && !parts.contains { "+-*/".contains($0) }
    }

    private func dimensionObject() throws(TokenValueError) -> Expression<Name> {
        guard case .object(let members) = value.value else { throw TokenValueError("a dimension is an object") }
        if let stranger = members.first(where: { $0.name != "value" && $0.name != "unit" && $0.name != "$ref" }) {
            throw TokenValueError("a dimension has a \"value\" and a \"unit\", and no '\(stranger.name)'")
        }
        if value["$ref"] != nil {
            guard let node = try located(value), case .object = node.value else {
                throw TokenValueError("this pointer leads to no dimension")
            }
            warnOfCopy()
            return .number(try points(node, unit: node["unit"]).1)
        }
        let (unit, points) = try points(value, unit: value["unit"])
        // The value of another dimension in the same unit is that dimension.
        if let pointer = value["value"], pointer["$ref"] != nil {
            let reference = resolver.references[token].first { $0.place.offset == pointer.offset }
            if let reference, reference.reference.rest == ["value"],
                let name = resolver.name(reference.target),
                case .metric(.dimension, _)? = resolver.outcomes[reference.target],
                let original = try located(reference, to: ["unit"]), original.value == .string(unit)
            {
                return .reference(name)
            }
            warnOfCopy()
        }
        return .number(points)
    }

    private func points(_ node: JSONNode, unit: JSONNode?) throws(TokenValueError) -> (String, Double) {
        guard case .number(let number)? = try node["value"].map(located)??.value else {
            throw TokenValueError("the \"value\" of a dimension must be a number")
        }
        guard case .string(let unit)? = try unit.map(located)??.value else {
            throw TokenValueError("a dimension needs a \"unit\", \"px\" or \"rem\", even for 0")
        }
        if unit.isEmpty { throw TokenValueError("'' is no unit of a length: units are px and rem") }
        return (unit, try options.points(try double(number), unit))
    }

    private func double(_ number: JSONNumber) throws(TokenValueError) -> Double {
        guard let value = number.double else { throw TokenValueError("\(number.text) is beyond all numbers") }
        return value + 0
    }

    // MARK: - Texts

    private func string() throws(TokenValueError) -> TokenOutcome {
        guard case .string(let text) = value.value else { throw TokenValueError("a string is needed") }
        let parsed = TextValue(parsing: text)
        if let reference = parsed.reference, resolver.index(of: reference.text) == nil {
            throw TokenValueError("there is no token '\(reference)'")
        }
        return .metric(.string, .text(parsed))
    }

    private func fontFamily() throws(TokenValueError) -> TokenOutcome {
        switch value.value {
        case .string(let text):
            if text.contains("{") { return keep("a text with references in it is no metric; the token is kept") }
            return .metric(.fontFamily, .text(TextValue(parsing: text)))
        case .array(let elements):
            var families: [String] = []
            for element in elements {
                guard case .string(let text) = element.value else { throw TokenValueError("a font family is a string") }
                families.append(text)
            }
            if families.isEmpty { throw TokenValueError("a font family needs a name") }
            if families.contains(where: { $0.contains(",") || $0.contains("{") }) {
                return keep("this list of families is no text; the token is kept")
            }
            return .metric(.fontFamily, .text(TextValue(parsing: families.joined(separator: ", "))))
        default: throw TokenValueError("a font family is a string or an array of strings")
        }
    }

    private func fontWeight() throws(TokenValueError) -> TokenOutcome {
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

    // MARK: - Pointers

    /// The node itself, or the one that its pointer leads to.
    private func located(_ node: JSONNode) throws(TokenValueError) -> JSONNode? {
        guard node["$ref"] != nil else { return node }
        guard let reference = resolver.references[token].first(where: { $0.place.offset == node.offset }) else {
            throw TokenValueError("this pointer leads nowhere")
        }
        return try located(reference, to: reference.reference.rest)
    }

    /// Goes into the value of a token, through all aliases on the way.
    private func located(_ start: FoundReference, to path: [String]) throws(TokenValueError) -> JSONNode? {
        var (owner, node, rest) = (start.target, resolver.tree.tokens[start.target].value, path[...])
        while true {
            let here = resolver.references[owner].first { $0.place.offset == node.offset }
            if let here {
                rest = here.reference.rest[...] + rest
                owner = here.target
                node = resolver.tree.tokens[owner].value
            } else if let segment = rest.popFirst() {
                switch node.value {
                case .object:
                    guard let next = node[segment] else { return nil }
                    node = next
                case .array(let elements):
                    guard let index = Int(segment), elements.indices.contains(index) else { return nil }
                    node = elements[index]
                default: return nil
                }
            } else {
                return node
            }
        }
    }

    private func warnOfCopy() {
        resolver.problems.warn(
            "a part of another token's value cannot be referred to; the number that it has now is taken",
            at: place)
    }

    private func keep(_ reason: String) -> TokenOutcome {
        resolver.problems.warn(reason, at: place)
        return .kept(type: type)
    }

    private var place: TokenPlace {
        TokenPlace(file: resolver.tree.tokens[token].place.file, offset: value.offset)
    }
}
