extension Argument where Value: ExpressibleByArgument {
    /// Declares an argument with a default.
    public convenience init(
        wrappedValue: Value,
        help: ArgumentHelp? = nil
    ) {
        let definition = ArgumentDefinition.positional(help).of(Value.self, initial: [wrappedValue])
        self.init(parsed: .scalar(definition, initial: wrappedValue, Value.read))
    }

    /// Declares an argument that must be given.
    public convenience init(help: ArgumentHelp? = nil) {
        let definition = ArgumentDefinition.positional(help).of(Value.self)
        self.init(parsed: .scalar(definition, initial: nil, Value.read))
    }
}

extension Argument {
    /// Declares an argument that may be left out.
    public convenience init<T: ExpressibleByArgument>(help: ArgumentHelp? = nil) where Value == T? {
        self.init(parsed: .optional(.positional(help).of(T.self), T.read))
    }

    /// Declares an argument that may be left out, with the default `nil` written out.
    public convenience init<T: ExpressibleByArgument>(
        wrappedValue: _OptionalNilComparisonType,
        help: ArgumentHelp? = nil
    ) where Value == T? {
        self.init(help: help)
    }

    /// Declares an argument that takes all the words that are left.
    public convenience init<T: ExpressibleByArgument>(
        wrappedValue: [T],
        help: ArgumentHelp? = nil
    ) where Value == [T] {
        let definition = ArgumentDefinition.positional(help).of(T.self, initial: wrappedValue)
        self.init(parsed: .array(definition, initial: wrappedValue, T.read))
    }

    /// Declares an argument that takes all the words that are left, at least one.
    public convenience init<T: ExpressibleByArgument>(help: ArgumentHelp? = nil) where Value == [T] {
        self.init(parsed: .array(.positional(help).of(T.self), initial: nil, T.read))
    }
}
