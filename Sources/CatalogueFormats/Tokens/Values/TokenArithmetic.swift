import CatalogueModel

/// Reads arithmetic as Tokens Studio's users write it: `{space.scale} * 1.5`, `roundTo(30px / 7, 1)`.
struct TokenArithmetic {
    /// What a calculation reckons with beside bare numbers.
    private enum Term: Hashable {
        case reference(Name, MetricType)
        case length(Double)
    }

    let options: TokenReadingOptions
    /// The metric of a reference, as it is called in the catalogue.
    let metric: (String) throws(TokenValueError) -> (Name, MetricType)
    private var terms: [Term] = []
    private var units: [String] = []

    init(
        options: TokenReadingOptions, metric: @escaping (String) throws(TokenValueError) -> (Name, MetricType)
    ) {
        self.options = options
        self.metric = metric
    }

    /// The expression and what it is; nil for bare numbers, which fit everything.
    mutating func read(_ text: String) throws(TokenValueError) -> (Expression<Name>, Quantity.Unit?) {
        let numbered = try numbered(text)
        let parsed: Expression<Name>
        do throws(ExpressionSyntaxError) {
            parsed = try Expression(parsing: numbered)
        } catch {
            throw TokenValueError(Self.message(error, in: text, hasUnits: !units.isEmpty))
        }
        let terms = terms
        let expression = parsed.mapReferences { terms[Int($0.text) ?? 0] }
        let result = Self.lowered(expression)
        return (result, try unit(of: expression, result))
    }

    /// The text with every reference and every length replaced by the number of its term, `{0}`, `{1}`, so that the
    /// catalogue's own grammar reads the rest.
    private mutating func numbered(_ text: String) throws(TokenValueError) -> String {
        let source = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        func isDigit(_ index: Int) -> Bool { index < source.count && ("0"..."9").contains(source[index]) }
        func isLetter(_ index: Int) -> Bool { index < source.count && TokenLength.isUnitPart(source[index]) }
        func part(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(source[range])) }
        while index < source.count {
            let start = index
            if source[index] == "{", let end = source[index...].firstIndex(of: "}") {
                let (name, type) = try metric(part(start + 1..<end))
                guard type.unit != nil else {
                    throw TokenValueError("'\(name)' is a \(type.rawValue) and cannot be reckoned with")
                }
                index = end + 1
                let reference = append(.reference(name, type))
                let unitStart = index
                while isLetter(index) { index += 1 }
                if unitStart == index {
                    result.append(contentsOf: reference)
                } else {
                    // `{n}px` is so many pixels.
                    let unit = part(unitStart..<index)
                    if type != .number { throw TokenValueError("'\(name)' is a \(type.rawValue): \(unit) is too much") }
                    if !units.contains(unit) { units.append(unit) }
                    let length = append(.length(try points(1, unit, text: source)))
                    result.append(
                        contentsOf: "(".unicodeScalars + reference + " * ".unicodeScalars + length + ")".unicodeScalars)
                }
            } else if isDigit(index) || source[index] == "." && isDigit(index + 1) {
                while isDigit(index) || index < source.count && source[index] == "." { index += 1 }
                if index < source.count, source[index] == "e" || source[index] == "E" {
                    let sign =
                        index + 1 < source.count && (source[index + 1] == "-" || source[index + 1] == "+") ? 1 : 0
                    if isDigit(index + 1 + sign) { index += 2 + sign }
                    while isDigit(index) { index += 1 }
                }
                let digits = start..<index
                while isLetter(index) { index += 1 }
                let unit = part(digits.upperBound..<index)
                guard !unit.isEmpty, let number = Double(part(digits)) else {
                    result.append(contentsOf: source[start..<index])
                    continue
                }
                if !units.contains(unit) { units.append(unit) }
                result.append(contentsOf: append(.length(try points(number, unit, text: source))))
            } else if isLetter(index) {
                while isLetter(index) { index += 1 }
                result.append(contentsOf: source[start..<index])
            } else {
                result.append(source[index])
                index += 1
            }
        }
        return String(result)
    }

    private func points(_ number: Double, _ unit: String, text: [Unicode.Scalar]) throws(TokenValueError) -> Double {
        do throws(TokenValueError) {
            return try options.points(number, unit)
        } catch {
            let others = units.filter { $0 != unit } + Self.units(in: text).filter { $0 != unit && !units.contains($0) }
            guard let other = others.first else { throw error }
            throw TokenValueError("\(unit) and \(other) cannot be reckoned together: \(error.message)")
        }
    }

    /// The units behind the numbers of a text.
    private static func units(in text: [Unicode.Scalar]) -> [String] {
        var units: [String] = []
        for index in text.indices.dropFirst()
        where TokenLength.isUnitPart(text[index]) && ("0"..."9").contains(text[index - 1]) {
            let unit = text[index...].prefix(while: TokenLength.isUnitPart)
            units.append(String(String.UnicodeScalarView(unit)))
        }
        return units
    }

    private mutating func append(_ term: Term) -> String.UnicodeScalarView {
        terms.append(term)
        return "{\(terms.count - 1)}".unicodeScalars
    }

    /// Lengths are numbers of points in the catalogue.
    private static func lowered(_ expression: Expression<Term>) -> Expression<Name> {
        switch expression {
        case .number(let value): .number(value)
        case .reference(.reference(let name, _)): .reference(name)
        case .reference(.length(let points)): .number(points)
        case .negated(let operand): .negated(lowered(operand))
        case .binary(let operation, let left, let right): .binary(operation, lowered(left), lowered(right))
        case .call(let function, let arguments): .call(function, arguments.map(lowered))
        }
    }

    private func unit(of expression: Expression<Term>, _ lowered: Expression<Name>) throws(TokenValueError)
        -> Quantity.Unit?
    {
        // What the metrics come to is not known here: some value that no calculation of people makes zero by chance.
        var known: [Term: Double] = [:]
        for (index, term) in terms.enumerated() where known[term] == nil {
            known[term] = 1.234567 + Double(index) * 1.7
        }
        do throws(EvaluationError<Term>) {
            return try expression.evaluate { term in
                switch term {
                case .reference(_, let type): Quantity(known[term] ?? 1, type.unit)
                case .length(let points): Quantity(points, .dimension)
                }
            }.unit
        } catch {
            switch error {
            case .digits where !lowered.references.isEmpty, .notFinite where !lowered.references.isEmpty: return nil
            default: throw TokenValueError(Self.message(error, lowered))
            }
        }
    }

    /// The catalogue's own words of the text as it was written; they know no units.
    private static func message(_ error: ExpressionSyntaxError, in text: String, hasUnits: Bool) -> String {
        if hasUnits { return "'\(text)' cannot be reckoned: it is no length and no arithmetic" }
        do throws(ExpressionSyntaxError) {
            _ = try Expression<Name>(parsing: text)
            return error.description
        } catch {
            return error.description
        }
    }

    private static func message(_ error: EvaluationError<Term>, _ whole: Expression<Name>) -> String {
        func name(_ unit: Quantity.Unit?) -> String { unit.map { "a \($0.rawValue)" } ?? "a bare number" }
        switch error {
        case .mixedUnits(let left, let leftUnit, let operation, let right, let rightUnit):
            return "'\(lowered(left).text)' is \(name(leftUnit)) and '\(lowered(right).text)' is \(name(rightUnit)):"
                + " '\(operation.rawValue)' cannot join them"
        case .mixedArguments(let function, let one, let other):
            return "\(function.rawValue) compares a dimension with a number:"
                + " '\(lowered(one).text)' and '\(lowered(other).text)'"
        case .divisionByZero(let expression): return "'\(lowered(expression).text)' divides by zero"
        case .notFinite(let expression): return "'\(lowered(expression).text)' is beyond all numbers"
        case .digits(let expression): return "the digits in '\(lowered(expression).text)' must be whole, from 0 to 15"
        }
    }
}
