/// Arguments that several commands share, declared once as a type of their own.
@propertyWrapper
public struct OptionGroup<Value: ParsableArguments>: Decodable, ParsedProperty {
    private var value: Value?
    private let title: String
    private let visibility: ArgumentVisibility

    /// Includes the arguments of `Value`; with a title they are a section of their own in the help.
    public init(title: String = "", visibility: ArgumentVisibility = .default) {
        self.title = title
        self.visibility = visibility
    }

    /// Never of use: arguments come from the command line, and any other decoder is refused.
    public init(from decoder: any Decoder) throws {
        throw PropertyDecoder.refusal(decoder)
    }

    /// The arguments as parsed; before parsing, their defaults.
    public var wrappedValue: Value {
        get { value ?? Value() }
        set { value = newValue }
    }

    func definitions(key: String) -> [ArgumentDefinition] {
        Value.definitions().map { definition in
            var result = definition
            if !title.isEmpty { result.section = title }
            if visibility == .hidden { result.help.visibility = .hidden }
            return result
        }
    }

    func filled(from matched: inout ArraySlice<MatchedArgument>) throws -> OptionGroup {
        var result = self
        result.value = try Value.filled(from: &matched)
        return result
    }
}

extension OptionGroup: Sendable where Value: Sendable {}
