import CatalogueModel

/// What the names of a catalogue become in another language, no two the same.
struct IdentifierMap {
    private let identifiers: [String: String]

    subscript(name: String) -> String { identifiers[name] ?? name }

    /// A name that there is or was, and the fact that has or had it: one that is renamed stays what it is elsewhere.
    struct Claim {
        var name: String
        /// Nil for what is no fact, such as a group.
        var fact: StableID?
    }

    /// - Parameters:
    ///   - names: those that need an identifier.
    ///   - claims: the same and those that were there before, the oldest first.
    ///   - isDisambiguated: whether of two that become the same the younger gets a suffix, which depends on nothing but
    ///     its name; they are refused otherwise.
    ///   - folded: what two identifiers may not have in common; itself where case counts.
    /// - Throws: `IdentifierError` with every collision.
    init(
        _ names: [Claim], among claims: [Claim], isDisambiguated: Bool,
        folded: (String) -> String = { $0 }, identifier: (String) -> String
    ) throws(IdentifierError) {
        var sharing: [String: [Claim]] = [:]
        for name in names { sharing[folded(identifier(name.name)), default: []].append(name) }
        if !isDisambiguated {
            let collisions = sharing.values.filter { $0.count > 1 }.map { claims in
                IdentifierError.Collision(
                    identifier: identifier(claims[0].name), origins: claims.map(\.name).sorted { $0.precedes($1) })
            }
            if !collisions.isEmpty { throw IdentifierError(collisions) }
            identifiers = Dictionary(names.map { ($0.name, identifier($0.name)) }) { first, _ in first }
            return
        }
        var claimed: [String: [Claim]] = [:]
        for claim in claims { claimed[folded(identifier(claim.name)), default: []].append(claim) }
        var identifiers: [String: String] = [:]
        var taken = Set(sharing.keys)
        for (key, rivals) in sharing.sorted(by: { $0.key.precedes($1.key) }) {
            // Who had it first keeps it, and nobody gets it after them.
            let ages = claimed[key, default: []]
            let ordered = rivals.map { ($0, Self.age(of: $0, among: ages)) }
                .sorted { ($0.1, $0.0.name) < ($1.1, $1.0.name) }
            for (index, (rival, age)) in ordered.enumerated() {
                let plain = identifier(rival.name)
                guard index > 0 || age > 0 && !ages.isEmpty else {
                    identifiers[rival.name] = plain
                    continue
                }
                let digest = sha1Text(rival.name.utf8)
                let suffixed =
                    (4...digest.count).lazy.map { "\(plain)_\(digest.prefix($0))" }
                    .first { !taken.contains(folded($0)) } ?? "\(plain)_\(digest)"
                taken.insert(folded(suffixed))
                identifiers[rival.name] = suffixed
            }
        }
        self.identifiers = identifiers
    }

    /// The place of the oldest claim that somebody goes on with: the same name, or one that the same fact had.
    private static func age(of claim: Claim, among claims: [Claim]) -> Int {
        let names = Set(claims.filter { $0.fact != nil && $0.fact == claim.fact }.map(\.name) + [claim.name])
        return claims.firstIndex { names.contains($0.name) } ?? .max
    }
}
