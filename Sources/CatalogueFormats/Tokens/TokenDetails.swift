import CatalogueModel

/// What a token has beside its value.
struct TokenDetails {
    private let resolver: TokenResolver
    private let index: Int
    private let keys: TokenKeys
    private let token: FoundToken
    var id: StableID?
    private(set) var description: String?
    private(set) var isDeprecated = false
    private(set) var replacement: Name?
    /// What is said of the deprecation, where that is more than the replacement's name.
    private var reason: String?

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

    // MARK: - What the catalogue does not understand

    /// Of a metric: its extensions but for what the catalogue writes itself, and the reason of its deprecation.
    func leftovers() -> [JSON.Member] {
        var members = extensions().flatMap { [JSON.Member(name: "$extensions", value: $0)] } ?? []
        members = TokenExtension.changing(members) { own in
            own.removeAll { ["id", "type", "value", "overrides", "use"].contains($0.name) }
            own += source()
        }
        if let reason { members.append(JSON.Member(name: "$deprecated", value: .string(reason))) }
        return members
    }

    private func extensions() -> JSON? { token.object["$extensions"]?.json }

    /// The members that other dialects have and the standard has not.
    private func source() -> [JSON.Member] {
        guard !keys.isStandard, case .object(let members) = token.object.value else { return [] }
        let understood: Set = [
            keys.value, keys.type, keys.deprecated, "$schema", "sets", "uuid", "$extensions", "renamed",
        ]
        let rest = members.filter { !understood.contains($0.name) && !keys.description.contains($0.name) }
            .map { JSON.Member(name: $0.name, value: $0.node.json) }
        return rest.isEmpty ? [] : [JSON.Member(name: "source", value: .object(rest))]
    }

    /// Of a kept token: all its members, in the standard's spelling, and those for single values of traits.
    func keptMembers(
        _ type: String?, _ dialect: TokenDialect
    ) -> (members: [JSON.Member], overrides: [TraitCondition: [JSON.Member]]) {
        var members: [JSON.Member] = []
        if keys.isStandard, case .object(let found) = token.object.value {
            members = found.map { JSON.Member(name: $0.name, value: $0.node.json) }
        } else {
            members.append(JSON.Member(name: "$value", value: token.value.json))
            if let description { members.append(JSON.Member(name: "$description", value: .string(description))) }
            if let extensions = extensions() { members.append(JSON.Member(name: "$extensions", value: extensions)) }
        }
        if let type, !members.contains(where: { $0.name == "$type" }) {
            members.insert(JSON.Member(name: "$type", value: .string(type)), at: 0)
        }
        if isDeprecated, !members.contains(where: { $0.name == "$deprecated" }) {
            let value = (reason ?? Self.sentence(replacement)).map(JSON.string) ?? .bool(true)
            members.append(JSON.Member(name: "$deprecated", value: value))
        }
        if !dialect.isStandard {
            members = TokenExtension.changing(members) { own in
                own.append(JSON.Member(name: "kept", value: .string(dialect.name)))
                if let id { own.append(JSON.Member(name: "id", value: .string(id.description))) }
                own += source()
            }
        }
        var overrides: [TraitCondition: [JSON.Member]] = [:]
        members = TokenExtension.changing(members) { own in
            guard let place = own.firstIndex(where: { $0.name == "overrides" }),
                case .array(let elements) = own[place].value
            else { return }
            own.remove(at: place)
            for element in elements {
                guard let condition = WrittenTraits.condition(element["for"]),
                    case .object(let other)? = element["members"]
                else { continue }
                overrides[condition] = other
            }
        }
        return (members, overrides)
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
