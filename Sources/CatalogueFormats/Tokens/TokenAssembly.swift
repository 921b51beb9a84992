import CatalogueModel

/// Puts the tokens of all trait values together: what holds by default, and what holds instead elsewhere.
struct TokenAssembly {
    let layers: TokenLayers
    private let keys: TokenKeys
    let dialect: TokenDialect
    let problems: TokenProblems
    let base: TokenResolver
    let variants: [(condition: TraitCondition, resolver: TokenResolver)]

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
        for index in base.tree.tokens.indices where !base.tree.tokens[index].isGone {
            let isShared = !shared.isEmpty && shared.contains(base.tree.tokens[index].path)
            add(index, of: base, to: &document, isShared: isShared, &ids)
        }
        addMissing(to: &document, &ids)
        document.facts.tokens += base.tree.groups.compactMap(\.fact)
        addPresets(to: &document, &ids)
        dropDangling(&document.facts)
        document.facts.order = order
        document.facts.traits = layers.traits.filter { isNeeded($0, in: document.facts) }
    }

    /// A resolver's modifiers are what its author says varies; elsewhere a trait that changes nothing is no trait.
    private func isNeeded(_ trait: TraitFact, in facts: CatalogueDocument) -> Bool {
        dialect == .resolver
            || facts.metrics.contains { $0.value.overrides.keys.contains { $0.trait == trait.name } }
            || facts.tokens.contains { $0.value.overrides.keys.contains { $0.trait == trait.name } }
    }

    func add(
        _ index: Int, of resolver: TokenResolver, to document: inout TokenDocument, isShared: Bool,
        _ ids: inout Set<StableID>
    ) {
        guard let name = resolver.name(index), let outcome = resolver.outcomes[index] else { return }
        var details = TokenDetails(resolver, index, keys)
        if let id = details.id, !ids.insert(id).inserted {
            problems.warn("the id of '\(name)' is another token's as well; it gets a new one", at: details.place)
            details.id = nil
        }
        let others = differing(index, of: resolver)
        switch outcome {
        case .refused: return
        case .kept: document.facts.tokens.append(details.fact(name, keptToken(details, others, isShared)))
        case .metric(let type, let value):
            if let (condition, _, _) = others.first(where: { $0.1.isKept($0.2) }), !isReferredTo(details.token.path) {
                problems.warn(
                    "'\(name)' is a \(type.rawValue), and for \(condition) no metric; it is kept",
                    at: details.place)
                return document.facts.tokens.append(details.fact(name, keptToken(details, others, isShared)))
            }
            var metric = Metric(type: type, value: value, overrides: details.writtenOverrides())
            for (condition, other, place) in others {
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

    private func keptToken(
        _ details: TokenDetails, _ others: [(TraitCondition, TokenResolver, Int)], _ isShared: Bool
    ) -> KeptToken<Name> {
        var token = details.keptToken()
        for (condition, other, place) in others {
            switch other.outcomes[place] {
            case .kept, .metric:
                let value = TokenDetails(other, place, keys).keptValue()
                if value != token.value || isShared { token.overrides[condition] = value }
            case .refused, nil: break
            }
        }
        return token
    }

    /// Whether another token needs this one to be a metric.
    private func isReferredTo(_ path: String) -> Bool {
        ([base] + variants.map(\.resolver)).contains { resolver in
            guard let index = resolver.tree.token(at: path) else { return false }
            return resolver.references.contains { $0.contains { $0.target == index } }
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
}
