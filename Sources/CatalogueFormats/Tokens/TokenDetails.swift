import CatalogueModel

/// What a token has beside its value.
struct TokenDetails {
    let resolver: TokenResolver
    let index: Int
    let keys: TokenKeys
    let token: FoundToken
    var id: StableID?
    private(set) var description: String?
    private let deprecation: TokenDeprecation?

    init(_ resolver: TokenResolver, _ index: Int, _ keys: TokenKeys) {
        self.resolver = resolver
        self.index = index
        self.keys = keys
        token = resolver.tree.tokens[index]
        // The group's deprecation holds for its tokens, unless they say otherwise.
        deprecation = TokenDeprecation(
            token.object[keys.deprecated] ?? resolver.groupDeprecations[token.group], renamed: token.object["renamed"],
            of: token.path, at: token.place, resolver)
        for key in keys.description {
            if description == nil, case .string(let text)? = token.object[key]?.value { description = text }
        }
        id = keys.isStandard ? TokenExtension.id(token.object) : token.object["uuid"].flatMap(TokenExtension.stableID)
    }

    var place: TokenPlace { token.place }

    func fact<Value>(_ name: Name, _ value: Value) -> NamedFact<Value> {
        NamedFact(
            id: id, name: name, description: description, isDeprecated: deprecation != nil,
            replacement: deprecation?.replacement, reason: deprecation?.reason, extensions: extensionsText(),
            value: value)
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
