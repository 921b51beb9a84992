import CatalogueModel

// Tokens that are others for some value of a trait.

extension TokenAssembly {
    /// Where a token is another one for a value of a trait, with its index there.
    func differing(_ index: Int, of resolver: TokenResolver) -> [(TraitCondition, TokenResolver, Int)] {
        if variants.isEmpty { return [] }
        let token = resolver.tree.tokens[index]
        return variants.compactMap { condition, other in
            guard other !== resolver, let place = other.tree.token(at: token.path),
                !other.tree.tokens[place].isSame(as: token), !isCopy(place, of: other, index, resolver)
            else { return nil }
            return (condition, other, place)
        }
    }

    /// Whether a token stands in a context only because what it follows from is other there: the catalogue writes such
    /// ones for programs that know no arithmetic.
    private func isCopy(_ place: Int, of other: TokenResolver, _ index: Int, _ resolver: TokenResolver) -> Bool {
        guard case .metric(let type, let value)? = resolver.outcomes[index],
            case .metric(type, value)? = other.outcomes[place]
        else { return false }
        return TokenExtension.own(other.tree.tokens[place].object)?["value"] != nil
    }

    /// The tokens that more than one trait changes: of those the catalogue lets the later trait win.
    func namesOfSeveralTraits() -> Set<String> {
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
    func addMissing(to document: inout TokenDocument, _ ids: inout Set<StableID>) {
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

    /// Takes away what holds for some value of a trait and refers to a token that is refused.
    func dropDangling(_ facts: inout CatalogueDocument) {
        if problems.problems.isEmpty { return }
        let names = Set(facts.metrics.map(\.name) + facts.tokens.map(\.name))
        func isDangling(_ name: Name, _ condition: TraitCondition, _ references: [Name]) -> Bool {
            guard let lost = references.first(where: { !names.contains($0) }) else { return false }
            let place = base.tree.token(at: name.text).map { base.tree.tokens[$0].place }
            problems.refuse(
                "the value of '\(name)' for \(condition) needs '\(lost)', which is refused itself",
                at: place ?? TokenPlace(file: 0, offset: 0))
            return true
        }
        func drop<Fact: VaryingFact>(from facts: inout [NamedFact<Fact>], _ references: (Fact.Value) -> [Name]) {
            for index in facts.indices {
                let name = facts[index].name
                facts[index].value.overrides = facts[index].value.overrides.filter {
                    !isDangling(name, $0.key, references($0.value))
                }
            }
        }
        drop(from: &facts.metrics) { $0.references }
        drop(from: &facts.tokens) { $0.references }
    }
}
