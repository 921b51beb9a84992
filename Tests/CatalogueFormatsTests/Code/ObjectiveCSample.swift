import ButtonLayout
import CatalogueFormats
import CatalogueModel

/// What is exported as Objective-C in the tests, put together from names.
struct ObjectiveCSample {
    private var catalogue = ExportedCatalogue(
        traits: [Trait.builtIn[0]], collections: [["direction": "ltr"], ["direction": "rtl"]], metrics: [], presets: [],
        knownNames: [])

    /// Another trait, with a collection in which it is another one than its default, in both directions.
    mutating func addTrait(_ name: String, _ values: [String]) {
        let trait = Trait(id: FactID(9), stableID: .random(), name: name, values: values, defaultValue: values[0])
        catalogue.traits.append(trait)
        catalogue.collections = catalogue.collections.map { $0.merging([name: values[0]]) { $1 } }
        for direction in ["ltr", "rtl"] {
            var collection = catalogue.collections[0]
            collection["direction"] = direction
            collection[name] = values[values.count - 1]
            catalogue.collections.append(collection)
        }
    }

    /// - Parameter numbers: one for each collection, or one for all.
    mutating func addMetric(
        _ name: String, _ numbers: [Double] = [8], describe description: String? = nil, isDeprecated: Bool = false,
        use replacement: String? = nil, reason: String? = nil
    ) throws {
        let numbers = numbers.count == 1 ? catalogue.collections.map { _ in numbers[0] } : numbers
        let value = ExportedMetric(type: .dimension, values: numbers.map(ResolvedValue.number))
        var fact = try fact(name, value)
        fact.description = description
        fact.isDeprecated = isDeprecated
        fact.replacement = try replacement.map { try Name($0) }
        fact.reason = reason
        catalogue.metrics.append(fact)
    }

    mutating func addPreset(_ name: String, _ style: Style = .system, itemInsets: ItemInsets = .zero) throws {
        var layouts: [ExportedLayout] = []
        for (index, collection) in catalogue.collections.enumerated() {
            let button = try Button(
                style: style, width: .fixed(200), height: .fixed(100),
                content: Content(image: Size(width: 24, height: 24), title: Size(width: 60, height: 20)),
                itemInsets: itemInsets, direction: collection["direction"] == "rtl" ? .rightToLeft : .leftToRight)
            layouts.append(
                ExportedLayout(
                    state: .normal, collection: index, button: button, result: button.computedLayout()))
        }
        catalogue.presets.append(
            try fact(name, ExportedPreset(definition: Preset(style: style), titles: [:], layouts: layouts)))
    }

    private mutating func fact<Value>(_ name: String, _ value: Value) throws -> NamedFact<Value> {
        let known = KnownName(name: try Name(name), id: .random())
        catalogue.knownNames.append(known)
        return NamedFact(
            id: known.id, name: known.name, description: nil, isDeprecated: false, replacement: nil, value: value)
    }

    /// The header and its definitions.
    func files(
        prefix: String = "PRS", isDisambiguated: Bool = false
    ) throws(IdentifierError) -> (header: String, definitions: String) {
        let options = CodeOptions(namespace: prefix, isDisambiguated: isDisambiguated)
        let files = try ObjectiveCExport(catalogue, options).files
        return (files[0].text, files[1].text)
    }

    /// What stands between a word and a semicolon in the declarations of the header.
    func declared(_ words: String, isDisambiguated: Bool = false) throws -> [String] {
        try files(isDisambiguated: isDisambiguated).header.split(separator: "\n").compactMap { line in
            line.hasPrefix(words) ? line.dropFirst(words.count).split(separator: ";").first.map(String.init) : nil
        }
    }
}
