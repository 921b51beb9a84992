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
        document.facts.tokens += base.tree.groups.compactMap(\.fact)
        addPresets(to: &document, &ids)
        document.facts.order = order
        document.facts.traits = layers.traits.filter { isNeeded($0, in: document.facts) }
    }

    /// A resolver's modifiers are what its author says varies; elsewhere a trait that changes nothing is no trait.
    private func isNeeded(_ trait: TraitFact, in facts: CatalogueDocument) -> Bool {
        dialect == .resolver
            || facts.metrics.contains { $0.value.overrides.keys.contains { $0.trait == trait.name } }
            || facts.tokens.contains { $0.value.overrides.keys.contains { $0.trait == trait.name } }
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
        case .kept:
            var token = details.keptToken()
            for (condition, other, place) in differing(index, of: resolver) {
                guard let outcome = other.outcomes[place] else { continue }
                guard case .kept = outcome else {
                    refuse(name, "no metric", condition, outcome, at: other.tree.tokens[place].place)
                    continue
                }
                let value = TokenDetails(other, place, keys).keptValue()
                if value != token.value || isShared { token.overrides[condition] = value }
            }
            document.facts.tokens.append(details.fact(name, token))
        case .metric(let type, let value):
            var metric = Metric(type: type, value: value, overrides: details.writtenOverrides())
            for (condition, other, place) in differing(index, of: resolver) {
                guard let outcome = other.outcomes[place] else { continue }
                guard case .metric(type, let otherValue) = outcome else {
                    refuse(name, "a \(type.rawValue)", condition, outcome, at: other.tree.tokens[place].place)
                    continue
                }
                if otherValue != value || isShared { metric.overrides[condition] = otherValue }
            }
            document.facts.metrics.append(details.fact(name, metric))
        }
    }

    /// A token cannot be one thing here and another there.
    private func refuse(
        _ name: Name, _ what: String, _ condition: TraitCondition, _ other: TokenOutcome, at place: TokenPlace
    ) {
        switch other {
        case .refused: break
        case .kept: problems.refuse("'\(name)' is \(what), and for \(condition) no metric", at: place)
        case .metric(let type, _):
            problems.refuse("'\(name)' is \(what), and for \(condition) a \(type.rawValue)", at: place)
        }
    }

    private func addPresets(to document: inout TokenDocument, _ ids: inout Set<StableID>) {
        for found in base.tree.presets {
            guard let fact = WrittenPreset.read(found, base, problems) else { continue }
            document.facts.presets.append(fact)
        }
    }

    /// The names in the order in which they stand in the files.
    private var order: [Name] {
        var presets = base.tree.presets[...]
        var order: [Name] = []
        for index in 0...base.tree.tokens.count {
            while let preset = presets.first, preset.position == index {
                if let name = try? Name(preset.path) { order.append(name) }
                presets.removeFirst()
            }
            if index < base.tree.tokens.count, let name = base.name(index) { order.append(name) }
        }
        return order
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
