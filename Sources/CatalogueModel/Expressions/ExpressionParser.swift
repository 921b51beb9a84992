/// Reads an expression: `8`, `{space.s} * 2`, `max({a}, {b} + 4)`.
///
/// Grammar: sum = product { (+|-) product }; product = factor { (*|/) factor };
/// factor = - factor | number | {name} | ( sum ) | function ( sum { , sum } ).
struct ExpressionParser {
    private let source: [Unicode.Scalar]
    private let text: String
    private var position = 0
    private var depth = 0
    private var terms = 0

    /// Numbers and metrics; more of them and deeper nesting are no expression that a person wrote. Both are limits of
    /// the expression and not of its text, which is written with other blanks and names than it was read with.
    static let maximumTerms = 1000
    static let maximumDepth = 100

    init(_ text: String) {
        self.text = text
        source = Array(text.unicodeScalars)
    }

    mutating func parse() throws(ExpressionSyntaxError) -> Expression<Name> {
        let expression = try sum()
        if let extra = peek() { throw error(.unexpected(String(Character(extra)))) }
        return expression
    }

    private mutating func sum() throws(ExpressionSyntaxError) -> Expression<Name> {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth { throw error(.tooDeep) }
        var left = try product()
        while let operation = takeOperator([.plus, .minus]) {
            left = .binary(operation, left, try product())
        }
        return left
    }

    private mutating func product() throws(ExpressionSyntaxError) -> Expression<Name> {
        var left = try factor()
        while let operation = takeOperator([.times, .over]) {
            left = .binary(operation, left, try factor())
        }
        return left
    }

    private mutating func factor() throws(ExpressionSyntaxError) -> Expression<Name> {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth { throw error(.tooDeep) }
        guard let next = peek() else { throw error(.endsEarly) }
        if terms == Self.maximumTerms {
            throw ExpressionSyntaxError(text: String(text.prefix(40)) + "…", column: position + 1, problem: .tooLong)
        }
        if takeOperator([.minus]) != nil {
            let operand = try factor()
            if case .number(let value) = operand { return .number(0 - value) }
            return .negated(operand)
        }
        switch next {
        case "(":
            position += 1
            let inner = try sum()
            try take(")")
            return inner
        case "{":
            terms += 1
            return .reference(try reference())
        case "0"..."9", ".":
            terms += 1
            return .number(try number())
        case "a"..."z", "A"..."Z": return try call()
        default: throw error(.unexpected(String(Character(next))))
        }
    }

    private mutating func reference() throws(ExpressionSyntaxError) -> Name {
        let start = position
        position += 1
        let nameStart = position
        while position < source.count, source[position] != "}" { position += 1 }
        guard position < source.count else {
            position = start
            throw error(.openBrace)
        }
        var name = ""
        for scalar in source[nameStart..<position] { name.unicodeScalars.append(scalar) }
        position += 1
        do {
            return try Name(name)
        } catch let problem {
            position = start
            throw error(.name(problem))
        }
    }

    private mutating func number() throws(ExpressionSyntaxError) -> Double {
        let start = position
        func isDigit(_ index: Int) -> Bool { index < source.count && ("0"..."9").contains(source[index]) }
        while isDigit(position) { position += 1 }
        if position < source.count, source[position] == "." {
            position += 1
            while isDigit(position) { position += 1 }
        }
        if position < source.count, source[position] == "e" || source[position] == "E" {
            let sign = position + 1 < source.count && ["+", "-"].contains(source[position + 1]) ? 1 : 0
            if isDigit(position + 1 + sign) {
                position += 1 + sign
                while isDigit(position) { position += 1 }
            }
        }
        let digits = String(String.UnicodeScalarView(source[start..<position]))
        guard let value = Double(digits), value.isFinite else {
            position = start
            throw error(.notANumber(digits))
        }
        return value
    }

    private mutating func call() throws(ExpressionSyntaxError) -> Expression<Name> {
        let start = position
        while position < source.count, source[position].properties.isAlphabetic { position += 1 }
        let word = String(String.UnicodeScalarView(source[start..<position]))
        guard let function = ExpressionFunction(rawValue: word) else {
            position = start
            throw error(.unknownFunction(word))
        }
        try take("(")
        var arguments = [try sum()]
        while peek() == "," {
            position += 1
            arguments.append(try sum())
        }
        try take(")")
        guard function.argumentCounts.contains(arguments.count) else {
            position = start
            throw error(.argumentCount(function, arguments.count))
        }
        return .call(function, arguments)
    }

    /// The next character that is no space.
    private mutating func peek() -> Unicode.Scalar? {
        while position < source.count, source[position].properties.isWhitespace { position += 1 }
        return position < source.count ? source[position] : nil
    }

    private mutating func takeOperator(_ operators: [BinaryOperator]) -> BinaryOperator? {
        // A typographic minus (U+2212) means minus.
        guard let next = peek() else { return nil }
        let sign = next == "\u{2212}" ? "-" : String(next)
        guard let operation = BinaryOperator(rawValue: sign), operators.contains(operation) else { return nil }
        position += 1
        return operation
    }

    private mutating func take(_ wanted: Unicode.Scalar) throws(ExpressionSyntaxError) {
        guard let next = peek() else { throw error(.missing(String(wanted))) }
        if next != wanted { throw error(.unexpected(String(Character(next)))) }
        position += 1
    }

    private func error(_ problem: ExpressionSyntaxError.Problem) -> ExpressionSyntaxError {
        ExpressionSyntaxError(text: text, column: position + 1, problem: problem)
    }
}

extension Expression<Name> {
    /// Reads an expression as people write it.
    public init(parsing text: String) throws(ExpressionSyntaxError) {
        var parser = ExpressionParser(text)
        self = try parser.parse()
    }
}

/// Why a text is not an expression, and where (`column` counts characters from 1).
public struct ExpressionSyntaxError: Error, Hashable, Sendable {
    /// What is wrong there.
    public enum Problem: Hashable, Sendable {
        case endsEarly, openBrace, tooLong, tooDeep
        case unexpected(String)
        case missing(String)
        case notANumber(String)
        case unknownFunction(String)
        case argumentCount(ExpressionFunction, Int)
        case name(NameError)
        /// Of a typography: neither a size nor a text style.
        case noFontSize
        case notOfTypography(String)
    }

    public let text: String
    public let column: Int
    public let problem: Problem
}
