import CatalogueModel
import CatalogueStorage

/// The entries in a catalogue's file: looked up one by one, or read all at once by a draft that looks at most of them.
final class EntrySource {
    private let store: CatalogueStore
    private let lastFact: FactID
    private var all: AllEntries?

    init(_ store: CatalogueStore, lastFact: FactID) {
        (self.store, self.lastFact) = (store, lastFact)
    }

    /// Reads all entries at once, when looks at so many single ones cost more.
    func expectLooks(_ count: Int) throws {
        if all == nil, Int64(count) * 4 > lastFact.rawValue { all = try AllEntries(store) }
    }

    func entry(_ id: FactID) throws -> Entry? { try all.map { $0.byID[id] } ?? store.entry(id, at: .now) }

    func entry(named name: String) throws -> Entry? {
        try all.map { $0.byName[name] } ?? store.entry(named: name, at: .now)
    }

    /// Some entries of a group.
    func entries(inGroup name: String, limit: Int) throws -> [Entry] {
        try all.map { $0.entries(inGroup: name, limit: limit) } ?? store.entries(inGroup: name, limit: limit)
    }

    func entries(_ kind: FactKind) throws -> [Entry] { try store.entries(kind, at: .now) }

    /// The last entry that a fact had.
    func lastEntry(_ id: FactID) -> Entry? { try? store.lastEntry(id) }

    func fact(_ stableID: StableID) throws -> FactID? { try all.map { $0.facts[stableID] } ?? store.fact(stableID) }
}

private struct AllEntries {
    let byID: [FactID: Entry]
    let byName: [String: Entry]
    /// Every fact there ever was.
    let facts: [StableID: FactID]
    /// In the order of their bytes.
    private let names: [String]

    init(_ store: CatalogueStore) throws {
        let entries = try FactKind.named.flatMap { try store.entries($0, at: .now) }
        byID = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
        byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name.text, $0) })
        facts = try store.facts()
        names = entries.map(\.name).sorted().map(\.text)
    }

    func entries(inGroup name: String, limit: Int) -> [Entry] {
        if names.isEmpty { return [] }
        let prefix = name + "."
        var (low, high) = (0, names.count)
        while low < high {
            let middle = (low + high) / 2
            if names[middle].precedes(prefix) { low = middle + 1 } else { high = middle }
        }
        return names[low...].prefix(limit).prefix { $0.utf8.starts(with: prefix.utf8) }.compactMap { byName[$0] }
    }
}
