import CatalogueModel

/// Identifiers where there are no namespaces: a metric has one, a preset one for each number of its layouts, and no two
/// are the same.
struct FlatNames {
    /// A fact with what becomes an identifier of it.
    struct Fact {
        var name: Name
        var id: StableID?
        var tails: [Tail]
    }

    /// What stands behind the fact's own identifier.
    struct Tail {
        var text: String
        /// The same for people, behind the fact's name.
        var path: String
    }

    private let bases: [Name: String]
    private let finished: (String) -> String

    /// - Parameters:
    ///   - known: every name that there is or was, the oldest first.
    ///   - isDisambiguated: whether of two facts with an identifier in common the younger gets a suffix, which depends on
    ///     nothing but its name; they are refused otherwise.
    ///   - base: what a name becomes.
    ///   - finished: what a whole identifier becomes, with its tail.
    /// - Throws: `IdentifierError` with one identifier of all that the same facts have in common.
    init(
        _ facts: [Fact], among known: [KnownName], isDisambiguated: Bool, base: (Name) -> String,
        finished: @escaping (String) -> String = { $0 }
    ) throws(IdentifierError) {
        self.finished = finished
        guard isDisambiguated else {
            bases = Dictionary(facts.map { ($0.name, base($0.name)) }) { first, _ in first }
            let collisions = Self.collisions(facts, bases, finished)
            if !collisions.isEmpty { throw IdentifierError(collisions) }
            return
        }
        let ages = NameAges(facts, known, base, finished)
        var taken = ages.identifiers
        var bases: [Name: String] = [:]
        for fact in ages.oldestFirst {
            let plain = base(fact.name)
            guard ages.isTaken(fact) else {
                bases[fact.name] = plain
                continue
            }
            let digest = sha1Text(fact.name.text.utf8)
            func identifiers(_ base: String) -> [String] { fact.tails.map { finished(base + $0.text) } }
            let suffixed =
                (4...digest.count).lazy.map { "\(plain)_\(digest.prefix($0))" }
                .first { taken.isDisjoint(with: identifiers($0)) } ?? "\(plain)_\(digest)"
            taken.formUnion(identifiers(suffixed))
            bases[fact.name] = suffixed
        }
        self.bases = bases
    }

    /// The identifier of a fact's number.
    func identifier(_ name: Name, _ tail: String) -> String { finished((bases[name] ?? name.text) + tail) }

    private static func collisions(
        _ facts: [Fact], _ bases: [Name: String], _ finished: (String) -> String
    ) -> [IdentifierError.Collision] {
        var owners: [String: [(fact: Name, origin: String)]] = [:]
        for fact in facts {
            guard let base = bases[fact.name] else { continue }
            for tail in fact.tails {
                owners[finished(base + tail.text), default: []].append((fact.name, fact.name.text + tail.path))
            }
        }
        // Two presets whose names become the same share every number: one says it.
        var told: Set<Set<Name>> = []
        return owners.filter { $0.value.count > 1 }.sorted { $0.key.precedes($1.key) }
            .filter { told.insert(Set($0.value.map(\.fact))).inserted }
            .map { identifier, owners in
                IdentifierError.Collision(
                    identifier: identifier, origins: owners.map(\.origin).sorted { $0.precedes($1) })
            }
    }
}
