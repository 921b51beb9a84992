/// A switch: `--dry-run`.
@propertyWrapper
public final class Flag<Value>: ParsedArgument<Value> {
    /// The compiler wants it for `@Flag var name: Type` without parentheses, and then takes a fitting initializer.
    @available(*, unavailable, message: "A flag is a Bool, or with an inversion a Bool?.")
    public convenience init() {
        preconditionFailure("Not available.")
    }

    /// Whether the flag was given, or its default.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
}

extension Flag where Value == Bool {
    /// Declares a flag.
    public convenience init(wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp? = nil) {
        let definition = ArgumentDefinition(.flag(name, isInvertible: false), help)
        self.init(parsed: .scalar(definition, initial: wrappedValue) { $0 == "true" })
    }

    /// Declares a flag that can be taken back.
    public convenience init(
        wrappedValue: Bool, name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp? = nil
    ) {
        var definition = ArgumentDefinition(.flag(name, isInvertible: true), help)
        definition.defaultDescription = "\(wrappedValue)"
        self.init(parsed: .scalar(definition, initial: wrappedValue) { $0 == "true" })
    }

    /// Declares a flag of which one form must be given.
    public convenience init(name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp? = nil) {
        let definition = ArgumentDefinition(.flag(name, isInvertible: true), help)
        self.init(parsed: .scalar(definition, initial: nil) { $0 == "true" })
    }
}

extension Flag where Value == Bool? {
    /// Declares a flag that is `nil` when neither form is given.
    public convenience init(name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp? = nil) {
        self.init(parsed: .optional(ArgumentDefinition(.flag(name, isInvertible: true), help)) { $0 == "true" })
    }

    /// Declares a flag that is `nil` when neither form is given, with the default `nil` written out.
    public convenience init(
        wrappedValue: _OptionalNilComparisonType,
        name: NameSpecification = .long,
        inversion: FlagInversion,
        help: ArgumentHelp? = nil
    ) {
        self.init(name: name, inversion: inversion, help: help)
    }
}
