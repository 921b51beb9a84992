import ButtonLayout
import CatalogueModel

/// A fact as a list of properties, which is how two states of it are compared and shown.
struct FactView: Equatable {
    var kind: FactKind
    var name: String
    var description: String?
    var isDeprecated = false
    var replacement: String?
    /// What the replacement is compared by: renaming it deprecates nobody anew.
    private(set) var replacementIdentity: String?
    private(set) var deprecationReason: String?
    private(set) var extensions: String?
    var properties: [Property] = []

    /// The deprecation as people read it.
    var deprecationText: String? { isDeprecated ? replacement.map { "use \($0)" } ?? "yes" : nil }

    /// A property as people write it, and in a form that is equal exactly when the definition is: renaming a metric
    /// changes the text of those who refer to it, and not their definition.
    struct Property: Equatable {
        let name: String
        let text: String
        let identity: String
    }

    /// How facts are called in texts and in identities.
    struct Naming {
        let name: (FactID) -> String
        let identity: (FactID) -> String
    }

    init(_ entry: Entry, _ naming: Naming) {
        kind = entry.kind
        name = entry.name.text
        description = entry.description
        isDeprecated = entry.deprecation != nil
        replacement = entry.deprecation?.replacement.map(naming.name)
        replacementIdentity = entry.deprecation?.replacement.map(naming.identity)
        deprecationReason = entry.deprecation?.reason
        extensions = entry.extensions
    }

    init(kind: FactKind, name: String) {
        self.kind = kind
        self.name = name
    }

    init(_ trait: Trait) {
        kind = .trait
        name = trait.name
        add("values", trait.values.joined(separator: ", "))
        add("default", trait.defaultValue)
    }

    init(_ font: RegisteredFont) {
        kind = .font
        name = font.name
        add("file", font.file)
        add("content", font.face.id.description)
    }

    init(_ rule: KeptRule) {
        kind = .rule
        name = rule.fact.rule.id
        add("impact", rule.fact.impact.rawValue)
    }

    /// A fact that is in no tree of names.
    typealias Listed = (id: FactID, view: FactView)

    static func listed(_ traits: [Trait], _ fonts: [RegisteredFont], _ rules: [KeptRule]) -> [Listed] {
        traits.map { ($0.id, FactView($0)) } + fonts.map { ($0.id, FactView($0)) }
            + rules.map { ($0.id, FactView($0)) }
    }

    /// The property of a preset that is the metric its titles are measured with.
    static let titleFont = "title-font"

    /// The view of a metric's entry and value.
    init(_ entry: Entry, _ metric: Metric<FactID>, _ naming: Naming) {
        self.init(entry, naming)
        add("type", metric.type.rawValue)
        add("value", metric.value, naming)
        for (condition, value) in metric.overrides.sorted(by: { $0.key < $1.key }) {
            add("value for \(condition)", value, naming)
        }
    }

    /// The view of a kept token's entry and value.
    init(_ entry: Entry, _ token: KeptToken<FactID>, _ naming: Naming) {
        self.init(entry, naming)
        add("type", token.type)
        add("value", token.value, naming)
        for (condition, value) in token.overrides.sorted(by: { $0.key < $1.key }) {
            add("value for \(condition)", value, naming)
        }
    }

    /// The view of a preset's entry and definition.
    init(_ entry: Entry, _ preset: Preset<FactID>, _ naming: Naming) {
        self.init(entry, naming)
        add("style", preset.style.name)
        for number in PresetNumber.allCases {
            if let expression = preset.numbers[number] { add(number.rawValue, .number(expression), naming) }
        }
        add("horizontal", preset.horizontal.name)
        add("vertical", preset.vertical.name)
        add("button-size", preset.configurationSize.name)
        add("button-type", preset.buttonType.name)
        for word in PresetWord.allCases { add(word.rawValue, preset.words[word]) }
        if let font = preset.titleFont { add(Self.titleFont, .text(.reference(font)), naming) }
        add(preset.normal, prefix: "", naming)
        for (state, content) in preset.states.sorted(by: { $0.key < $1.key }) {
            add(content, prefix: "\(state.name).", naming)
        }
        for (key, acceptance) in preset.accepted.sorted(by: { $0.key < $1.key }) {
            let prefix = key.state == .normal ? "" : "\(key.state.name)."
            properties.append(
                Property(
                    name: "\(prefix)accepted.\(key.finding.name)", text: "\(acceptance.reason) [\(acceptance.mark)]",
                    identity: "\(acceptance.numbersText) \(acceptance.reason)"))
        }
    }

    private mutating func add(_ content: StateContent<FactID>, prefix: String, _ naming: Naming) {
        add(content.image, prefix + "image", naming)
        add(content.title, prefix + "title-size", naming)
        if let text = content.titleText { add(prefix + "title", .text(text), naming) }
        for word in StateWord.allCases { add(prefix + word.rawValue, content.words[word]) }
    }

    private mutating func add(_ item: ItemSize<FactID>?, _ name: String, _ naming: Naming) {
        switch item {
        case nil: break
        case ItemSize.none?: add(name, "none")
        case .size(let width, let height)?:
            add(name + ".width", .number(width), naming)
            add(name + ".height", .number(height), naming)
        }
    }

    private mutating func add(_ name: String, _ text: String?) {
        if let text { properties.append(Property(name: name, text: text, identity: text)) }
    }

    private mutating func add(_ name: String, _ value: KeptValue<FactID>, _ naming: Naming) {
        if value.isEmpty { return }
        // Two files may write the members of an object in another order.
        properties.append(
            Property(
                name: name, text: value.text(naming: naming.name),
                identity: sortedJSON(value.text(naming: naming.identity))))
    }

    private mutating func add(_ name: String, _ value: MetricValue<FactID>, _ naming: Naming) {
        properties.append(
            Property(name: name, text: value.text(naming: naming.name), identity: value.text(naming: naming.identity)))
    }
}
