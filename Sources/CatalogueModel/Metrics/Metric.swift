/// A named design token that layouts depend on. Types as in the Design Tokens format, and strings for titles.
public struct Metric<Reference: Hashable & Sendable>: Hashable, Sendable {
    public var type: MetricType
    public var value: MetricValue<Reference>
    /// Other values for some values of some traits.
    public var overrides: [TraitCondition: MetricValue<Reference>]

    public init(
        type: MetricType, value: MetricValue<Reference>, overrides: [TraitCondition: MetricValue<Reference>] = [:]
    ) {
        self.type = type
        self.value = value
        self.overrides = overrides
    }

    /// The metrics that this one refers to, in any trait collection.
    @inlinable public var references: Set<Reference> {
        overrides.values.reduce(into: Set(value.references)) { $0.formUnion($1.references) }
    }

    /// The same metric with other references.
    @inlinable public func mapReferences<Other, Failure: Error>(
        _ transform: (Reference) throws(Failure) -> Other
    ) throws(Failure) -> Metric<Other> {
        var mapped: [TraitCondition: MetricValue<Other>] = [:]
        for (condition, value) in overrides { mapped[condition] = try value.mapReferences(transform) }
        return Metric<Other>(type: type, value: try value.mapReferences(transform), overrides: mapped)
    }
}

/// What a metric's value is.
public enum MetricType: String, CaseIterable, Sendable {
    case dimension, number, string, fontFamily, fontWeight, typography

    /// The unit of types that are numbers.
    public var unit: Quantity.Unit? {
        switch self {
        case .dimension: .dimension
        case .number: .number
        case .string, .fontFamily, .fontWeight, .typography: nil
        }
    }
}

/// A literal or an expression.
public enum MetricValue<Reference: Hashable & Sendable>: Hashable, Sendable {
    /// For dimension and number.
    case number(Expression<Reference>)
    /// For the other types; for typography a reference to another one.
    case text(TextValue<Reference>)
    case typography(Typography<Reference>)

    @inlinable public var references: [Reference] {
        switch self {
        case .number(let expression): expression.references
        case .text(.literal): []
        case .text(.reference(let reference)): [reference]
        case .typography(let typography): typography.references
        }
    }

    @inlinable public func mapReferences<Other, Failure: Error>(
        _ transform: (Reference) throws(Failure) -> Other
    ) throws(Failure) -> MetricValue<Other> {
        switch self {
        case .number(let expression): .number(try expression.mapReferences(transform))
        case .text(let text): .text(try text.mapReferences(transform))
        case .typography(let typography): .typography(try typography.mapReferences(transform))
        }
    }

    /// The value as people write it.
    @inlinable public func text(naming name: (Reference) -> String) -> String {
        switch self {
        case .number(let expression): expression.text(naming: name)
        case .text(let text): text.text(naming: name)
        case .typography(let typography): typography.text(naming: name)
        }
    }
}

extension MetricValue<Name> {
    /// Reads a value of that type as people write it.
    public init(parsing text: String, as type: MetricType) throws(ExpressionSyntaxError) {
        if type.unit != nil {
            self = .number(try Expression(parsing: text))
        } else if type == .typography, TextValue(parsing: text).reference == nil {
            self = .typography(try Typography(parsing: text))
        } else {
            self = .text(TextValue(parsing: text))
        }
    }
}

/// A text, or the string metric that it is.
public enum TextValue<Reference: Hashable & Sendable>: Hashable, Sendable {
    case literal(String)
    case reference(Reference)

    @inlinable public var reference: Reference? {
        if case .reference(let reference) = self { reference } else { nil }
    }

    @inlinable public func mapReferences<Other, Failure: Error>(
        _ transform: (Reference) throws(Failure) -> Other
    ) throws(Failure) -> TextValue<Other> {
        switch self {
        case .literal(let text): .literal(text)
        case .reference(let reference): .reference(try transform(reference))
        }
    }

    /// The text as people write it: `{name}` is a reference, and `\\{name}` that text itself.
    @inlinable public func text(naming name: (Reference) -> String) -> String {
        switch self {
        case .literal(let text): looksLikeReference(text) ? "\\" + text : text
        case .reference(let reference): "{\(name(reference))}"
        }
    }
}

extension TextValue<Name> {
    /// A text that is nothing but `{name}` is a reference; every other text is itself, but for a backslash that says so.
    public init(parsing text: String) {
        // By scalars: a combining mark would hide a brace.
        let scalars = text.unicodeScalars
        if scalars.first == "{", scalars.last == "}", let name = try? Name(String(scalars.dropFirst().dropLast())) {
            self = .reference(name)
        } else {
            let isEscaped = scalars.first == "\\" && looksLikeReference(text)
            self = .literal((isEscaped ? String(scalars.dropFirst()) : text).precomposed)
        }
    }
}

/// Whether a text would be taken for a reference, or for one that is escaped.
@usableFromInline func looksLikeReference(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: "}") else { return false }
    return text.utf8.drop { $0 == UInt8(ascii: "\\") }.first == UInt8(ascii: "{")
}
