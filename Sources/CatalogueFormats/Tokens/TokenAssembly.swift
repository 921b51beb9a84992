import CatalogueModel

/// Puts the tokens of all trait values together: what holds by default, and what holds instead elsewhere.
struct TokenAssembly {
    private let layers: TokenLayers
    private let keys: TokenKeys
    private let dialect: TokenDialect
    private let problems: TokenProblems
    private let base: TokenResolver
    private let variants: [(condition: TraitCondition, resolver: TokenResolver)]

    init(
        _ layers: TokenLayers, _ keys: TokenKeys, _ dialect: TokenDialect, _ options: TokenReadingOptions,
        _ problems: TokenProblems
    ) {
        self.layers = layers
        self.keys = keys
        self.dialect = dialect
        self.problems = problems
        func resolver(_ chosen: TraitCondition?) -> TokenResolver {
            let set = dialect == .spectrum ? chosen?.value ?? "desktop" : ""
            var tree = TokenTree(keys: keys, set: set, problems: problems)
            for layer in layers.layers where layers.isActive(layer, chosen) { tree.add(layer.node, file: layer.file) }
            tree.expandExtensions()
            tree.warnOfCase()
            let resolver = TokenResolver(tree, dialect, options, problems)
            resolver.resolve()
            return resolver
        }
        base = resolver(nil)
        variants = layers.variants.map { ($0, resolver($0)) }
    }

    mutating func fill(_ document: inout TokenDocument) {
        var ids: Set<StableID> = []
        let shared = namesOfSeveralTraits()
        for (index, token) in base.tree.tokens.enumerated() where !token.isGone {
            add(index, of: base, to: &document, isShared: shared.contains(token.path), &ids)
        }
        addMissing(to: &document, &ids)
        document.traits = layers.traits.filter { isNeeded($0, in: document) }
    }

    /// A resolver's modifiers are what its author says varies; elsewhere a trait that changes nothing is no trait.
    private func isNeeded(_ trait: TraitFact, in document: TokenDocument) -> Bool {
        dialect == .resolver
            || document.metrics.contains { $0.value.overrides.keys.contains { $0.trait == trait.name } }
            || document.kept.contains { $0.overrides.keys.contains { $0.trait == trait.name } }
    }

    private func add(
        _ index: Int, of resolver: TokenResolver, to document: inout TokenDocument, isShared: Bool,
        _ ids: inout Set<StableID>
    ) {
        guard let name = resolver.name(index), let outcome = resolver.outcomes[index] else { return }
        var details = TokenDetails(resolver, index, keys)
        if let id = details.id, !ids.insert(id).inserted {
            problems.warn("the id of '\(name)' is another token's as well; it gets a new one", at: details.place)
            details.id = nil
        }
        switch outcome {
        case .refused: return
        case .kept(let type):
            let members = details.keptMembers(type, dialect)
            var token = KeptToken(name: name, members: members.members, overrides: members.overrides)
            for (condition, other, place) in differing(index, of: resolver) {
                guard case .kept(let type)? = other.outcomes[place] else { continue }
                let members = TokenDetails(other, place, keys).keptMembers(type, dialect).members
                if members != token.members || isShared { token.overrides[condition] = members }
            }
            document.kept.append(token)
        case .metric(let type, let value):
            var metric = Metric(type: type, value: value, overrides: details.writtenOverrides())
            for (condition, other, place) in differing(index, of: resolver) {
                guard case .metric(let otherType, let otherValue)? = other.outcomes[place] else { continue }
                if otherType != type {
                    problems.refuse(
                        "'\(name)' is a \(type.rawValue), and for \(condition) a \(otherType.rawValue)",
                        at: other.tree.tokens[place].place)
                } else if otherValue != value || isShared {
                    metric.overrides[condition] = otherValue
                }
            }
            let leftovers = details.leftovers()
            if !leftovers.isEmpty { document.leftovers[name] = leftovers }
            document.metrics.append(
                NamedFact(
                    id: details.id, name: name, description: details.description, isDeprecated: details.isDeprecated,
                    replacement: details.replacement, value: metric))
        }
    }

    /// Where a token is another one for a value of a trait, with its index there.
    private func differing(_ index: Int, of resolver: TokenResolver) -> [(TraitCondition, TokenResolver, Int)] {
        let token = resolver.tree.tokens[index]
        return variants.compactMap { condition, other in
            guard other !== resolver, let place = other.tree.token(at: token.path),
                !other.tree.tokens[place].isSame(as: token)
            else { return nil }
            return (condition, other, place)
        }
    }

    /// The tokens that more than one trait changes: of those the catalogue lets the later trait win.
    private func namesOfSeveralTraits() -> Set<String> {
        if layers.traits.count < 2 { return [] }
        var traits: [String: Set<String>] = [:]
        for (index, token) in base.tree.tokens.enumerated() {
            for (condition, _, _) in differing(index, of: base) {
                traits[token.path, default: []].insert(condition.trait)
            }
        }
        let shared = traits.filter { $0.value.count > 1 }
        for (path, traits) in shared {
            guard let index = base.tree.token(at: path) else { continue }
            problems.warn(
                "'\(path)' differs by \(traits.sorted().joined(separator: " and by ")); the later trait wins",
                at: base.tree.tokens[index].place)
        }
        return Set(shared.keys)
    }

    /// Tokens that some value of a trait has and the default has not, or the other way round.
    private func addMissing(to document: inout TokenDocument, _ ids: inout Set<StableID>) {
        var added: Set<String> = []
        for (condition, variant) in variants {
            for (index, token) in variant.tree.tokens.enumerated()
            where !token.isGone && base.tree.token(at: token.path) == nil
                && added.insert(token.path).inserted
            {
                problems.warn(
                    "'\(token.path)' has no value where \(condition.trait) is at its default;"
                        + " it gets the one for \(condition)",
                    at: token.place)
                add(index, of: variant, to: &document, isShared: true, &ids)
            }
            for token in base.tree.tokens
            where !token.isGone && variant.tree.token(at: token.path) == nil {
                problems.warn("'\(token.path)' has no value for \(condition); the default's holds", at: token.place)
            }
        }
        if dialect == .spectrum { warnOfMissingSets() }
    }

    private func warnOfMissingSets() {
        for token in base.tree.tokens {
            guard let sets = token.object["sets"] else { continue }
            let (desktop, mobile) = (sets["desktop"] != nil, sets["mobile"] != nil)
            guard desktop != mobile else { continue }
            problems.warn(
                "'\(token.path)' has no value for platform=\(desktop ? "mobile" : "desktop"); the other one's holds",
                at: token.place)
        }
    }
}
