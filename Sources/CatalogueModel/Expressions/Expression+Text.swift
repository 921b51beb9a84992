extension Expression {
    /// The expression as people write it, with no more parentheses than it needs.
    public func text(naming name: (Reference) -> String) -> String {
        text(naming: name, within: 0)
    }

    /// A minus needs no parentheses and gets none: the text must not be nested deeper than the one that was read.
    /// - Parameter strength: how strongly what stands around binds: 1 for sums, 2 for products, 3 for a minus.
    private func text(naming name: (Reference) -> String, within strength: Int) -> String {
        switch self {
        case .number(let value): return value.shortestText
        case .reference(let reference): return "{\(name(reference))}"
        case .negated(let operand): return "-" + operand.text(naming: name, within: 3)
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
