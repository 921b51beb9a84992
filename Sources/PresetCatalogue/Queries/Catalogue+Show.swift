import CatalogueModel
import CatalogueStorage

extension Catalogue {
    /// A preset with every number, where it comes from, and its layouts in one trait collection.
    public func presetDetails(
        _ name: Name, traits: [String: String] = [:], at revision: RevisionName = .now
    ) throws -> PresetDetails {
        try store.read {
            let snapshot = Snapshot(store, at: try moment(revision))
            let entry = try snapshot.entry(named: name, .preset)
            guard let preset = try store.preset(entry.id, at: snapshot.moment) else {
                throw CatalogueError(.unknownName(name.text, .preset, suggestions: []))
            }
            let collection = try collection(traits, at: snapshot.moment)
            let origins = PropertyOrigins(snapshot: snapshot, resolver: try snapshot.resolver(for: collection))
            let values = collection.resolved(try snapshot.traits.get())
            let layouts = try store.layouts(of: entry.id, in: collection.id, at: snapshot.moment)
                .sorted { $0.key < $1.key }
                .map {
                    NamedLayout(
                        name: name.text, style: preset.style, state: $0.key, traits: values, result: $0.value)
                }
            return PresetDetails(
                name: name.text, id: entry.stableID, description: entry.description,
                isDeprecated: entry.deprecation != nil,
                replacement: entry.deprecation?.replacement.map(snapshot.name),
                properties: try origins.properties(of: preset, entry), layouts: layouts,
                titleTexts: try origins.titleTexts(of: preset))
        }
    }
}

/// Finds where the numbers of a preset come from.
private struct PropertyOrigins {
    let snapshot: Snapshot
    let resolver: Resolver

    func properties(of preset: Preset<FactID>, _ entry: Entry) throws -> [PropertyOrigin] {
        let view = FactView(entry, preset, FactView.Naming(name: snapshot.name, identity: { "\($0.rawValue)" }))
        let (expressions, texts) = (preset.expressions, preset.titleTexts)
        return try view.properties.map { property in
            var value = property.text
            var references: [FactID] = []
            if let expression = expressions[property.name] {
                let unit = PresetNumber(rawValue: property.name)?.unit ?? .dimension
                value = try resolver.number(expression, unit, for: property.name).shortestText
                references = expression.references
            } else if let text = texts[property.name] {
                value = try resolver.text(text, for: property.name)
                references = text.reference.map { [$0] } ?? []
            } else if let font = preset.titleFont, property.name == FactView.titleFont {
                value = try resolver.value(of: font).text
                references = [font]
            }
            return PropertyOrigin(
                property: property.name, value: value, definition: property.text, steps: try steps(references))
        }
    }

    func titleTexts(of preset: Preset<FactID>) throws -> [ControlState: String] {
        var texts: [ControlState: String] = [:]
        for (state, content) in preset.layouts {
            texts[state] = try content.titleText.map { try resolver.text($0, for: "title") }
        }
        return texts
    }

    /// Every metric on the way, each once, from the number down.
    private func steps(_ references: [FactID]) throws -> [PropertyOrigin.Step] {
        var seen: Set<FactID> = []
        var steps: [PropertyOrigin.Step] = []
        var pending = references
        while !pending.isEmpty {
            let id = pending.removeFirst()
            guard seen.insert(id).inserted, let value = try resolver.definition(of: id) else { continue }
            steps.append(
                PropertyOrigin.Step(
                    metric: snapshot.name(id), definition: value.text(naming: snapshot.name),
                    value: try resolver.value(of: id).text))
            pending += value.references
        }
        return steps
    }
}

extension Preset<FactID> {
    /// The titles' texts by the names of their properties.
    fileprivate var titleTexts: [String: TextValue<FactID>] {
        var texts = states.compactMapValues(\.titleText)
        texts[.normal] = normal.titleText
        return Dictionary(
            uniqueKeysWithValues: texts.map { ($0 == .normal ? "title" : "\($0.name).title", $1) })
    }
}
