/// What is wrong, for people.
extension EvaluationError {
    /// The sentence, without the name of whose value it is.
    public func sentence(naming name: (Reference) -> String) -> String {
        switch self {
        case .mixedUnits(let left, let leftUnit, let operation, let right, let rightUnit):
            "\(leftUnit?.rawValue ?? "number") \(operation.rawValue) \(rightUnit?.rawValue ?? "number"): "
                + "\(left.text(naming: name)) and \(right.text(naming: name)) do not go together"
        case .mixedArguments(let function, let first, let other):
            "\(function.rawValue) of a dimension and a number: \(first.text(naming: name)) and \(other.text(naming: name))"
        case .divisionByZero(let expression): "division by zero in \(expression.text(naming: name))"
        case .notFinite(let expression): "\(expression.text(naming: name)) is beyond all numbers"
        case .digits(let expression): "\(expression.text(naming: name)) needs 0 to 15 whole digits"
        }
    }
}
