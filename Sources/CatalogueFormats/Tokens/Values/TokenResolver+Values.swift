import CatalogueModel

/// What metrics come to, as far as one trait collection tells: a division by zero is found where it is written.
extension TokenResolver {
    func reckon(_ outcome: TokenOutcome, of token: Int) throws(TokenValueError) {
        guard case .metric(_, .number(let expression)) = outcome else { return }
        switch expression {
        case .number(let number): values[token] = number
        case .reference: values[token] = references[token].first.flatMap { values[$0.target] }
        default:
            if expression.references.contains(where: { quantity(of: $0) == nil }) { return }
            do throws(EvaluationError<Name>) {
                values[token] = try expression.evaluate { quantity(of: $0) ?? Quantity(0, nil) }.value
            } catch {
                throw TokenValueError(error.sentence(naming: \.text))
            }
        }
        warnOfStaleValue(token)
    }

    private func quantity(of name: Name) -> Quantity? {
        guard let token = tree.token(at: name.text), let value = values[token],
            case .metric(let type, _)? = outcomes[token]
        else { return nil }
        return Quantity(value, type.unit)
    }

    /// The value that the catalogue wrote holds. Whoever edits the number beside it should know.
    private func warnOfStaleValue(_ token: Int) {
        let found = tree.tokens[token]
        guard dialect.isStandard, let written = TokenExtension.own(found.object)?["value"], let value = values[token],
            let node = found.object["$value"]
        else { return }
        guard case .number(let number) = (node["value"] ?? node).value, let shown = number.double, shown != value
        else { return }
        problems.warn(
            "'\(found.path)' is \(JSONWriter().text(of: written.json)) in its $extensions, which comes to"
                + " \(value.shortestText); the \(number.text) beside it is left out",
            at: TokenPlace(file: found.place.file, offset: node.offset))
    }
}
