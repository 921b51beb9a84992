extension Option where Value: ExpressibleByArgument {
    /// Declares an option with a default.
    public convenience init(
        wrappedValue: Value,
        name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil
    ) {
        let definition = ArgumentDefinition.option(name, parsing, help).of(Value.self, initial: [wrappedValue])
        self.init(parsed: .scalar(definition, initial: wrappedValue, Value.read))
    }

    /// Declares an option that must be given.
    public convenience init(
        name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil
    ) {
        let definition = ArgumentDefinition.option(name, parsing, help).of(Value.self)
        self.init(parsed: .scalar(definition, initial: nil, Value.read))
    }
}

extension Option {
    /// Declares an option that may be left out.
    public convenience init<T: ExpressibleByArgument>(
        name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil
    ) where Value == T? {
        self.init(parsed: .optional(.option(name, parsing, help).of(T.self), T.read))
    }

    /// Declares an option that may be left out, with the default `nil` written out.
    public convenience init<T: ExpressibleByArgument>(
        wrappedValue: _OptionalNilComparisonType,
        name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil
    ) where Value == T? {
        self.init(name: name, parsing: parsing, help: help)
    }

    /// Declares an option that can be given several times.
    public convenience init<T: ExpressibleByArgument>(
        wrappedValue: [T],
        name: NameSpecification = .long,
        parsing: ArrayParsingStrategy = .singleValue,
        help: ArgumentHelp? = nil
    ) where Value == [T] {
        let definition = ArgumentDefinition.option(name, parsing, help).of(T.self, initial: wrappedValue)
        self.init(parsed: .array(definition, initial: wrappedValue, T.read))
    }

    /// Declares an option that must be given once or several times.
    public convenience init<T: ExpressibleByArgument>(
        name: NameSpecification = .long,
        parsing: ArrayParsingStrategy = .singleValue,
        help: ArgumentHelp? = nil
    ) where Value == [T] {
        self.init(parsed: .array(.option(name, parsing, help).of(T.self), initial: nil, T.read))
    }
}
