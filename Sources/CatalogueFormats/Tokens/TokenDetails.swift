import CatalogueModel

/// What a token has beside its value.
struct TokenDetails {
    let resolver: TokenResolver
    private let index: Int
    let keys: TokenKeys
    let token: FoundToken
    var id: StableID?
    private(set) var description: String?
    private(set) var isDeprecated = false
    private(set) var replacement: Name?
    /// What is said of the deprecation, where that is more than the replacement's name.
    private(set) var reason: String?

    init(_ resolver: TokenResolver, _ index: Int, _ keys: TokenKeys) {
        self.resolver = resolver
        self.index = index
        self.keys = keys
        token = resolver.tree.tokens[index]
        for key in keys.description {
            if description == nil, case .string(let text)? = token.object[key]?.value { description = text }
        }
        let idNode = keys.isStandard ? TokenExtension.own(token.object)?["id"] : token.object["uuid"]
        if case .string(let text)? = idNode?.value { id = StableID(text) }
        readDeprecation()
    }

    var place: TokenPlace { token.place }

    /// The group's deprecation holds for its tokens, unless they say otherwise.
    private var deprecated: JSONNode? {
        token.object[keys.deprecated] ?? resolver.groupDeprecations[token.group]
    }

    private mutating func readDeprecation() {
        switch deprecated?.value {
        case .bool(let flag): isDeprecated = flag
        case .string(let text):
            isDeprecated = true
            replacement = Self.reference(in: text).flatMap { known($0) }
            if Self.sentence(replacement) != text { reason = text }
        default: return
        }
        if isDeprecated, replacement == nil, case .string(let text)? = token.object["renamed"]?.value {
            replacement = known(text)
        }
    }

    /// The text of a `$deprecated` that says no more than the replacement.
    static func sentence(_ replacement: Name?) -> String? { replacement.map { "Use {\($0)}." } }

    private static func reference(in text: String) -> String? {
        guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else { return nil }
        return TokenReference(braces: String(text[start...end]))?.path
    }

    /// The name of another token that can be had.
    private func known(_ path: String) -> Name? {
        guard let other = resolver.index(of: path), other != index else {
            resolver.problems.warn("'\(path)', to be used instead of '\(token.path)', is no token", at: place)
            return nil
        }
        if case .metric? = resolver.outcomes[other] { return resolver.name(other) }
        return nil
    }

    /// The values for single values of traits that the catalogue wrote.
    func writtenOverrides() -> [TraitCondition: MetricValue<Name>] {
        guard keys.isStandard, let own = TokenExtension.own(token.object),
            case .array(let elements)? = own["overrides"]?.value
        else { return [:] }
        var overrides: [TraitCondition: MetricValue<Name>] = [:]
        for element in elements {
            let place = TokenPlace(file: place.file, offset: element.offset)
            guard let condition = WrittenTraits.condition(element["for"]?.json), let node = element["value"] else {
                resolver.problems.refuse("an override needs \"for\", one trait, and a \"value\"", at: place)
                continue
            }
            do throws(TokenValueError) {
                let value = try resolver.written(node, of: index).1
                for name in value.references where resolver.tree.token(at: name.text) == nil {
                    throw TokenValueError("there is no token '\(name)'")
                }
                overrides[condition] = value
            } catch {
                resolver.problems.refuse(error.message, at: place)
            }
        }
        return overrides
    }
}
