/// A property of a `ParsableArguments` type that takes part in parsing.
protocol ParsedProperty {
    /// The arguments that it declares as the property `key`.
    func definitions(key: String) -> [ArgumentDefinition]

    /// The same property with its value; `matched` belongs to its definitions, one by one.
    func filled(from matched: ArraySlice<MatchedArgument>) throws -> Self
}

/// A property wrapper that declares one argument.
protocol ParsedWrapper: ParsedProperty {
    associatedtype Value

    var parsed: Parsed<Value> { get }

    init(parsed: Parsed<Value>)
}

extension ParsedWrapper {
    func definitions(key: String) -> [ArgumentDefinition] {
        guard case .definition(var definition, _, _) = parsed else { return [] }
        definition.key = key
        return [definition]
    }

    func filled(from matched: ArraySlice<MatchedArgument>) throws -> Self {
        Self(parsed: try parsed.filled(from: matched.first))
    }
}
