/// The arguments that a type declares, and a value of it to be filled from a command line.
struct Declaration {
    private let arguments: any ParsableArguments
    private let properties: [ParsedProperty]
    let definitions: [ArgumentDefinition]

    init(_ type: any ParsableArguments.Type) {
        arguments = type.init()
        guard type.hasProperties else {
            (properties, definitions) = ([], [])
            return
        }
        // A wrapper is stored with an underscore before the name that its property is declared with.
        let declared: [(key: String, property: ParsedProperty)] = Mirror(reflecting: arguments).children
            .compactMap { child in
                guard let label = child.label, let property = child.value as? ParsedProperty else { return nil }
                return (String(label.dropFirst()), property)
            }
        properties = declared.map(\.property)
        definitions = declared.flatMap { $0.property.definitions(key: $0.key) }
    }

    /// The value; takes what was matched with `definitions`, in their order, from the front of `matched`.
    func filled(from matched: inout ArraySlice<MatchedArgument>) throws -> any ParsableArguments {
        for property in properties { try property.fill(from: &matched) }
        var result = arguments
        try result.validate()
        return result
    }
}

extension ParsableArguments {
    /// Whether there is anything to look for: looking takes a tenth of the time that saying the version does.
    fileprivate static var hasProperties: Bool { MemoryLayout<Self>.size > 0 }

    /// The type's name on the command line.
    static var name: String { _commandConfiguration.commandName ?? _typeName(self, qualified: false).kebabCased }
}
