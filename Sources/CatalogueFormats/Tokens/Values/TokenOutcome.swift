import CatalogueModel

/// What becomes of a token.
enum TokenOutcome {
    case metric(MetricType, MetricValue<Name>)
    /// With the type that it is kept with.
    case kept(type: String?)
    /// The reason has been given.
    case refused
}

extension TokenResolver {
    func isKept(_ token: Int) -> Bool { if case .kept? = outcomes[token] { true } else { false } }
}

/// A reference in a token's value that was found in the tree.
struct FoundReference {
    var reference: TokenReference
    var target: Int
    var place: TokenPlace
}
