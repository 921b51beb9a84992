/// Arguments that several commands share, declared once as a type of their own.
@propertyWrapper
public final class OptionGroup<Value: ParsableArguments>: ParsedProperty {
    private var value: Value?
    private lazy var declaration = Declaration(Value.self)
    private let title: String
    private let visibility: ArgumentVisibility

    /// Includes the arguments of `Value`; with a title they are a section of their own in the help.
    public init(title: String = "", visibility: ArgumentVisibility = .default) {
        self.title = title
        self.visibility = visibility
    }

    /// The arguments as parsed; before parsing, their defaults.
    public var wrappedValue: Value {
        get { value ?? Value() }
        set { value = newValue }
    }

    override func definitions(key: String) -> [ArgumentDefinition] {
        declaration.definitions.map { definition in
            var result = definition
            if !title.isEmpty { result.section = title }
            if visibility == .hidden { result.help.visibility = .hidden }
            return result
        }
    }

    override func fill(from matched: inout ArraySlice<MatchedArgument>) throws {
        value = try declaration.filled(from: &matched) as? Value
    }
}
