import ButtonLayout
import CatalogueModel

/// Catalogues for measuring: every preset differs from every other, and refers to one of the metrics.
enum SampleCatalogue {
    static func document(presets: Int, metrics: Int) -> CatalogueDocument {
        var document = CatalogueDocument(catalogue: nil)
        let names = (0..<metrics).compactMap { try? Name("space.m\($0)") }
        document.metrics = names.enumerated().map { index, name in
            NamedFact(
                id: nil, name: name, description: nil, isDeprecated: false, replacement: nil,
                value: Metric(type: .dimension, value: .number(.number(Double(index % 40)))))
        }
        // Styles that move with every spacing.
        let styles =
            ImagePlacement.allCases.map(Style.exact) + ImagePlacement.allCases.map(Style.configuration)
            + [.imageTitle(.left), .imageTitle(.right), .imageTitle(.top), .imageTitle(.bottom)]
        document.presets = (0..<presets).compactMap { index in
            guard let name = try? Name("group\(index % 100).preset\(index)") else { return nil }
            var preset = Preset<Name>(style: styles[index % styles.count])
            preset.numbers[.spacing] = .reference(names[index % names.count])
            preset.numbers[.width] = .number(200 + Double(index) / 100)
            preset.numbers[.height] = .number(60)
            preset.normal.image = .size(width: .number(24), height: .number(24))
            preset.normal.title = .size(width: .number(40 + Double(index % 100)), height: .number(20))
            return NamedFact(
                id: nil, name: name, description: nil, isDeprecated: false, replacement: nil, value: preset)
        }
        return document
    }
}
