extension Expression {
    /// The expression as people write it, with no more parentheses than it needs.
    public func text(naming name: (Reference) -> String) -> String {
        text(naming: name, within: 0)
    }

    /// - Parameter strength: how strongly what stands around binds: 1 for sums, 2 for products, 3 for a minus.
    private func text(naming name: (Reference) -> String, within strength: Int) -> String {
        switch self {
        case .number(let value):
            let text = value.shortestText
            return value < 0 && strength > 1 ? "(\(text))" : text
        case .reference(let reference): return "{\(name(reference))}"
        case .negated(let operand):
            let text = "-" + operand.text(naming: name, within: 3)
            return strength > 1 ? "(\(text))" : text
        case .binary(let operation, let left, let right):
            let own = operation == .plus || operation == .minus ? 1 : 2
            // The right side of a minus or a division needs its parentheses: a - (b - c).
            let text =
                left.text(naming: name, within: own) + " \(operation.rawValue) "
                + right.text(naming: name, within: own + 1)
            return own < strength ? "(\(text))" : text
        case .call(let function, let arguments):
            return "\(function.rawValue)("
                + arguments.map { $0.text(naming: name, within: 0) }.joined(separator: ", ") + ")"
        }
    }
}

extension Expression<Name> {
    /// The expression as people write it.
    public var text: String { text(naming: \.text) }
}
