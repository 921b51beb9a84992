/// A value that is known by its place: `<name>`.
@propertyWrapper
public final class Argument<Value>: ParsedArgument<Value> {
    /// The compiler wants it for `@Argument var name: Type` without parentheses, and then takes a fitting initializer.
    @available(*, unavailable, message: "The type must be ExpressibleByArgument, or have a transform.")
    public convenience init() {
        preconditionFailure("Not available.")
    }

    /// The value that was given, or the default.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
}
