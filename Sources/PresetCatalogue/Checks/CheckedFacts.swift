import CatalogueModel
import CatalogueStorage

/// The facts that have names in one state of a catalogue, and which of them a check is about.
struct CheckedFacts {
    let store: CatalogueStore
    let moment: Moment
    let entries: [FactID: Entry]
    private let pattern: Pattern
    private let matching: Set<FactID>

    /// - Throws: when the pattern is a name that nobody has.
    init(_ store: CatalogueStore, at moment: Moment, _ pattern: Pattern) throws {
        self.store = store
        self.moment = moment
        self.pattern = pattern
        let named = try FactKind.named.flatMap { try store.entries($0, at: moment) }
        entries = Dictionary(uniqueKeysWithValues: named.map { ($0.id, $0) })
        matching = Set(named.filter { pattern == .all || pattern.matches($0.name.text) }.map(\.id))
        if matching.isEmpty, let literal = pattern.literal {
            _ = try Snapshot(store, at: moment).entry(named: Name(literal), .preset)
        }
    }

    func isWanted(_ id: FactID) -> Bool { matching.contains(id) }

    var matchingPresets: [Entry] { entries.values.filter { $0.kind == .preset && isWanted($0.id) } }

    func isDeprecated(_ id: FactID) -> Bool { entries[id]?.deprecation != nil }

    func kind(_ id: FactID) -> FactKind? { entries[id]?.kind }

    /// The names of facts, sorted.
    func names(_ ids: some Sequence<FactID>) -> [String] {
        ids.compactMap { entries[$0]?.name }.sorted().map(\.text)
    }

    /// An issue of a fact, if it or one of the others involved is asked for.
    func issue(_ id: FactID, with others: [FactID] = [], _ matter: CheckIssue.Matter) -> CheckIssue? {
        guard let entry = entries[id], isWanted(id) || others.contains(where: isWanted) else { return nil }
        return CheckIssue(kind: entry.kind, name: entry.name.text, id: entry.stableID, matter: matter)
    }
}
