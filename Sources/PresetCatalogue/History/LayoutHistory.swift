import CatalogueModel
import CatalogueStorage

/// The life of one layout, read from now back as far as somebody asks.
struct LayoutHistory {
    let store: CatalogueStore
    let key: LayoutKey
    private let spans: [LayoutSpan]

    /// - Parameter last: the newest revision that is looked at.
    init(_ store: CatalogueStore, _ key: LayoutKey, upTo last: Int64) throws {
        self.store = store
        self.key = key
        spans = try store.spans(of: key, upTo: last)
    }

    /// Numbers that changed together.
    struct Change {
        let span: LayoutSpan
        /// The layout before; nil where it begins.
        let before: ComputedLayout?
        let after: ComputedLayout
        let numbers: [NumberChange]
    }

    /// The last change of each of these numbers, newest first. A number that is gone changed when it went.
    func lastChanges(of numbers: some Sequence<String>) throws -> [Change] {
        var wanted = Set(numbers)
        var changes: [Change] = []
        var layout = try spans.first.flatMap(store.layout)
        for (index, span) in spans.enumerated() {
            guard !wanted.isEmpty, let after = layout else { break }
            let earlier = spans[(index + 1)...].first
            // Between two lives of a preset or a collection there is nothing.
            let before = try earlier.flatMap { $0.until == span.since ? try store.layout(of: $0) : nil }
            let changed = Self.changes(from: before, to: after).filter { wanted.contains($0.number) }
            wanted.subtract(changed.map(\.number))
            if !changed.isEmpty { changes.append(Change(span: span, before: before, after: after, numbers: changed)) }
            layout = try before ?? earlier.flatMap(store.layout)
        }
        return changes
    }

    /// The names of all numbers the layout ever had.
    func everyNumber() throws -> Set<String> {
        var names: Set<String> = []
        for span in spans { names.formUnion(try store.layout(of: span)?.numbers.map(\.name) ?? []) }
        return names
    }

    private static func changes(from old: ComputedLayout?, to new: ComputedLayout) -> [NumberChange] {
        guard let old else { return new.numbers.map { NumberChange(number: $0.name, old: nil, new: $0.value) } }
        return ComputedLayout.changes(from: old, to: new)
    }
}
