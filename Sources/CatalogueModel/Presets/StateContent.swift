/// What a button shows in one state.
public struct StateContent<Reference: Hashable & Sendable>: Hashable, Sendable {
    /// Nil takes the normal state's; the normal state's nil is no image.
    public var image: ItemSize<Reference>?
    public var title: ItemSize<Reference>?
    /// The title's text. Without a size beside it, it is measured.
    public var titleText: TextValue<Reference>?
    public var words: [StateWord: String]

    public init() {
        words = [:]
    }

    public var isEmpty: Bool { image == nil && title == nil && titleText == nil && words.isEmpty }

    /// This content, with what it leaves open taken from the normal state's.
    /// - Parameter isMeasured: whether a text of its own has a size of its own, although none is given.
    @inlinable func filled(from normal: StateContent, isMeasured: Bool) -> StateContent {
        var filled = self
        filled.image = image ?? normal.image
        if title == nil {
            filled.title = isMeasured && titleText != nil ? nil : normal.title
            filled.titleText = titleText ?? normal.titleText
        }
        filled.words.merge(normal.words) { own, _ in own }
        return filled
    }

    @inlinable var references: [Reference] {
        (image?.references ?? []) + (title?.references ?? []) + (titleText?.reference.map { [$0] } ?? [])
    }

    /// The same content with other references.
    @inlinable func mapReferences<Other, Failure: Error>(
        _ transform: (Reference) throws(Failure) -> Other
    ) throws(Failure) -> StateContent<Other> {
        var mapped = StateContent<Other>()
        if let image { mapped.image = try image.mapReferences(transform) }
        if let title { mapped.title = try title.mapReferences(transform) }
        if let titleText { mapped.titleText = try titleText.mapReferences(transform) }
        mapped.words = words
        return mapped
    }
}

/// The natural size of an image or a title, or that there is none.
public enum ItemSize<Reference: Hashable & Sendable>: Hashable, Sendable {
    case none
    case size(width: Expression<Reference>, height: Expression<Reference>)

    @inlinable var references: [Reference] {
        switch self {
        case .none: []
        case .size(let width, let height): width.references + height.references
        }
    }

    @inlinable func mapReferences<Other, Failure: Error>(
        _ transform: (Reference) throws(Failure) -> Other
    ) throws(Failure) -> ItemSize<Other> {
        switch self {
        case .none: .none
        case .size(let width, let height):
            .size(width: try width.mapReferences(transform), height: try height.mapReferences(transform))
        }
    }
}
