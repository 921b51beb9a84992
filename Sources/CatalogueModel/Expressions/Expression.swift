/// A number, or how to reckon it from metrics, as in `{space.s} * 2`.
///
/// In what people type, `Reference` is the name of a metric; what is kept refers to metrics by id, so that renaming one
/// changes none of its users.
public indirect enum Expression<Reference: Hashable & Sendable>: Hashable, Sendable {
    case number(Double)
    case reference(Reference)
    case negated(Expression)
    case binary(BinaryOperator, Expression, Expression)
    case call(ExpressionFunction, [Expression])

    /// The metrics that the expression refers to, in the order they stand in it.
    @inlinable public var references: [Reference] {
        switch self {
        case .number: []
        case .reference(let reference): [reference]
        case .negated(let operand): operand.references
        case .binary(_, let left, let right): left.references + right.references
        case .call(_, let arguments): arguments.flatMap(\.references)
        }
    }

    /// The same expression with other references.
    @inlinable public func mapReferences<Other, Failure: Error>(
        _ transform: (Reference) throws(Failure) -> Other
    ) throws(Failure) -> Expression<Other> {
        switch self {
        case .number(let value): return .number(value)
        case .reference(let reference): return .reference(try transform(reference))
        case .negated(let operand): return .negated(try operand.mapReferences(transform))
        case .binary(let operation, let left, let right):
            return .binary(operation, try left.mapReferences(transform), try right.mapReferences(transform))
        case .call(let function, let arguments):
            var mapped: [Expression<Other>] = []
            for argument in arguments { mapped.append(try argument.mapReferences(transform)) }
            return .call(function, mapped)
        }
    }
}

/// The four kinds of arithmetic.
public enum BinaryOperator: String, Sendable { case plus = "+", minus = "-", times = "*", over = "/" }

/// The functions an expression may call.
public enum ExpressionFunction: String, CaseIterable, Sendable {
    /// Of two or more values.
    case min, max
    /// `round(x)`: to the nearest whole number, ties upward as everywhere in UIKit's layout.
    case round
    /// `roundTo(x, digits)`: to that many decimals, ties upward.
    case roundTo

    var argumentCounts: ClosedRange<Int> {
        switch self {
        case .min, .max: 2...16
        case .round: 1...1
        case .roundTo: 1...2
        }
    }
}
