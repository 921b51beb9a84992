extension ExpressionSyntaxError: CustomStringConvertible {
    /// What is wrong, and where.
    public var description: String { "\(detail) at character \(column) of '\(text)'" }

    private var detail: String {
        switch problem {
        case .endsEarly: "a number, {metric} or ( is missing"
        case .openBrace: "a } is missing for the {"
        case .tooLong: "the expression has more than 1,000 numbers and metrics"
        case .tooDeep: "the expression is nested more than 100 deep"
        case .unexpected(let text): "unexpected '\(text)'"
        case .missing(let text): "a '\(text)' is missing"
        case .notANumber(let text): "'\(text)' is no number"
        case .unknownFunction(let word):
            "'\(word)' is no function (\(ExpressionFunction.allCases.map(\.rawValue).joined(separator: ", ")));"
                + " metrics stand in braces, {\(word)}"
        case .argumentCount(let function, let count):
            "\(function.rawValue) takes \(Self.text(function.argumentCounts)), not \(count):"
        case .name(let error): error.description
        case .noFontSize:
            "a size in points or a text style (\(TextStyle.allCases.map(\.rawValue).joined(separator: ", "))) is missing,"
                + " as in 'semibold 17 Roboto' or 'body',"
        case .notOfTypography(let text): "'\(text)' is neither 'letterSpacing' nor 'lineHeight' with a number,"
        }
    }

    private static func text(_ counts: ClosedRange<Int>) -> String {
        switch (counts.lowerBound, counts.upperBound) {
        case (1, 1): "one value"
        case (1, 2): "one or two values"
        default: "two values or more"
        }
    }
}
