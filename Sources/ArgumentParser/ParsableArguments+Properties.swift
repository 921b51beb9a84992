extension ParsableArguments {
    /// The type's name on the command line.
    static var name: String {
        (self as? any ParsableCommand.Type)?.configuration.commandName ?? String(describing: self).kebabCased
    }

    static var commandConfiguration: CommandConfiguration {
        (self as? any ParsableCommand.Type)?.configuration ?? CommandConfiguration()
    }

    static func definitions() -> [ArgumentDefinition] {
        properties().flatMap { ($0.value as? any ParsedProperty)?.definitions(key: $0.key) ?? [] }
    }

    /// A value of the type from what was matched with `definitions()`, in their order.
    static func filled(from matched: ArraySlice<MatchedArgument>) throws -> Self {
        var rest = matched
        var values: [String: Any] = [:]
        for (key, value) in properties() {
            guard let property = value as? any ParsedProperty else {
                values[key] = value
                continue
            }
            let count = property.definitions(key: key).count
            values[key] = try property.filled(from: rest.prefix(count))
            rest = rest.dropFirst(count)
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
