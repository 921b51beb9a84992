import ButtonLayout
import CatalogueModel

extension DefinitionRow {
    /// What the row asks of a preset: its content in that state, and the whole of it in the normal state's row.
    func presetChange(in state: ControlState) -> PresetChange<Name> {
        var change = PresetChange<Name>()
        change.states = [state]
        change.image = size(.imageWidth, .imageHeight)
        change.title = size(.titleWidth, .titleHeight)
        change.titleText = setting(.title) { text($0).map(TextValue.init(parsing:)) }
        for word in StateWord.allCases { change.stateWords[word] = setting(.stateWord(word), text) }
        if state == .normal { setWhole(&change) }
        return change
    }

    private func setWhole(_ change: inout PresetChange<Name>) {
        let defaults = Preset<Name>(style: .system)
        change.style = style
        for number in PresetNumber.allCases { change.numbers[number] = setting(.number(number), expression) }
        change.horizontal = named(.horizontal, default: defaults.horizontal)
        change.vertical = named(.vertical, default: defaults.vertical)
        change.configurationSize = named(.buttonSize, default: defaults.configurationSize)
        change.buttonType = named(.buttonType, default: defaults.buttonType)
        for word in PresetWord.allCases {
            change.words[word] = setting(.presetWord(word), word == .tintColor ? text : flag)
        }
        change.titleFont = setting(.titleFont, name)
    }

    private var style: Style? {
        guard has(.style) else { return nil }
        guard let name = word(.style) else {
            fail(.style, "a preset has a style; 'presets styles' shows them")
            return nil
        }
        let style = Style(name: name) ?? Style(name: name.lowercased())
        if style == nil { fail(.style, "there is no style '\(name)'; 'presets styles' shows them") }
        return style
    }

    private func size(_ width: DefinitionColumn, _ height: DefinitionColumn) -> Setting<ItemSize<Name>>? {
        guard has(width), has(height) else { return nil }
        let words = [width, height].map { (column: $0, isNone: word($0)?.lowercased() == CellText.none) }
        let missing = [width, height].filter { plain($0) == nil }
        if missing.count == 2 { return .reset }
        if let none = words.first(where: \.isNone)?.column {
            if words.allSatisfy({ $0.isNone || plain($0.column) == nil }) { return .value(.none) }
            fail(none, "'none' stands beside a number")
            return nil
        }
        if let side = missing.first {
            fail(side, "the cell is empty, and the other side of the size is not")
            return nil
        }
        guard let width = expression(width), let height = expression(height) else { return nil }
        return .value(.size(width: width, height: height))
    }
}
