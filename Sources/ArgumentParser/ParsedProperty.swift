/// A property of a `ParsableArguments` type that takes part in parsing.
protocol ParsedProperty {
    /// The arguments that it declares as the property `key`.
    func definitions(key: String) -> [ArgumentDefinition]

    /// The same property with its value; takes what belongs to its definitions from the front of `matched`.
    func filled(from matched: inout ArraySlice<MatchedArgument>) throws -> Self
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

    func filled(from matched: inout ArraySlice<MatchedArgument>) throws -> Self {
        Self(parsed: try parsed.filled(from: matched.popFirst()))
    }
}
