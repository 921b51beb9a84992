import ButtonLayout

/// What somebody asked to change in a preset: only what is named changes.
public struct PresetChange<Reference: Hashable & Sendable>: Hashable, Sendable {
    public var style: Style?
    public var numbers: [PresetNumber: Setting<Expression<Reference>>] = [:]
    public var horizontal: HorizontalAlignment?
    public var vertical: VerticalAlignment?
    public var configurationSize: Button.ConfigurationSize?
    public var buttonType: ButtonType?
    public var words: [PresetWord: Setting<String>] = [:]
    public var titleFont: Setting<Reference>?
    /// The states that the content below is for; none means normal.
    public var states: Set<ControlState> = []
    public var image: Setting<ItemSize<Reference>>?
    public var title: Setting<ItemSize<Reference>>?
    public var titleText: Setting<TextValue<Reference>>?
    public var stateWords: [StateWord: Setting<String>] = [:]
    /// The states whose own content goes.
    public var removedStates: Set<ControlState> = []

    public init() {}

    public var isEmpty: Bool { self == PresetChange() }

    /// The preset with the change applied.
    @inlinable public func applied(to preset: Preset<Reference>) -> Preset<Reference> {
        var changed = preset
        changed.style = style ?? preset.style
        for (number, setting) in numbers { changed.numbers[number] = setting.value }
        changed.horizontal = horizontal ?? preset.horizontal
        changed.vertical = vertical ?? preset.vertical
        changed.configurationSize = configurationSize ?? preset.configurationSize
        changed.buttonType = buttonType ?? preset.buttonType
        for (word, setting) in words { changed.words[word] = setting.value }
        if let titleFont { changed.titleFont = titleFont.value }
        for state in states.isEmpty ? [.normal] : states {
            if state == .normal {
                apply(to: &changed.normal)
            } else {
                var content = preset.states[state] ?? StateContent()
                apply(to: &content)
                changed.states[state] = content.isEmpty ? nil : content
            }
        }
        for state in removedStates { changed.states[state] = nil }
        return changed
    }

    @inlinable func apply(to content: inout StateContent<Reference>) {
        if let image { content.image = image.value }
        if let title { content.title = title.value }
        if let titleText { content.titleText = titleText.value }
        for (word, setting) in stateWords { content.words[word] = setting.value }
    }

    /// The same change with other references.
    @inlinable public func mapReferences<Other, Failure: Error>(
        _ transform: (Reference) throws(Failure) -> Other
    ) throws(Failure) -> PresetChange<Other> {
        var mapped = PresetChange<Other>()
        mapped.style = style
        for (number, setting) in numbers {
            switch setting {
            case .value(let expression): mapped.numbers[number] = .value(try expression.mapReferences(transform))
            case .reset: mapped.numbers[number] = .reset
            }
        }
        mapped.horizontal = horizontal
        mapped.vertical = vertical
        mapped.configurationSize = configurationSize
        mapped.buttonType = buttonType
        if let titleFont { mapped.titleFont = .init(try titleFont.value.map(transform)) }
        mapped.states = states
        mapped.removedStates = removedStates
        if let image { mapped.image = .init(try image.value?.mapReferences(transform)) }
        if let title { mapped.title = .init(try title.value?.mapReferences(transform)) }
        if let titleText { mapped.titleText = .init(try titleText.value?.mapReferences(transform)) }
        mapped.words = words.mapValues { .init($0.value) }
        mapped.stateWords = stateWords.mapValues { .init($0.value) }
        return mapped
    }
}
