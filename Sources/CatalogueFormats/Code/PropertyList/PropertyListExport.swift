import ButtonLayout
import CatalogueModel

/// Metrics and layouts as an XML property list, with the words that belong to them: `metrics`, and `presets` by name,
/// state and trait collection.
///
/// Dropped are kept tokens, definitions, and what titles and images are called.
public struct PropertyListExport {
    private let catalogue: ExportedCatalogue
    /// What each collection is called.
    private let collections: [String]

    public init(_ catalogue: ExportedCatalogue) {
        self.catalogue = catalogue
        collections = catalogue.collections.map { TraitCollection.text(of: $0) }
    }

    public var text: String {
        let metrics = catalogue.metrics.map { ($0.name.text, value(of: $0.value)) }
        let presets = catalogue.presets.map { ($0.name.text, value(of: $0)) }
        let root = PropertyListValue.dictionary([
            "metrics": .dictionary(Dictionary(uniqueKeysWithValues: metrics)),
            "presets": .dictionary(Dictionary(uniqueKeysWithValues: presets)),
        ])
        var code = CodeText()
        code.add(
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
                + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
        code.add("<plist version=\"1.0\">")
        root.write(to: &code)
        code.add("</plist>")
        return fileHeader(for: "plist", mark: "<!--", end: " -->", prolog: xmlDeclaration, body: code.text) + code.text
    }

    /// The value; by collection where it is not the same in all.
    private func value(of metric: ExportedMetric) -> PropertyListValue {
        let values = metric.values.map { value -> PropertyListValue in
            switch value {
            case .number(let number): .real(number)
            case .text(let text): .string(text)
            case .typography(let typography): .string(typography.description)
            }
        }
        if Set(metric.values).count == 1 { return values[0] }
        return .dictionary(Dictionary(uniqueKeysWithValues: zip(collections, values)))
    }

    private func value(of preset: NamedFact<ExportedPreset>) -> PropertyListValue {
        var members: [String: PropertyListValue] = ["style": .string(preset.value.style.name)]
        members["description"] = preset.description.map { .string($0) }
        if preset.isDeprecated { members["deprecated"] = .yes }
        members["use"] = preset.replacement.map { .string($0.text) }
        members["reason"] = preset.reason.map { .string($0) }
        var states: [String: [String: PropertyListValue]] = [:]
        for layout in preset.value.layouts {
            states[layout.state.name, default: [:]][collections[layout.collection]] = value(of: layout.result)
        }
        members["states"] = .dictionary(states.mapValues { .dictionary($0) })
        return .dictionary(members)
    }

    /// The numbers and words of a layout, named and nested as in its JSON; what is null there is left out.
    private func value(of result: ComputedLayout) -> PropertyListValue {
        var value = PropertyListValue.dictionary([:])
        for (name, number) in result.numbers { value.set(.real(number), at: name.split(separator: ".")) }
        if let configuration = result.layout.configuration {
            value.set(.string(configuration.imagePlacement.name), at: ["configuration", "imagePlacement"])
        }
        if let asked = result.judgement.gap?.asked { value.set(.real(asked), at: ["gap", "asked"]) }
        if let center = result.judgement.offCenter { value.set(.string(center.of.name), at: ["offCenter", "of"]) }
        let findings = result.judgement.findings.elements.map { PropertyListValue.string($0.name) }
        value.set(.array(findings), at: ["findings"])
        return value
    }
}
