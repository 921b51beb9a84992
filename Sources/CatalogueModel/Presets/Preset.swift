import ButtonLayout

/// A named button layout, as people define it.
public struct Preset<Reference: Hashable & Sendable>: Hashable, Sendable {
    public typealias Number = Expression<Reference>

    public var style: Style
    public var numbers: [PresetNumber: Number]
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    /// Whose content insets a `configuration` takes when none are given.
    public var configurationSize: Button.ConfigurationSize
    /// Decides the default font, and with it the height of a button without a title.
    public var buttonType: ButtonType
    public var words: [PresetWord: String]
    /// The metric of type `typography` that titles without a size are measured with.
    public var titleFont: Reference?
    /// What the button shows in the normal state.
    public var normal: StateContent<Reference>
    /// The states that have content of their own.
    public var states: [ControlState: StateContent<Reference>]
    /// The findings that a team wants to keep; no layout follows from them.
    public var accepted: [AcceptedFinding: Acceptance]

    public init(style: Style) {
        self.style = style
        numbers = [:]
        horizontal = .center
        vertical = .center
        configurationSize = .medium
        buttonType = .system
        words = [:]
        titleFont = nil
        normal = StateContent()
        states = [:]
        accepted = [:]
    }

    /// The states for which a layout is kept, normal first, with their content. A state without its own image or title
    /// takes normal's, combinations too: that is what `UIButton` does.
    @inlinable public var layouts: [(state: ControlState, content: StateContent<Reference>)] {
        [(.normal, normal)]
            + states.sorted { $0.key < $1.key }.map {
                ($0.key, $0.value.filled(from: normal, isMeasured: titleFont != nil))
            }
    }

    /// The metrics that the preset refers to.
    @inlinable public var references: Set<Reference> {
        var references = Set(numbers.values.flatMap(\.references))
        if let titleFont { references.insert(titleFont) }
        for content in [normal] + states.values { references.formUnion(content.references) }
        return references
    }

    /// The same preset with other references.
    @inlinable public func mapReferences<Other, Failure: Error>(
        _ transform: (Reference) throws(Failure) -> Other
    ) throws(Failure) -> Preset<Other> {
        var mapped = Preset<Other>(style: style)
        for (number, expression) in numbers { mapped.numbers[number] = try expression.mapReferences(transform) }
        mapped.horizontal = horizontal
        mapped.vertical = vertical
        mapped.configurationSize = configurationSize
        mapped.buttonType = buttonType
        mapped.words = words
        if let titleFont { mapped.titleFont = try transform(titleFont) }
        mapped.normal = try normal.mapReferences(transform)
        for (state, content) in states { mapped.states[state] = try content.mapReferences(transform) }
        mapped.accepted = accepted
        return mapped
    }
}
