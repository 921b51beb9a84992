import CatalogueModel
import CatalogueStorage

/// Every entry of a catalogue's file at once, for drafts that look at most of them.
struct StoredEntries {
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
