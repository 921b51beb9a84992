import CatalogueModel
import CatalogueStorage

/// The entries of a draft, found by fact and by name.
struct DraftEntries {
    private let source: EntrySource
    private var overlay: Overlay<Entry>
    /// The names that entries of the draft took or gave up.
    private var names: [String: FactID?] = [:]

    init(_ store: CatalogueStore, after lastStored: FactID) {
        let source = EntrySource(store, lastFact: lastStored)
        self.source = source
        overlay = Overlay(after: lastStored) { try source.entry($0) }
    }

    mutating func entry(_ id: FactID) throws -> Entry? { try overlay.new(id) }

    mutating func entry(named name: String) throws -> Entry? {
        if let id = names[name] { return try id.flatMap { try entry($0) } }
        return try source.entry(named: name)
    }

    /// Sorted by name.
    func all(_ kind: FactKind) throws -> [Entry] {
        let kept = try source.entries(kind).filter { !overlay.isTouched($0.id) }
        let touched = overlay.touched.compactMap(\.value.new).filter { $0.kind == kind }
        return (kept + touched).sorted { $0.name < $1.name }
    }

    /// The name of a fact: the last one it had, when it is gone.
    mutating func name(_ id: FactID) -> String? {
        if let entry = try? entry(id) { return entry.name.text }
        return (overlay.touched(id)?.old ?? source.lastEntry(id))?.name.text
    }

    /// The name of a touched fact as it was.
    func oldName(_ id: FactID) -> String? { overlay.touched(id)?.old?.name.text }

    mutating func set(_ id: FactID, _ entry: Entry?) throws {
        // Its old name may be another's by now, as when two swap theirs.
        if let before = try self.entry(id), before.name != entry?.name,
            try self.entry(named: before.name.text)?.id == id
        {
            names[before.name.text] = .some(nil)
        }
        try overlay.set(id, entry)
        if let entry { names[entry.name.text] = id }
    }

    /// Makes an entry whose fact is new and whose name is free.
    mutating func add(_ entry: Entry) {
        overlay.add(entry.id, entry)
        names[entry.name.text] = entry.id
    }

    var hasChanges: Bool { overlay.hasChanges }

    mutating func changed() -> [(key: FactID, value: Touched<Entry>)] { overlay.changed() }

    // MARK: In the file

    /// Makes ready for looks at that many names.
    mutating func expectLooks(_ count: Int) throws {
        names.reserveCapacity(names.count + count)
        try source.expectLooks(count)
    }

    func stored(named name: String) throws -> Entry? { try source.entry(named: name) }

    /// Some entries of a group.
    func stored(inGroup name: String, limit: Int) throws -> [Entry] { try source.entries(inGroup: name, limit: limit) }

    func storedFact(_ stableID: StableID) throws -> FactID? { try source.fact(stableID) }
}
