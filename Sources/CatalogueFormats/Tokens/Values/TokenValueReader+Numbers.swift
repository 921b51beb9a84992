import CatalogueModel

/// Dimensions and numbers.
extension TokenValueReader {
    func dimension() throws(TokenValueError) -> TokenOutcome {
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

    func number() throws(TokenValueError) -> TokenOutcome {
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
    func measure(orKept: Bool) throws(TokenValueError) -> TokenOutcome {
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
            if !orKept || text.utf8.contains(UInt8(ascii: "{")) {
                do throws(TokenValueError) { return try reckoned(text, as: nil) } catch {
                    if !orKept { throw error }
                }
            }
            return .kept(type: type)
        default: return .kept(type: type)
        }
    }

    /// - Parameter wanted: What it has to be; nil for what it is.
    func reckoned(_ text: String, as wanted: MetricType?) throws(TokenValueError) -> TokenOutcome {
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

    func isListOfLengths(_ text: String) -> Bool {
        let parts = text.split(separator: " ")
        return parts.count > 1
            && parts.allSatisfy { TokenLength(String($0)) != nil || $0.hasPrefix("{") && $0.hasSuffix("}") }
            && !parts.contains { "+-*/".contains($0) }
    }

    func dimensionObject() throws(TokenValueError) -> Expression<Name> {
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

    func points(_ node: JSONNode, unit: JSONNode?) throws(TokenValueError) -> (String, Double) {
        guard case .number(let number)? = try node["value"].map(located)??.value else {
            throw TokenValueError("the \"value\" of a dimension must be a number")
        }
        guard case .string(let unit)? = try unit.map(located)??.value else {
            throw TokenValueError("a dimension needs a \"unit\", \"px\" or \"rem\", even for 0")
        }
        if unit.isEmpty { throw TokenValueError("'' is no unit of a length: units are px and rem") }
        return (unit, try options.points(try double(number), unit))
    }

    func double(_ number: JSONNumber) throws(TokenValueError) -> Double {
        guard let value = number.double else { throw TokenValueError("\(number.text) is beyond all numbers") }
        return value + 0
    }
}
