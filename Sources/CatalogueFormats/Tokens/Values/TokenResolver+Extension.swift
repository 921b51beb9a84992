import CatalogueModel

/// Values that the standard cannot say, as the catalogue writes them itself.
extension TokenResolver {
    /// Whether a token is kept as it stands, without a look at it: one that the standard cannot say.
    func isKeptUnseen(_ token: Int) -> Bool {
        dialect.isStandard && TokenExtension.own(tree.tokens[token].object)?["token"] != nil
    }

    /// The value that the catalogue wrote, and its type; nil where the token's own value is all there is.
    func writtenValue(of token: Int) throws(TokenValueError) -> (MetricType, MetricValue<Name>)? {
        guard dialect.isStandard, let own = TokenExtension.own(tree.tokens[token].object),
            let node = own["value"]
        else { return nil }
        return try written(node, of: token)
    }

    /// Reads a value as the catalogue writes it, `"{space.s} * 2"`.
    func written(_ node: JSONNode, of token: Int) throws(TokenValueError) -> (MetricType, MetricValue<Name>) {
        guard let type = writtenType(of: token) else { throw TokenValueError("this is no metric of the catalogue") }
        switch node.value {
        case .number(let number) where type.unit != nil:
            guard let value = number.double else { throw TokenValueError("\(number.text) is beyond all numbers") }
            return (type, .number(.number(value + 0)))
        case .string(let text):
            do throws(ExpressionSyntaxError) {
                return (type, try MetricValue(parsing: text, as: type))
            } catch {
                throw TokenValueError(error.description)
            }
        default: throw TokenValueError("a value of a \(type.rawValue) is needed")
        }
    }

    private func writtenType(of token: Int) -> MetricType? {
        let found = tree.tokens[token]
        if case .string(let text)? = TokenExtension.own(found.object)?["type"]?.value {
            return MetricType(rawValue: text)
        }
        return type(of: token).flatMap(MetricType.init(rawValue:))
    }
}
