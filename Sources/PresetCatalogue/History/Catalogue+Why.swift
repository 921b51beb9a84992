import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// Why the numbers of a preset's layout are as they are, or where the value of a property, a metric or a kept token
    /// comes from.
    /// - Parameters:
    ///   - subject: a name, and after a dot perhaps a number or a property. A number of the layout may have the name of
    ///     a property; both are answered then.
    ///   - traits: of the collection that is looked at.
    public func why(
        _ subject: String, traits: [String: String] = [:], state: ControlState = .normal,
        at name: RevisionName = .now
    ) throws -> Explanation {
        try store.read {
            let last = try revision(name)
            let snapshot = Snapshot(store, at: try moment(name))
            let subject = try Subject(subject, in: snapshot)
            let collection =
                try subject.entry.kind == .preset
                ? self.collection(traits, at: snapshot.moment) : anyCollection(traits, snapshot)
            let finder = OriginFinder(
                snapshot: snapshot, collection: collection, authors: try Authors(store, upTo: last), last: last)
            var explanation = Explanation(
                name: subject.entry.name.text, kind: subject.entry.kind, field: subject.field, state: state,
                traits: collection.text, changes: [], origin: [])
            if subject.entry.kind == .preset {
                try explain(subject, &explanation, finder)
            } else if subject.field == nil || subject.field == "value" {
                explanation.origin = try finder.steps(of: subject.entry)
            } else {
                try explainProperties(subject, orNumbers: [], &explanation, finder)
            }
            return explanation
        }
    }

    private func explain(_ subject: Subject, _ explanation: inout Explanation, _ finder: OriginFinder) throws {
        let layouts = try store.layouts(of: subject.entry.id, in: finder.collection.id, at: finder.snapshot.moment)
        guard let layout = layouts[explanation.state] else {
            throw CatalogueError(
                .unknownState(explanation.state, of: subject.entry.name.text, known: layouts.keys.sorted()))
        }
        let key = LayoutKey(
            preset: subject.entry.id, state: explanation.state, collection: finder.collection.id)
        let history = try LayoutHistory(store, key, upTo: finder.last)
        var numbers = subject.matching(layout.numbers.map(\.name))
        if numbers.isEmpty, subject.field != nil { numbers = subject.matching(try history.everyNumber()) }
        let (titles, collection) = (titles(remembering: false), finder.collection)
        explanation.changes = try history.lastChanges(of: numbers).flatMap { change in
            let authorship = try finder.authors.authorship(of: change.span.since)
            let finder = try ReasonFinder(
                store, of: key, in: change.span.since, collection, causes: try store.causes(of: change.span))
            return try finder.reasons(for: change, titles).map {
                LayoutReason(authorship: authorship, numbers: $0.numbers, reasons: $0.reasons)
            }
        }
        guard subject.field != nil else { return }
        try explainProperties(subject, orNumbers: layout.numbers.map(\.name), &explanation, finder)
    }

    /// - Parameter numbers: what else the field could have meant.
    private func explainProperties(
        _ subject: Subject, orNumbers numbers: [String], _ explanation: inout Explanation, _ finder: OriginFinder
    ) throws {
        let entry = subject.entry
        let view = try finder.snapshot.view(entry.id) { "\($0.rawValue)" }
        var known = (view?.everything ?? []).map(\.name)
        var properties = subject.matching(known, in: explanation.state)
        if properties.isEmpty, explanation.changes.isEmpty {
            // Nothing is set there: it may have been once, or it has a default.
            let history = FactHistory(store: store, id: entry.id, kind: entry.kind, last: finder.last)
            known += try history.everyProperty()
            if entry.kind == .preset { known += PresetNumber.allCases.map(\.rawValue) }
            properties = Array(Set(subject.matching(known, in: explanation.state))).sorted { $0.precedes($1) }
        }
        explanation.origin = try finder.steps(of: entry, properties)
        if explanation.origin.isEmpty, explanation.changes.isEmpty { throw subject.unknownField(known + numbers) }
    }

    /// Metrics come to something also where no layouts are kept.
    private func anyCollection(_ traits: [String: String], _ snapshot: Snapshot) throws -> TraitCollection {
        let known = try snapshot.traits.get()
        try requireTraits(traits, known)
        return TraitCollection(id: FactID(-1), stableID: store.stableID, values: known.withoutDefaults(traits))
    }
}
