extension ParsableArguments {
    /// The type's name on the command line.
    static var name: String { _commandConfiguration.commandName ?? _typeName(self, qualified: false).kebabCased }

    static func definitions() -> [ArgumentDefinition] {
        properties().flatMap { ($0.value as? any ParsedProperty)?.definitions(key: $0.key) ?? [] }
    }

    /// A value of the type; takes what was matched with `definitions()`, in their order, from the front of `matched`.
    static func filled(from matched: inout ArraySlice<MatchedArgument>) throws -> Self {
        var values: [String: Any] = [:]
        for (key, value) in properties() {
            values[key] = try (value as? any ParsedProperty)?.filled(from: &matched) ?? value
        }
        var result = try Self(from: PropertyDecoder(properties: values))
        try result.validate()
        return result
    }

    /// The stored properties by the name that they are declared with: a wrapper is stored with an underscore.
    private static func properties() -> [(key: String, value: Any)] {
        Mirror(reflecting: Self()).children.compactMap { child in
            guard let label = child.label else { return nil }
            return (child.value is any ParsedProperty ? String(label.dropFirst()) : label, child.value)
        }
    }
}
