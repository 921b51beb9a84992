import ButtonLayout
import CatalogueFormats
import CatalogueModel

/// Facts as a small catalogue has them.
enum DefinitionSamples {
    static let id = StableID("00000000-0000-4000-8000-000000000001")

    static func document() throws -> CatalogueDocument {
        var document = CatalogueDocument(catalogue: nil)
        document.metrics = [
            try metric("copy.ok", .string, .text(.literal("8,5"))),
            try metric(
                "space.s", .dimension, .number(.number(8)),
                [TraitCondition(trait: "size", value: "compact"): .number(.number(-0.5))]),
        ]
        document.metrics[1].description = "a, \"b\""
        document.presets = [try preset()]
        return document
    }

    static func metric(
        _ name: String, _ type: MetricType, _ value: MetricValue<Name>,
        _ overrides: [TraitCondition: MetricValue<Name>] = [:]
    ) throws -> NamedFact<Metric<Name>> {
        NamedFact(
            id: nil, name: try Name(name), description: nil, isDeprecated: false, replacement: nil,
            value: Metric(type: type, value: value, overrides: overrides))
    }

    /// Everything that a preset can say.
    static func preset() throws -> NamedFact<Preset<Name>> {
        var preset = Preset<Name>(style: .exact(.top))
        for (index, number) in PresetNumber.allCases.enumerated() {
            preset.numbers[number] = .number(Double(index) / 4)
        }
        preset.numbers[.spacing] = try Expression(parsing: "-{space.s} * 2")
        preset.horizontal = .leading
        preset.vertical = .fill
        preset.configurationSize = .mini
        preset.buttonType = .custom
        preset.titleFont = try Name("type.body")
        for word in PresetWord.allCases { preset.words[word] = word == .tintColor ? "=red" : "true" }
        preset.normal.image = .size(width: .number(24), height: try Expression(parsing: "{space.s}"))
        preset.normal.title = ItemSize.none
        preset.normal.titleText = .reference(try Name("copy.ok"))
        for word in StateWord.allCases { preset.normal.words[word] = word.rawValue }
        preset.states[.selected] = StateContent()
        preset.states[.selected]?.titleText = .literal("")
        preset.states[[.selected, .highlighted]] = StateContent()
        preset.states[[.selected, .highlighted]]?.image = ItemSize.none
        return NamedFact(
            id: id, name: try Name("tab.home"), description: "two\r\nlines", isDeprecated: true,
            replacement: try Name("tab.new"), value: preset)
    }
}

extension DefinitionReader {
    static func read(_ text: String) throws -> DefinitionFile {
        try read(Array(text.utf8), file: "t.csv")
    }

    /// The places and messages of what is refused; empty for what is not.
    static func problems(_ text: String) -> [String] {
        do throws(DocumentError) {
            _ = try read(Array(text.utf8), file: "t.csv")
            return []
        } catch {
            return error.problems.map { "\(SourcePosition(offset: $0.offset, in: Array(text.utf8))): \($0.message)" }
        }
    }
}

extension TableFact<[PresetRow]> {
    /// What a new preset of these rows is.
    var preset: Preset<Name> { change.reduce(Preset(style: .system)) { $1.change.applied(to: $0) } }
}
