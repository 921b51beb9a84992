import CatalogueModel
import CatalogueStorage

/// Finds where values come from: every definition on the way, with who set it last.
struct OriginFinder {
    let snapshot: Snapshot
    let collection: TraitCollection
    let authors: Authors
    /// The newest revision that is looked at.
    let last: Int64

    private var store: CatalogueStore { snapshot.store }

    /// The steps of some properties of a fact, each property before what it refers to.
    func steps(of entry: Entry, _ properties: [String]) throws -> [OriginStep] {
        let resolver = try snapshot.resolver(for: collection)
        let known = try resolved(entry, resolver)
        let changes = try history(entry).lastChanges(of: properties)
        var steps: [OriginStep] = []
        var references: [FactID] = []
        for name in properties {
            guard let change = changes[name] else { continue }
            let property = known.first { $0.property.name == name }
            steps.append(
                OriginStep(
                    name: name, definition: property?.property.text, value: property?.value, previous: change.old,
                    authorship: try authors.authorship(of: change.revision)))
            references += property?.references ?? []
        }
        return try steps + self.steps(from: references, resolver)
    }

    /// The steps of a metric or a kept token.
    func steps(of entry: Entry) throws -> [OriginStep] {
        try steps(from: [entry.id], snapshot.resolver(for: collection))
    }

    /// Metrics and kept tokens, each once, from the value down.
    private func steps(from references: [FactID], _ resolver: Resolver) throws -> [OriginStep] {
        var seen: Set<FactID> = []
        var steps: [OriginStep] = []
        var pending = references[...]
        while let id = pending.popFirst() {
            guard seen.insert(id).inserted, let entry = try store.entry(id, at: snapshot.moment) else { continue }
            if let step = try resolver.step(of: id) {
                let text = step.definition.text(naming: snapshot.name)
                steps.append(try self.step(entry, step.condition, text, value: resolver.value(of: id).text))
                pending += step.definition.references
            } else if let token = try store.token(id, at: snapshot.moment) {
                let condition = resolver.condition(for: token)
                let value = condition.flatMap { token.overrides[$0] } ?? token.value
                steps.append(try self.step(entry, condition, value.text(naming: snapshot.name), value: nil))
                pending += value.references
            }
        }
        return steps
    }

    private func step(
        _ entry: Entry, _ condition: TraitCondition?, _ definition: String, value: String?
    ) throws -> OriginStep {
        let property = condition.map { "value for \($0)" } ?? "value"
        let change = try history(entry).lastChanges(of: [property])[property]
        return OriginStep(
            name: entry.name.text, condition: condition?.description, definition: definition, value: value,
            previous: change?.old, authorship: try authors.authorship(of: change?.revision ?? last))
    }

    /// The properties of a fact, with what those of a preset come to here.
    private func resolved(_ entry: Entry, _ resolver: Resolver) throws -> [PropertyOrigins.Resolved] {
        let view = try snapshot.view(entry.id) { "\($0.rawValue)" }
        var known = (view?.everything ?? []).map {
            PropertyOrigins.Resolved(property: $0, value: $0.text, references: [])
        }
        if let preset = try store.preset(entry.id, at: snapshot.moment) {
            known = try PropertyOrigins(snapshot: snapshot, resolver: resolver).resolved(preset, entry) + known
        }
        return known
    }

    private func history(_ entry: Entry) -> FactHistory {
        FactHistory(store: store, id: entry.id, kind: entry.kind, last: last)
    }
}
