/// Why an expression has no value.
public enum EvaluationError<Reference: Hashable & Sendable>: Error, Hashable, Sendable {
    /// Both sides with what they are, as in dimension + number.
    case mixedUnits(Expression<Reference>, Quantity.Unit?, BinaryOperator, Expression<Reference>, Quantity.Unit?)
    /// The arguments of min and max, one a dimension and one a number.
    case mixedArguments(ExpressionFunction, Expression<Reference>, Expression<Reference>)
    case divisionByZero(Expression<Reference>)
    case notFinite(Expression<Reference>)
    /// The digits of `roundTo` are whole, from 0 to 15.
    case digits(Expression<Reference>)
}

extension Expression {
    /// The value, with the unit rules: dimension ± dimension, dimension × or ÷ number are dimensions,
    /// dimension ÷ dimension is a number; a bare number takes the unit that fits.
    @inlinable public func evaluate(_ value: (Reference) -> Quantity) throws(EvaluationError<Reference>) -> Quantity {
        let result = try unchecked(value)
        if !result.value.isFinite { throw .notFinite(self) }
        return Quantity(result.value + 0, result.unit)
    }

    @inlinable func unchecked(_ value: (Reference) -> Quantity) throws(EvaluationError<Reference>) -> Quantity {
        switch self {
        case .number(let number): return Quantity(number, nil)
        case .reference(let reference): return value(reference)
        case .negated(let operand):
            let operand = try operand.evaluate(value)
            return Quantity(0 - operand.value, operand.unit)
        case .binary(let operation, let left, let right):
            return try combine(operation, left, try left.evaluate(value), right, try right.evaluate(value))
        case .call(let function, let arguments):
            return try call(function, arguments, value)
        }
    }

    @inlinable func combine(
        _ operation: BinaryOperator, _ leftSide: Expression, _ left: Quantity, _ rightSide: Expression,
        _ right: Quantity
    ) throws(EvaluationError<Reference>) -> Quantity {
        let mixed = EvaluationError.mixedUnits(leftSide, left.unit, operation, rightSide, right.unit)
        switch operation {
        case .plus, .minus:
            guard left.unit == nil || right.unit == nil || left.unit == right.unit else { throw mixed }
            let value = operation == .plus ? left.value + right.value : left.value - right.value
            return Quantity(value, left.unit ?? right.unit)
        case .times:
            if left.unit == .dimension, right.unit == .dimension { throw mixed }
            return Quantity(left.value * right.value, productUnit(left.unit, right.unit))
        case .over:
            if left.unit == .number, right.unit == .dimension { throw mixed }
            if right.value == 0 { throw .divisionByZero(self) }
            return Quantity(left.value / right.value, quotientUnit(left.unit, right.unit))
        }
    }

    @inlinable func productUnit(_ left: Quantity.Unit?, _ right: Quantity.Unit?) -> Quantity.Unit? {
        if left == .dimension || right == .dimension { return .dimension }
        return left == .number && right == .number ? .number : nil
    }

    @inlinable func quotientUnit(_ left: Quantity.Unit?, _ right: Quantity.Unit?) -> Quantity.Unit? {
        switch (left, right) {
        case (_, .dimension): .number
        case (.dimension, _): .dimension
        case (.number, _): .number
        case (nil, _): nil
        }
    }

    @inlinable func call(
        _ function: ExpressionFunction, _ arguments: [Expression], _ value: (Reference) -> Quantity
    ) throws(EvaluationError<Reference>) -> Quantity {
        guard let first = arguments.first else { throw .notFinite(self) }
        var result = try first.evaluate(value)
        switch function {
        case .min, .max:
            // The argument that the unit comes from.
            var decisive = first
            for argument in arguments.dropFirst() {
                let other = try argument.evaluate(value)
                guard result.unit == nil || other.unit == nil || result.unit == other.unit else {
                    throw .mixedArguments(function, decisive, argument)
                }
                if result.unit == nil { decisive = argument }
                let chosen =
                    function == .min ? Swift.min(result.value, other.value) : Swift.max(result.value, other.value)
                result = Quantity(chosen, result.unit ?? other.unit)
            }
        case .round:
            result.value = roundedTiesUp(result.value)
        case .roundTo:
            let digits = try arguments.dropFirst().first?.evaluate(value) ?? Quantity(0, nil)
            guard digits.fits(.number), (0...15).contains(digits.value), digits.value.rounded() == digits.value else {
                throw .digits(self)
            }
            var power = 1.0
            for _ in 0..<Int(digits.value) { power *= 10 }
            result.value = roundedTiesUp(result.value * power) / power
        }
        return result
    }

    /// Adding a half first would round 0.49999999999999994 up, and odd numbers beyond 2^52.
    @inlinable func roundedTiesUp(_ value: Double) -> Double {
        let below = value.rounded(.down)
        return value - below < 0.5 ? below : below + 1
    }
}
