import CatalogueModel

/// A column of the table of metrics and presets. Properties are called as on the command line.
enum DefinitionColumn: Hashable {
    case kind, name, state, type, value
    /// A metric's value for one value of a trait.
    case override(TraitCondition)
    case style
    case number(PresetNumber)
    case horizontal, vertical, buttonSize, buttonType
    case presetWord(PresetWord), titleFont
    case imageWidth, imageHeight, titleWidth, titleHeight, title
    case stateWord(StateWord)
    case description, deprecated, use, id

    /// All but the overrides, which each table has its own of, in their order.
    static let fixed: [DefinitionColumn] =
        [.kind, .name, .state, .type, .value, .style] + PresetNumber.allCases.map(DefinitionColumn.number)
        + [.horizontal, .vertical, .buttonSize, .buttonType] + PresetWord.allCases.map(DefinitionColumn.presetWord)
        + [.titleFont] + [.imageWidth, .imageHeight, .titleWidth, .titleHeight, .title]
        + StateWord.allCases.map(DefinitionColumn.stateWord) + [.description, .deprecated, .use, .id]

    /// What stands in the header.
    var title: String {
        switch self {
        case .kind: "kind"
        case .name: "name"
        case .state: "state"
        case .type: "type"
        case .value: "value"
        case .override(let condition): Self.overridePrefix + condition.description
        case .style: "style"
        case .number(let number): number.rawValue
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        case .buttonSize: "button-size"
        case .buttonType: "button-type"
        case .presetWord(let word): word.rawValue
        case .titleFont: "title-font"
        case .imageWidth: "image.width"
        case .imageHeight: "image.height"
        case .titleWidth: "title-size.width"
        case .titleHeight: "title-size.height"
        case .title: "title"
        case .stateWord(let word): word.rawValue
        case .description: "description"
        case .deprecated: "deprecated"
        case .use: "use"
        case .id: "id"
        }
    }

    static let overridePrefix = "value for "

    private static let byTitle = Dictionary(uniqueKeysWithValues: fixed.map { ($0.title, $0) })

    /// The column of that title; the case of its letters and blanks around it do not matter, except in a trait's words.
    init?(title: String) {
        let title = title.trimmed
        if let column = Self.byTitle[title.lowercased()] {
            self = column
            return
        }
        let (prefix, words) = (Self.overridePrefix.unicodeScalars, title.unicodeScalars)
        guard String(words.prefix(prefix.count)).lowercased() == Self.overridePrefix,
            let values = TraitCollection.values(from: String(words.dropFirst(prefix.count)).trimmed),
            values.count == 1, let value = values.first
        else { return nil }
        self = .override(TraitCondition(trait: value.key, value: value.value))
    }
}
