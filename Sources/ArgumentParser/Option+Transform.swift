extension Option {
    /// Declares an option with a default, whose words `transform` reads.
    public convenience init(
        wrappedValue: Value,
        name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> Value
    ) {
        self.init(parsed: .scalar(.option(name, parsing, help), initial: wrappedValue, transform))
    }

    /// Declares an option that must be given, whose words `transform` reads.
    @_disfavoredOverload
    public convenience init(
        name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> Value
    ) {
        self.init(parsed: .scalar(.option(name, parsing, help), initial: nil, transform))
    }

    /// Declares an option that may be left out, whose words `transform` reads.
    public convenience init<T>(
        name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> T
    ) where Value == T? {
        self.init(parsed: .optional(.option(name, parsing, help), transform))
    }

    /// Declares an option that may be left out, with the default `nil` written out.
    public convenience init<T>(
        wrappedValue: _OptionalNilComparisonType,
        name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> T
    ) where Value == T? {
        self.init(parsed: .optional(.option(name, parsing, help), transform))
    }

    /// Declares an option that can be given several times, whose words `transform` reads.
    public convenience init<T>(
        wrappedValue: [T],
        name: NameSpecification = .long,
        parsing: ArrayParsingStrategy = .singleValue,
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> T
    ) where Value == [T] {
        self.init(parsed: .array(.option(name, parsing, help), initial: wrappedValue, transform))
    }

    /// Declares an option that must be given once or several times, whose words `transform` reads.
    public convenience init<T>(
        name: NameSpecification = .long,
        parsing: ArrayParsingStrategy = .singleValue,
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> T
    ) where Value == [T] {
        self.init(parsed: .array(.option(name, parsing, help), initial: nil, transform))
    }
}
