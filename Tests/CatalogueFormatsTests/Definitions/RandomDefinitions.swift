import ButtonLayout
import CatalogueModel
import TestSupport

extension SeededGenerator {
    /// Metrics and presets whose names and texts formats trip over.
    mutating func definitions() throws -> CatalogueDocument {
        var document = CatalogueDocument(catalogue: nil)
        var taken: Set<Name> = []
        for _ in 0..<Int.random(in: 0...4, using: &self) {
            let type = pick(MetricType.allCases)
            var metric = Metric(type: type, value: value(type))
            for trait in ["size", "e\u{301};-1"] where Bool.random(using: &self) {
                metric.overrides[TraitCondition(trait: trait, value: "compact")] = value(type)
            }
            document.metrics.append(fact(metric, &taken))
        }
        for _ in 0..<Int.random(in: 0...4, using: &self) { document.presets.append(fact(preset(), &taken)) }
        return document
    }

    private mutating func fact<Value>(_ value: Value, _ taken: inout Set<Name>) -> NamedFact<Value> {
        var name = name()
        while !taken.insert(name).inserted { name = self.name() }
        let isDeprecated = Bool.random(using: &self)
        return NamedFact(
            id: maybe().flatMap { _ in StableID("00000000-0000-4000-8000-\(100_000_000_000 + next() % 800_000_000_000)")
            },
            name: name, description: maybe().map { _ in text() }, isDeprecated: isDeprecated,
            replacement: isDeprecated ? maybe().map { _ in self.name() } : nil, value: value)
    }

    private mutating func maybe() -> Void? { Bool.random(using: &self) ? () : nil }

    private mutating func name() -> Name {
        while true { if let name = try? Name(text()) { return name } }
    }

    private mutating func value(_ type: MetricType) -> MetricValue<Name> {
        switch type {
        case .dimension, .number: .number(expression())
        case .typography: Bool.random(using: &self) ? .typography(typography()) : .text(.reference(name()))
        case .string, .fontFamily, .fontWeight: .text(TextValue(parsing: text()))
        }
    }

    private mutating func typography() -> Typography<Name> {
        Typography(
            family: TextValue(parsing: text()),
            size: Bool.random(using: &self) ? .points(expression()) : .textStyle(pick(TextStyle.allCases)),
            weight: maybe().map { _ in TextValue(parsing: text()) }, letterSpacing: maybe().map { _ in expression() },
            lineHeight: maybe().map { _ in expression() })
    }

    private mutating func expression() -> Expression<Name> {
        switch Int.random(in: 0..<5, using: &self) {
        case 0: .number(Double(Int.random(in: -40...400, using: &self)) / 8)
        case 1: .number(Double.random(in: -1e30...1e30, using: &self))
        case 2: .negated(.reference(name()))
        case 3: .binary(.times, .reference(name()), .number(2.5))
        default: .call(.max, [.reference(name()), .number(-1)])
        }
    }

    private mutating func preset() -> Preset<Name> {
        var preset = Preset<Name>(style: pick(Style.allCases))
        for number in PresetNumber.allCases { preset.numbers[number] = maybe().map { _ in expression() } }
        preset.horizontal = pick(HorizontalAlignment.allCases)
        preset.vertical = pick(VerticalAlignment.allCases)
        preset.configurationSize = pick(Button.ConfigurationSize.allCases)
        preset.buttonType = pick(ButtonType.allCases)
        for word in PresetWord.allCases {
            preset.words[word] = maybe().map { _ in word == .tintColor ? text() : pick(["true", "false"]) }
        }
        preset.titleFont = maybe().map { _ in name() }
        preset.normal = content()
        for rawValue in [1, 4, 13] {
            let content = content()
            if !content.isEmpty { preset.states[ControlState(rawValue: rawValue)] = content }
        }
        return preset
    }

    private mutating func content() -> StateContent<Name> {
        var content = StateContent<Name>()
        content.image = maybe().map { _ in item() }
        content.title = maybe().map { _ in item() }
        content.titleText = maybe().map { _ in TextValue(parsing: text()) }
        for word in StateWord.allCases { content.words[word] = maybe().map { _ in text() } }
        return content
    }

    private mutating func item() -> ItemSize<Name> {
        Bool.random(using: &self) ? .none : .size(width: expression(), height: expression())
    }
}
