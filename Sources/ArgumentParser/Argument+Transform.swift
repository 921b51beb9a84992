extension Argument {
    /// Declares an argument with a default, whose words `transform` reads.
    public convenience init(
        wrappedValue: Value,
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> Value
    ) {
        self.init(parsed: .scalar(.positional(help), initial: wrappedValue, transform))
    }

    /// Declares an argument that must be given, whose words `transform` reads.
    @_disfavoredOverload
    public convenience init(
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> Value
    ) {
        self.init(parsed: .scalar(.positional(help), initial: nil, transform))
    }

    /// Declares an argument that may be left out, whose words `transform` reads.
    public convenience init<T>(
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> T
    ) where Value == T? {
        self.init(parsed: .optional(.positional(help), transform))
    }

    /// Declares an argument that may be left out, with the default `nil` written out.
    public convenience init<T>(
        wrappedValue: _OptionalNilComparisonType,
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> T
    ) where Value == T? {
        self.init(parsed: .optional(.positional(help), transform))
    }

    /// Declares an argument that takes all the words that are left, whose words `transform` reads.
    public convenience init<T>(
        wrappedValue: [T],
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> T
    ) where Value == [T] {
        self.init(parsed: .array(.positional(help), initial: wrappedValue, transform))
    }

    /// Declares an argument that takes all the words that are left, at least one, whose words `transform` reads.
    public convenience init<T>(
        help: ArgumentHelp? = nil,
        transform: @escaping @Sendable (String) throws -> T
    ) where Value == [T] {
        self.init(parsed: .array(.positional(help), initial: nil, transform))
    }
}
