import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// Who last changed each property of a metric, a kept token or a preset.
    /// - Parameters:
    ///   - withLayouts: also the numbers of a preset's layouts in the collection with these traits.
    public func blame(
        _ name: Name, withLayouts: Bool = false, traits: [String: String] = [:], at revisionName: RevisionName = .now
    ) throws -> Blame {
        try store.read {
            let last = try revision(revisionName)
            let snapshot = Snapshot(store, at: try moment(revisionName))
            let entry = try snapshot.entry(named: name)
            let authors = try Authors(store, upTo: last)
            let properties = try snapshot.view(entry.id) { "\($0.rawValue)" }?.everything ?? []
            let changes = try FactHistory(store: store, id: entry.id, kind: entry.kind, last: last)
                .lastChanges(of: properties.map(\.name))
            var blame = Blame(
                name: entry.name.text, kind: entry.kind,
                properties: try properties.compactMap { property in
                    try changes[property.name].map {
                        Blame.Line(
                            property: property.name, value: property.text,
                            authorship: try authors.authorship(
                                of: $0.revision, changing: property.name, of: entry.id))
                    }
                }, traits: "", layouts: [])
            guard withLayouts else { return blame }
            guard entry.kind == .preset else {
                throw CatalogueError(.wrongKind(entry.name.text, entry.kind, wanted: .preset))
            }
            let collection = try collection(traits, at: snapshot.moment)
            blame.traits = collection.text
            blame.layouts = try layoutLines(of: entry.id, collection, authors, last)
            return blame
        }
    }

    private func layoutLines(
        of preset: FactID, _ collection: TraitCollection, _ authors: Authors, _ last: Int64
    ) throws -> [Blame.LayoutLines] {
        let layouts = try store.layouts(of: preset, in: collection.id, at: .revision(last))
        return try layouts.sorted { $0.key < $1.key }.map { state, layout in
            let key = LayoutKey(preset: preset, state: state, collection: collection.id)
            let numbers = layout.numbers
            var authorships: [String: Authorship] = [:]
            for change in try LayoutHistory(store, key, upTo: last).lastChanges(of: numbers.map(\.name)) {
                let authorship = try authors.authorship(of: change.span.since)
                for number in change.numbers { authorships[number.number] = authorship }
            }
            return Blame.LayoutLines(
                state: state,
                numbers: numbers.compactMap { number in
                    authorships[number.name].map {
                        Blame.NumberLine(number: number.name, value: number.value, authorship: $0)
                    }
                })
        }
    }
}
