import CatalogueModel

/// Reads the value of a token that is no alias as what its type asks for.
struct TokenValueReader {
    let resolver: TokenResolver
    let token: Int
    let type: String?
    let value: JSONNode

    /// - Parameter value: a part of the token's value; nil for the whole.
    init(_ resolver: TokenResolver, token: Int, type: String?, value: JSONNode? = nil) {
        self.resolver = resolver
        self.token = token
        self.type = type
        self.value = value ?? resolver.tree.tokens[token].value
    }

    var options: TokenReadingOptions { resolver.options }
    var dialect: TokenDialect { resolver.dialect }

    func outcome() throws(TokenValueError) -> TokenOutcome {
        switch TokenKind(type: type, in: dialect) {
        case .other: return .kept(type: type)
        case .string: return try string()
        case .fontFamily: return try fontFamily()
        case .fontWeight: return try fontWeight()
        case .typography: return try typography()
        case .dimension: return try dimension()
        case .number: return try number()
        case .measure: return try measure(orKept: false)
        case .unknown: return try measure(orKept: true)
        }
    }

    func warnOfCopy() {
        resolver.problems.warn(
            "a part of another token's value cannot be referred to; the number that it has now is taken",
            at: place)
    }

    func keep(_ reason: String) -> TokenOutcome {
        resolver.problems.warn(reason, at: place)
        return .kept(type: type)
    }

    var place: TokenPlace {
        TokenPlace(file: resolver.tree.tokens[token].place.file, offset: value.offset)
    }
}
