/// A property of a `ParsableArguments` type that takes part in parsing. A class: such properties are found by what they
/// are, where looking for a conformance searches all that the program has (measured: a tenth of a short command's time),
/// and the value that declared them is filled itself.
public class ParsedProperty {
    init() {}

    /// The arguments that it declares as the property `key`.
    func definitions(key: String) -> [ArgumentDefinition] { [] }

    /// Takes what belongs to its definitions from the front of `matched`.
    func fill(from matched: inout ArraySlice<MatchedArgument>) throws {}
}

/// A property that is one argument.
public class ParsedArgument<Value>: ParsedProperty {
    private var parsed: Parsed<Value>

    init(parsed: Parsed<Value>) {
        self.parsed = parsed
    }

    /// The value that was given, or the default.
    final var value: Value {
        get { parsed.current }
        set { parsed = .value(newValue) }
    }

    override func definitions(key: String) -> [ArgumentDefinition] {
        guard case .definition(var definition, _, _) = parsed else { return [] }
        definition.key = key
        return [definition]
    }

    override func fill(from matched: inout ArraySlice<MatchedArgument>) throws {
        parsed = try parsed.filled(from: matched.popFirst())
    }
}
