import CatalogueModel
import CatalogueStorage
import Spelling

extension Catalogue {
    /// The revisions, newest first.
    /// - Parameters:
    ///   - pattern: only those that changed metrics, kept tokens and presets of such names, or their layouts, with what
    ///     they did. A fact is found by its name or the last it had, and followed through others.
    ///   - limit: how many at most; nil for all.
    public func log(of pattern: Pattern? = nil, limit: Int? = nil) throws -> [RevisionChanges] {
        try store.read {
            let releases = Dictionary(grouping: try store.releases(), by: \.revision)
            let merged = try mergedRevisions()
            func changes(_ revision: Revision, _ items: [RevisionChanges.Item]) -> RevisionChanges {
                RevisionChanges(
                    revision: revision, releases: (releases[revision.number] ?? []).map(\.name), items: items,
                    merged: merged[revision.number] ?? [])
            }
            guard let pattern else { return try store.newestRevisions(limit ?? .max).map { changes($0, []) } }
            var changed: [Int64: [ChangedFact]] = [:]
            let newest = try store.newestRevision()
            for id in try facts(called: pattern) {
                let fact = try ChangedFact(store, id, upTo: newest)
                for number in fact.revisions { changed[number, default: []].append(fact) }
            }
            return try changed.sorted { $0.key > $1.key }.prefix(limit ?? .max).compactMap { number, facts in
                let items = try facts.map { try $0.item(in: number) }.sorted { $0.name.precedes($1.name) }
                return try store.revision(number).map { changes($0, items) }
            }
        }
    }

    /// The facts that are called so, or were when they went.
    private func facts(called pattern: Pattern) throws -> [FactID] {
        guard let literal = pattern.literal else {
            let found = try store.lastNames().filter { pattern.matches($0.name) }.map(\.id)
            if found.isEmpty { throw CatalogueError(.nothingMatches(pattern.description)) }
            return found
        }
        if let entry = try store.entry(named: literal, at: .now) { return [entry.id] }
        if let gone = try store.fact(onceNamed: literal) { return [gone] }
        throw CatalogueError(
            .unknownName(literal, nil, suggestions: suggestions(for: literal, in: try store.lastNames().map(\.name))))
    }
}

/// A fact with the revisions that changed it or its layouts.
private struct ChangedFact {
    let revisions: Set<Int64>
    private let history: FactHistory
    private let layouts: [Int64: LayoutCounts]

    init(_ store: CatalogueStore, _ id: FactID, upTo last: Int64) throws {
        let kind = try store.kind(of: id) ?? .metric
        history = FactHistory(store: store, id: id, kind: kind, last: last)
        let counts = try kind == .preset ? store.layoutCounts(of: id) : []
        layouts = Dictionary(uniqueKeysWithValues: counts.map { ($0.revision, $0.counts) })
        revisions = Set(try store.revisions(changing: id, kind, upTo: last)).union(layouts.keys)
    }

    func item(in number: Int64) throws -> RevisionChanges.Item {
        let name = Snapshot(history.store, at: .revision(number)).name(history.id)
        return RevisionChanges.Item(
            kind: history.kind, name: name, change: try history.change(in: number),
            layouts: layouts[number] ?? LayoutCounts())
    }
}
