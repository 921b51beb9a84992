import CatalogueModel

/// Who had an identifier first: who did keeps it, and nobody gets it after them.
struct NameAges {
    /// A fact under a name that it has or had.
    private struct Claim {
        var age: Int
        var name: Name
        var fact: StableID?
    }

    private let facts: [FlatNames.Fact]
    private let base: [Name: String]
    private let ages: [Name: Int]
    /// What has or had an identifier.
    private var claims: [String: [Claim]] = [:]
    /// What is gone, by what its name became: nothing tells which numbers it had.
    private var removed: [String: [Claim]] = [:]
    private let finished: (String) -> String

    /// - Parameter known: every name that there is or was, the oldest first.
    init(
        _ facts: [FlatNames.Fact], _ known: [KnownName], _ base: (Name) -> String,
        _ finished: @escaping (String) -> String
    ) {
        self.facts = facts
        self.finished = finished
        var bases: [Name: String] = [:]
        for name in facts.map(\.name) + known.map(\.name) { bases[name] = bases[name] ?? base(name) }
        self.base = bases
        let places = Dictionary(grouping: known.enumerated()) { bases[$0.element.name] ?? "" }
        var ages: [Name: Int] = [:]
        for fact in facts {
            // One that is renamed to what becomes the same stays as old as it was.
            ages[fact.name] =
                places[bases[fact.name] ?? "", default: []]
                .first { $0.element.name == fact.name || $0.element.id == fact.id }?.offset
        }
        self.ages = ages

        let present = Dictionary(facts.compactMap { fact in fact.id.map { ($0, fact) } }) { first, _ in first }
        for (age, name) in known.enumerated() {
            let claim = Claim(age: age, name: name.name, fact: name.id)
            let plain = bases[name.name] ?? ""
            if present[name.id] == nil { removed[plain, default: []].append(claim) }
            for tail in present[name.id]?.tails ?? [FlatNames.Tail(text: "", path: "")] {
                claims[finished(plain + tail.text), default: []].append(claim)
            }
        }
        for fact in facts where ages[fact.name] == nil {
            let claim = Claim(age: .max, name: fact.name, fact: fact.id)
            for identifier in identifiers(fact) { claims[identifier, default: []].append(claim) }
        }
    }

    /// Every identifier that somebody has or had.
    var identifiers: Set<String> { Set(claims.keys) }

    var oldestFirst: [FlatNames.Fact] {
        facts.sorted { (ages[$0.name] ?? .max, $0.name) < (ages[$1.name] ?? .max, $1.name) }
    }

    /// Whether an older one has or had an identifier of the fact.
    func isTaken(_ fact: FlatNames.Fact) -> Bool {
        let age = ages[fact.name] ?? .max
        func isRival(_ claim: Claim) -> Bool {
            claim.name != fact.name && (claim.fact == nil || claim.fact != fact.id)
                && (claim.age, claim.name) < (age, fact.name)
        }
        return removed[base[fact.name] ?? ""]?.contains(where: isRival) == true
            || identifiers(fact).contains { claims[$0]?.contains(where: isRival) == true }
    }

    private func identifiers(_ fact: FlatNames.Fact) -> [String] {
        fact.tails.map { finished((base[fact.name] ?? "") + $0.text) }
    }
}
