import CatalogueModel
import CatalogueStorage

/// Finds where the numbers of a preset come from.
struct PropertyOrigins {
    let snapshot: Snapshot
    let resolver: Resolver

    /// A property with what it comes to and the metrics it refers to.
    struct Resolved {
        let property: FactView.Property
        let value: String
        let references: [FactID]
    }

    /// All that is known of a preset.
    func details(of preset: Preset<FactID>, _ entry: Entry, layouts: [NamedLayout]) throws -> PresetDetails {
        PresetDetails(
            name: entry.name.text, id: entry.stableID, description: entry.description,
            isDeprecated: entry.deprecation != nil, replacement: entry.deprecation?.replacement.map(snapshot.name),
            properties: try properties(of: preset, entry), layouts: layouts, titleTexts: try titleTexts(of: preset))
    }

    func properties(of preset: Preset<FactID>, _ entry: Entry) throws -> [PropertyOrigin] {
        try resolved(preset, entry).map {
            PropertyOrigin(
                property: $0.property.name, value: $0.value, definition: $0.property.text,
                steps: try resolver.chain(from: $0.references).map { step in
                    PropertyOrigin.Step(
                        metric: snapshot.name(step.id), definition: step.definition.text(naming: snapshot.name),
                        value: try resolver.value(of: step.id).text)
                })
        }
    }

    func resolved(_ preset: Preset<FactID>, _ entry: Entry) throws -> [Resolved] {
        let view = FactView(entry, preset, FactView.Naming(name: snapshot.name, identity: { "\($0.rawValue)" }))
        let (expressions, texts) = (preset.expressions, preset.titleTexts)
        return try view.properties.map { property in
            if let expression = expressions[property.name] {
                let unit = PresetNumber(rawValue: property.name)?.unit ?? .dimension
                let value = try resolver.number(expression, unit, for: property.name).shortestText
                return Resolved(property: property, value: value, references: expression.references)
            }
            if let text = texts[property.name] {
                let value = try resolver.text(text, for: property.name)
                return Resolved(property: property, value: value, references: text.reference.map { [$0] } ?? [])
            }
            if let font = preset.titleFont, property.name == FactView.titleFont {
                return Resolved(property: property, value: try resolver.value(of: font).text, references: [font])
            }
            return Resolved(property: property, value: property.text, references: [])
        }
    }

    func titleTexts(of preset: Preset<FactID>) throws -> [ControlState: String] {
        var texts: [ControlState: String] = [:]
        for (state, content) in preset.layouts {
            texts[state] = try content.titleText.map { try resolver.text($0, for: "title") }
        }
        return texts
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
