import CatalogueModel
import CatalogueStorage
import Spelling

/// What somebody asks about: a metric, a kept token or a preset, and perhaps one of its numbers or properties.
struct Subject {
    let entry: Entry
    /// Nil for all of it.
    let field: String?

    private init(entry: Entry, field: String) {
        self.entry = entry
        self.field = field
    }

    /// The longest name that exists wins, the rest is the field.
    init(_ text: String, in snapshot: Snapshot) throws {
        let scalars = Array(text.precomposed.unicodeScalars)
        let ends = scalars.indices.filter { scalars[$0] == "." } + [scalars.count]
        func part(_ range: Range<Int>) -> String {
            String(String.UnicodeScalarView(scalars[range]))
        }
        for end in ends.reversed() {
            guard let entry = try snapshot.store.entry(named: part(0..<end), at: snapshot.moment) else { continue }
            self.entry = entry
            field = end == scalars.count ? nil : part(end + 1..<scalars.count)
            return
        }
        // The name may be mistyped before a field that is not.
        let names = try FactKind.named.flatMap { try snapshot.store.entries($0, at: snapshot.moment) }.map(\.name.text)
        let suggestion = ends.reversed().prefix(max(1, ends.count - 1)).lazy.compactMap { end in
            closestMatch(to: part(0..<end), in: names).map { $0 + part(end..<scalars.count) }
        }.first
        throw CatalogueError(.unknownName(part(0..<scalars.count), nil, suggestions: suggestion.map { [$0] } ?? []))
    }

    /// Those of some names that are the field, or parts of it: `title.x` and `title.y` of `title`.
    func matching(_ names: some Sequence<String>) -> [String] {
        guard let field else { return Array(names) }
        return names.filter { $0 == field || $0.hasPrefix(field + ".") }
    }

    /// The same, for a state's own properties first: `selected.image.width` of `image` in the selected state.
    func matching(_ properties: [String], in state: ControlState) -> [String] {
        guard state != .normal, let field else { return matching(properties) }
        let own = Subject(entry: entry, field: "\(state.name).\(field)").matching(properties)
        return own.isEmpty ? matching(properties) : own
    }

    func unknownField(_ known: some Sequence<String>) -> CatalogueError {
        let field = field ?? ""
        let near = closestMatch(to: field, in: known.sorted { $0.precedes($1) }).map { ["\(entry.name).\($0)"] }
        return CatalogueError(.unknownField(field, of: entry.name.text, entry.kind, suggestions: near ?? []))
    }
}
