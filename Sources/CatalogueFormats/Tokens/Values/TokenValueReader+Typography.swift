import CatalogueModel

extension TokenValueReader {
    /// A typography of which every part is understood is a metric; any other is kept.
    func typography() throws(TokenValueError) -> TokenOutcome {
        guard dialect.isStandard, case .object(let members) = value.value else { return .kept(type: type) }
        var parts: [String: MetricValue<Name>] = [:]
        var aliases = 0
        for member in members {
            guard let wanted = Self.partTypes[member.name] else { return .kept(type: type) }
            if let target = alias(member.node) {
                guard let name = resolver.name(target), case .metric(let type, let value)? = resolver.outcomes[target],
                    type == wanted
                else { return .kept(type: self.type) }
                aliases += 1
                if case .number = value {
                    parts[member.name] = .number(.reference(name))
                } else {
                    parts[member.name] = .text(.reference(name))
                }
            } else {
                let reader = TokenValueReader(resolver, token: token, type: wanted.rawValue, value: member.node)
                guard case .metric(wanted, let value) = try reader.outcome() else { return .kept(type: type) }
                parts[member.name] = value
            }
        }
        // A pointer to a part of another token would be lost.
        guard aliases == resolver.references[token].count, case .text(let family)? = parts["fontFamily"],
            case .number(let size)? = parts["fontSize"]
        else { return .kept(type: type) }
        var typography = Typography(family: family, size: .points(size))
        if case .text(let weight)? = parts["fontWeight"] { typography.weight = weight }
        if case .number(let spacing)? = parts["letterSpacing"] { typography.letterSpacing = spacing }
        if case .number(let height)? = parts["lineHeight"] { typography.lineHeight = height }
        return .metric(.typography, .typography(typography))
    }

    private static let partTypes: [String: MetricType] = [
        "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight, "letterSpacing": .dimension,
        "lineHeight": .number,
    ]

    /// The token that a part is another name for.
    private func alias(_ node: JSONNode) -> Int? {
        switch node.value {
        case .string(let text): TokenReference(braces: text).flatMap { resolver.index(of: $0.path) }
        case .object:
            resolver.references[token].first { $0.place.offset == node.offset && $0.reference.rest.isEmpty }?.target
        default: nil
        }
    }
}
